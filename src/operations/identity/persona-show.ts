import * as z from 'zod/mini';
import type { Persona } from '../../identity/persona.js';
import { readPersona } from '../../identity/plan-persona-import.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({ withStyle: field.flag }),
  async run(call, { withStyle = false }): Promise<{ readonly persona: Persona }> {
    return { persona: await readPersona(await call.workspace(), { withStyle }) };
  },
});
