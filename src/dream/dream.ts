import type { Presence } from '../journal/actor.js';
import { changeWorkspace } from '../journal/change-workspace.js';
import type { Plan } from '../journal/plan.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Obstacle, Verdict } from './judge-candidate.js';
import { type DreamPlan, planDream, rounded } from './plan-dream.js';

export type DreamReport = {
  readonly applied: boolean;
  readonly gate: Workspace['config']['dreaming']['gate'];
  readonly promoted: readonly Promoted[];
  /** Recalled memories that are not promoted. */
  readonly rejected: readonly { readonly id: string; readonly reasons: readonly string[]; readonly missing: object }[];
  /** Why nothing was promoted, in one sentence; null where something was. */
  readonly why: string | null;
  readonly commit?: string | null;
  readonly undo?: string | null;
};

export type Promoted = {
  readonly id: string;
  readonly text: string;
  readonly score: number;
  readonly hits: number;
  readonly days: number;
};

export type Dreaming = {
  /** Without it nothing is written. */
  readonly apply?: boolean | undefined;
  readonly presence?: Presence | undefined;
  readonly onWait?: ((holder: string) => void) | undefined;
};

/** Promotes often-recalled memories into core memory: one commit, one undo. Idempotent. */
export async function dream(workspace: Workspace, options: Dreaming = {}): Promise<DreamReport> {
  const { apply = false, presence = 'unattended', onWait } = options;
  if (!apply) return (await previewDream(workspace)).answer;
  const planned: DreamPlan[] = [];
  const change = await changeWorkspace(workspace, {
    mutation: 'dream --apply',
    trigger: 'agentsoul dream --apply',
    presence,
    plan: async () => {
      const next = await planDream(workspace);
      planned.push(next);
      return next.plan;
    },
    ...(onWait !== undefined && { onWait }),
  });
  const last = planned.at(-1);
  if (last === undefined) throw new Error('The journal changed a workspace without asking for a plan.');
  const made = change.state === 'changed' ? { commit: change.commit, undo: change.undo } : {};
  return { applied: true, ...reportOf(workspace, last), ...made };
}

/** What would be promoted. Writes nothing. */
export async function previewDream(
  workspace: Workspace,
): Promise<{ readonly plan: Plan; readonly answer: Omit<DreamReport, 'commit' | 'undo'> }> {
  const planned = await planDream(workspace);
  return { plan: planned.plan, answer: { applied: false, ...reportOf(workspace, planned) } };
}

function reportOf(
  { config }: Workspace,
  { promoted, rejected }: DreamPlan,
): Omit<DreamReport, 'applied' | 'commit' | 'undo'> {
  return {
    gate: config.dreaming.gate,
    promoted: promoted.map(({ candidate: { entry, text, recalls }, score }) => ({
      id: entry.id,
      text,
      score: rounded(score),
      hits: recalls.hits,
      days: recalls.days.length,
    })),
    rejected: rejected.map(({ candidate, obstacles, missing }) => ({
      id: candidate.entry.id,
      reasons: obstacles.map(({ says }) => says),
      missing,
    })),
    why: promoted.length > 0 ? null : whyNothing(rejected),
  };
}

const stopped: Readonly<Record<Obstacle['kind'], string>> = {
  recalls: 'not recalled often enough',
  queries: 'found by too few different queries',
  days: 'recalled on too few days',
  score: 'below the required score',
  promoted: 'part of core memory since an earlier dream',
  kind: 'of a kind that is not promoted',
  date: 'without a date',
  room: 'bound to a room',
  archived: 'archived',
  superseded: 'replaced by a newer value',
  junk: 'no facts',
  known: 'already in core memory',
  contradiction: 'contradicted by something else',
  source: 'from outside and not reviewed',
  secret: 'holding a secret',
  security: 'refused by a security rule',
  full: 'too long for core memory',
};

/** Names the most common obstacle. */
function whyNothing(rejected: readonly Verdict[]): string {
  if (rejected.length === 0) return 'Nothing was promoted: no memory has been recalled yet.';
  const counts = new Map<Obstacle['kind'], number>();
  for (const { obstacles } of rejected)
    for (const kind of new Set(obstacles.map((obstacle) => obstacle.kind)))
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  const [kind, count] = most ?? ['recalls' as const, 0];
  const of = rejected.length === 1 ? '1 memory that was recalled' : `${rejected.length} memories that were recalled`;
  return `Nothing was promoted: of ${of}, ${count} ${count === 1 ? 'is' : 'are'} ${stopped[kind]}.`;
}
