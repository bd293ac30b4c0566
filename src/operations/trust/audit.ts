import * as z from 'zod/mini';
import { auditWorkspace } from '../../audit/audit-workspace.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({
    base: z.optional(field.text('Give a revision to compare with, for example origin/main')),
    hasLooked: field.flag,
  }),
  run: async (call, options) => auditWorkspace(await call.workspace(), options),
});
