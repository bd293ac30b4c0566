import { configJsonSchema } from '../../config/config-json-schema.js';
import { profiles } from '../../profiles/layouts.generated.js';
import { nothing } from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: nothing,
  async run() {
    return configJsonSchema({ profiles: profiles.map(({ name }) => name) });
  },
});
