import { checkPersonas, type PersonaCheck } from '../../render/check-personas.js';
import type { Workspace } from '../../workspace/workspace.js';
import { nothing } from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

/** An alternate persona as the settings describe it, and whether it can be used. */
export type ListedPersona = Omit<Partial<Workspace['config']['personas'][number]>, 'sha256'> &
  PersonaCheck['personas'][number];

export const handler = defineHandler({
  input: nothing,
  async run(call): Promise<{ readonly personas: readonly ListedPersona[] }> {
    const workspace = await call.workspace();
    const { personas } = await checkPersonas(workspace);
    return { personas: personas.map((persona, index) => ({ ...workspace.config.personas[index], ...persona })) };
  },
});
