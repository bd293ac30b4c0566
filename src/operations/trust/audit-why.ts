import * as z from 'zod/mini';
import { explainMemory } from '../../audit/why/explain-memory.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({
    memory: field.text('Give the id of a memory, or words of it'),
    scope: field.scope,
  }),
  run: async (call, { memory }) => explainMemory(await call.workspace(), memory.trim(), { scope: call.scope }),
});
