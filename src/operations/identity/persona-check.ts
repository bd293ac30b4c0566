import * as z from 'zod/mini';
import { checkPersonas, type PersonaCheck } from '../../render/check-personas.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export type CheckedPersonas = PersonaCheck & {
  /** What is wrong with the settings that decide it. */
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
};

export const handler = defineHandler({
  input: z.strictObject({ session: field.word }),
  async run(call, { session }): Promise<CheckedPersonas> {
    const workspace = await call.workspace();
    return { ...(await checkPersonas(workspace, { session })), warnings: workspace.loadedConfig.warnings };
  },
});
