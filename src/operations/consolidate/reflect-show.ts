import type { ProposalDocument } from '../../reflect/decide/proposal-json.js';
import { showPending } from '../../reflect/decide/show-pending.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

/** The proposal for programs, and as its file shows it to people. */
export type ShownProposal = ProposalDocument & { readonly text: string };

export const handler = defineHandler({
  input: field.nothing,
  async run(call): Promise<ShownProposal> {
    const { document, text } = await showPending(await call.workspace());
    return { ...document, text };
  },
});
