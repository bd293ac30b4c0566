import * as z from 'zod/mini';
import { coreBlockNames } from '../../memory/core/block-names.js';
import * as field from '../common-input-fields.js';
import type { Call } from '../operation.js';

/** What both ways to change core memory take. */
export const coreFields = {
  line: field.text('Name the line: its id, its number or words of it'),
  block: z.optional(z.enum(coreBlockNames, { error: `Blocks are ${coreBlockNames.join(', ')}` })),
  actor: z.optional(field.text()),
};

/** A person at a terminal edits by hand; a program does so as the agent. */
export function coreActor({ actor }: { readonly actor?: string | undefined }, { presence }: Call): string | undefined {
  return actor ?? (presence === 'tty' ? 'manual' : undefined);
}
