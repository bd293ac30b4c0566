import * as z from 'zod/mini';
import { getConfigValue } from '../../config/show-config.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({ key: field.text('Name a setting, such as memory.decay.lambda') }),
  async run(call, { key }) {
    const { loadedConfig } = await call.workspace();
    return getConfigValue(loadedConfig, key);
  },
});
