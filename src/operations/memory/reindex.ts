import * as z from 'zod/mini';
import { reindex } from '../../search/reindex.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({ full: field.flag }),
  async run({ workspace, onProgress }, { full }) {
    return reindex(await workspace(), { full, onProgress });
  },
});
