import { readProcessedMemories } from '../entries/records/processed-memories.js';
import type { Presence } from '../journal/actor.js';
import { changeWorkspace } from '../journal/change-workspace.js';
import type { Plan } from '../journal/plan.js';
import { recordReflectionRun } from '../journal/record-reflection-run.js';
import { sealProposal } from '../journal/seal-reflection-proposal.js';
import type { PendingProposal } from '../proposals/reflection/pending-reflection.js';
import { refuseWhilePending } from '../proposals/reflection/pending-status.js';
import type { Workspace } from '../workspace/workspace.js';
import { type ProposalDocument, proposalDocument } from './decide/proposal-json.js';
import { type DraftProposal, draftProposal, planLookedAt, planReflect } from './plan-reflect.js';
import { type ProposedChanges, type ProposeOptions, proposeChanges } from './propose/propose-changes.js';
import { screenChanges } from './propose/screen-changes.js';
import { hashIdea } from './records/hash-idea.js';
import { readRejectedIdeas } from './records/rejected-ideas.js';
import { memoryFingerprint } from './schedule/memory-fingerprint.js';

export type Proposer = (workspace: Workspace, options: ProposeOptions) => Promise<ProposedChanges>;

export type ReflectOptions = {
  /** Replaces a pending proposal. */
  readonly replace?: boolean;
  /** Reads all notes, including processed ones. */
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

/** No id means that there was nothing to propose. */
export type Reflected = ProposalDocument & { readonly commit: string | null; readonly undo: string | null };

/** Creates a proposal from the memories and stores it for a decision. Never applies it. */
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
  await recordReflectionRun(workspace.root, { at: workspace.at.toISOString(), looks: isEmpty ? looks : null });
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

/** Proposing takes long and holds no lock, so it is repeated if memories changed in the meantime. */
async function draftFromMemories(workspace: Workspace, options: ReflectOptions): Promise<Drafted> {
  const looksNow = () => workspace.snapshot((reader) => memoryFingerprint(workspace, reader));
  for (let attempt = 0; ; attempt++) {
    const looks = await looksNow();
    const draft = await draftOnce(workspace, options);
    if (attempt === maxTries || (await looksNow()) === looks) return { draft, looks };
  }
}

/** With constant writes the proposal may be outdated when approved; approval detects that. */
const maxTries = 3;

async function draftOnce(workspace: Workspace, options: ReflectOptions): Promise<DraftProposal> {
  const { propose = proposeChanges, model = null, again = false, onProgress } = options;
  const known = await workspace.snapshot(async (reader) => ({
    processed: await readProcessedMemories(workspace, reader),
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
