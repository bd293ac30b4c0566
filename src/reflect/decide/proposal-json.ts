import type { PendingChange, PendingProposal } from '../../proposals/reflection/pending-reflection.js';
import { pendingTextFile } from '../../proposals/reflection/reflection-file-paths.js';
import type { SectionEdit } from '../../proposals/reflection/section-edit.js';
import type { Layout } from '../../workspace/role-paths.js';

/** A proposal as programs get it. Without an id there is nothing to decide on. */
export type ProposalDocument = {
  readonly id: string | null;
  readonly number: number | null;
  readonly path: string | null;
  readonly at: string | null;
  readonly tokens: PendingProposal['tokens'];
  readonly processed: PendingProposal['processed'];
  readonly changes: readonly ChangeDocument[];
  readonly by: PendingProposal['by'];
  readonly answeredBy: PendingProposal['answeredBy'];
  readonly next: string | null;
  readonly guidance: readonly string[];
  readonly notes: readonly string[];
};

export type ChangeDocument = Pick<PendingChange, 'n' | 'kind' | 'summary' | 'evidence'> & {
  /** The files it would change, each once. */
  readonly edits: readonly string[];
  readonly exactEdits: readonly SectionEdit[];
};

export function proposalDocument(layout: Layout, proposal: PendingProposal): ProposalDocument {
  const { id, number, at, tokens, processed, changes, by, answeredBy, next, guidance, notes } = proposal;
  return {
    id,
    number,
    path: pendingTextFile(layout),
    at,
    tokens,
    processed,
    changes: changes.map(changeDocument),
    by,
    answeredBy,
    next,
    guidance,
    notes,
  };
}

function changeDocument({ n, kind, summary, evidence, edits }: PendingChange): ChangeDocument {
  const exactEdits = edits.map(({ anchor: _, ...edit }) => edit);
  return { n, kind, summary, evidence, edits: [...new Set(edits.map(({ path }) => path))], exactEdits };
}
