import * as z from 'zod/mini';
import { readDue } from '../../reflect/schedule/is-reflection-due.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({ sessionEnd: field.flag }),
  run: async (call, { sessionEnd = false }) => readDue(await call.workspace(), { sessionEnd }),
});
