import * as z from 'zod/mini';
import { detectTrigger } from '../../memory/detect/detect-trigger.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({ message: field.text('Give the message that was said') }),
  run: async (_, { message }) => detectTrigger(message),
});
