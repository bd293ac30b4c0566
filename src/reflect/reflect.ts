import { readProcessed } from '../entries/processed.js';
import type { Presence } from '../journal/actors.js';
import { changeWorkspace } from '../journal/change.js';
import type { Plan } from '../journal/plan.js';
import { noteReflectionRun } from '../journal/reflection-run.js';
import { sealProposal } from '../journal/reflection-seal.js';
import type { PendingProposal } from '../proposals/reflection/pending-proposal.js';
import { refuseWhilePending } from '../proposals/reflection/waiting-proposal.js';
import type { Workspace } from '../workspace/workspace.js';
import { hashIdea } from './hashed-idea.js';
import { memoryLooks } from './memory-looks.js';
import { type DraftProposal, draftProposal, planLookedAt, planReflect } from './plan-reflect.js';
import { type ProposalDocument, proposalDocument } from './proposal-document.js';
import { type ProposedChanges, type ProposeOptions, proposeChanges } from './propose.js';
import { readRejectedIdeas } from './rejected-ideas.js';
import { screenChanges } from './screen-changes.js';

export type Proposer = (workspace: Workspace, options: ProposeOptions) => Promise<ProposedChanges>;

export type ReflectOptions = {
  /** Puts the new proposal in the place of one that waits. */
  readonly replace?: boolean;
  /** Looks at all notes, those too that earlier reflections are done with. */
  readonly again?: boolean;
  /** Shows the proposal and writes nothing. */
  readonly dryRun?: boolean;
  readonly presence?: Presence;
  readonly trigger?: string;
  readonly onProgress?: (phase: string) => void;
  readonly onWait?: (holder: string) => void;
  readonly propose?: Proposer;
  readonly model?: ProposeOptions['model'];
};

/** Without an id there was nothing to propose. */
export type Reflected = ProposalDocument & { readonly commit: string | null; readonly undo: string | null };

/** Makes a proposal from what the memories say and stores it for a decision. Nothing of it is ever applied here. */
export async function reflect(workspace: Workspace, options: ReflectOptions = {}): Promise<Reflected> {
  const { replace = false, dryRun = false } = options;
  if (dryRun) return { ...(await previewReflection(workspace, options)).answer, commit: null, undo: null };
  if (!replace) await workspace.snapshot((reader) => refuseWhilePending(workspace, reader));
  const { draft, looks } = await draftFromMemories(workspace, options);
  const isEmpty = draft.changes.length === 0;
  let proposal: PendingProposal | null = null;
  const change = await changeWorkspace(workspace, {
    mutation: 'reflect',
    presence: options.presence ?? 'unattended',
    trigger: options.trigger ?? 'reflect()',
    ...(options.onWait !== undefined && { onWait: options.onWait }),
    plan: async (repository) => {
      if (isEmpty) return workspace.snapshot((reader) => planLookedAt(workspace, reader, draft.processedIds));
      const planned = await workspace.snapshot((reader) =>
        planReflect(workspace, reader, { draft, repository, replace }),
      );
      proposal = planned.proposal;
      await sealProposal(workspace.root, proposal.id, Buffer.from(planned.side));
      return planned.plan;
    },
  });
  await noteReflectionRun(workspace.root, { at: workspace.at.toISOString(), looks: isEmpty ? looks : null });
  const { commit, undo } = change.state === 'changed' ? change : { commit: null, undo: null };
  return { ...documentOf(workspace, draft, proposal), commit, undo };
}

/** What `reflect` would propose and store. Asks the model too, and writes nothing. */
export async function previewReflection(
  workspace: Workspace,
  options: ReflectOptions = {},
): Promise<{ readonly plan: Plan; readonly answer: ProposalDocument }> {
  if (options.replace !== true) await workspace.snapshot((reader) => refuseWhilePending(workspace, reader));
  const { draft } = await draftFromMemories(workspace, options);
  if (draft.changes.length === 0) {
    const plan = await workspace.snapshot((reader) => planLookedAt(workspace, reader, draft.processedIds));
    return { plan, answer: documentOf(workspace, draft, null) };
  }
  const { plan, proposal } = await workspace.snapshot((reader) =>
    planReflect(workspace, reader, { draft, repository: null, replace: true }),
  );
  return { plan, answer: documentOf(workspace, draft, proposal) };
}

/** Where nothing changed since the last reflection, nothing is looked at, and the answer has no time. */
export const nothingNew: Reflected = {
  ...{ id: null, number: null, path: null, at: null },
  tokens: { used: 0, limit: 0 },
  processed: { episodes: 0, entities: 0, procedures: 0, reflections: 0, proposals: 0 },
  ...{ changes: [], by: 'rules', answeredBy: null, next: null, guidance: [], notes: [] },
  ...{ commit: null, undo: null },
};

/** Without a proposal it has no name. */
function documentOf(workspace: Workspace, draft: DraftProposal, proposal: PendingProposal | null): ProposalDocument {
  const document = proposalDocument(workspace, proposal ?? { ...draft, id: '', number: 0 });
  return proposal === null ? { ...document, id: null, number: null, path: null } : document;
}

type Drafted = { readonly draft: DraftProposal; readonly looks: string };

/** Proposing takes long and holds no lock, so it is done again where memories changed meanwhile. */
async function draftFromMemories(workspace: Workspace, options: ReflectOptions): Promise<Drafted> {
  const looksNow = () => workspace.snapshot((reader) => memoryLooks(workspace, reader));
  for (let attempt = 0; ; attempt++) {
    const looks = await looksNow();
    const draft = await draftOnce(workspace, options);
    if (attempt === maxTries || (await looksNow()) === looks) return { draft, looks };
  }
}

/** Whoever writes without end gets a proposal that may be out of date when it is approved; approval notices. */
const maxTries = 3;

async function draftOnce(workspace: Workspace, options: ReflectOptions): Promise<DraftProposal> {
  const { propose = proposeChanges, model = null, again = false, onProgress } = options;
  const known = await workspace.snapshot(async (reader) => ({
    processed: await readProcessed(workspace, reader),
    rejected: await readRejectedIdeas(workspace, reader),
  }));
  const { key, ideas } = known.rejected;
  const rejected = { has: (idea: string) => ideas.has(hashIdea(key, idea)) };
  const proposed = await propose(workspace, {
    processed: new Set(known.processed.keys()),
    again,
    rejected,
    model,
    maxTokens: workspace.config.reflection.maxTokens,
    onProgress,
  });
  const wanted = proposed.changes.filter(({ idea }) => !rejected.has(idea));
  return workspace.snapshot(async (reader) => {
    const { changes, notes } = await screenChanges(workspace, reader, wanted);
    return draftProposal(workspace, reader, { proposed, changes, notes, key });
  });
}
