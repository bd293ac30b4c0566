import { findContradictions } from '../entries/compare/find-contradictions.js';
import { findDuplicates } from '../entries/compare/find-duplicates.js';
import type { Entry } from '../entries/entry.js';
import { findObjections } from '../memory/lint-new-memory.js';
import { findSecrets } from '../secrets/find-secrets.js';
import { dayAt } from '../workspace/calendar-days.js';
import type { Workspace } from '../workspace/workspace.js';
import { checkGates, describeGate, type Gate, lacking } from './promotion-gates.js';
import type { Ledger } from './promotion-ledger.js';
import { measureSignals, type Signals, scoreOf } from './promotion-signals.js';
import type { Candidate } from './read-candidates.js';
import { whyUnsuitable } from './unsuitable-text.js';

/** What keeps a memory from being promoted. Never quotes the memory. */
export type Obstacle = {
  readonly kind:
    | Gate['name']
    | 'promoted'
    | 'kind'
    | 'date'
    | 'room'
    | 'archived'
    | 'superseded'
    | 'junk'
    | 'known'
    | 'contradiction'
    | 'source'
    | 'secret'
    | 'security'
    | 'full';
  readonly says: string;
};

export type Verdict = {
  readonly candidate: Candidate;
  readonly signals: Signals;
  readonly score: number;
  readonly gates: readonly Gate[];
  readonly obstacles: readonly Obstacle[];
  /** How much of what is missing. */
  readonly missing: Readonly<Record<string, number>>;
};

export type Standards = {
  readonly core: readonly Entry[];
  readonly ledger: Ledger;
  /** The id of the memory with a newer value, as in search; null if there is none. */
  readonly newerOf: (entry: Entry) => string | null;
  /** Runs all checks, even if too few recalls already exclude the memory. */
  readonly asksAll?: boolean;
};

/** Whether a memory is promoted, and if not, all obstacles. */
export async function judgeCandidate(
  workspace: Workspace,
  candidate: Candidate,
  { core, ledger, newerOf, asksAll = false }: Standards,
): Promise<Verdict> {
  const { dreaming } = workspace.config;
  const today = dayAt(workspace.at, workspace.timezone);
  const circumstances = { today, halfLifeDays: dreaming.halfLifeDays, concepts: candidate.concepts };
  const signals = measureSignals(candidate.recalls, circumstances);
  const score = scoreOf(signals);
  const gates = checkGates(dreaming, candidate.recalls, score);
  const closed = gates.filter(({ isOpen }) => !isOpen);
  const obstacles: Obstacle[] = [
    ...standing(candidate, ledger),
    ...closed.map((gate) => ({ kind: gate.name, says: describeGate(gate) })),
  ];
  // The linter is slow, and most memories are not recalled often enough anyway.
  if (asksAll || obstacles.length === 0)
    obstacles.push(...(await objectionsTo(workspace, candidate, { core, newerOf })));
  const missing = Object.fromEntries(closed.map((gate) => [gate.name, lacking(gate)]));
  return { candidate, signals, score, gates, obstacles, missing };
}

/** Obstacles known from its location and metadata. */
function standing({ entry, isOfKind, isArchived, source }: Candidate, { promoted }: Ledger): Obstacle[] {
  const earlier = promoted.get(entry.id);
  const holds: readonly (readonly [boolean, Obstacle['kind'], string])[] = [
    [earlier !== undefined, 'promoted', `already promoted on ${earlier?.at.slice(0, 10)}`],
    [!isOfKind, 'kind', 'only episodes, notes and facts of entities are promoted'],
    [entry.day === null, 'date', 'it has no date'],
    [entry.about.room !== null || entry.role === 'rooms', 'room', 'it belongs to a room'],
    [isArchived, 'archived', 'it is archived'],
    [entry.isSuperseded, 'superseded', 'a newer value replaced it'],
    [entry.about.contradicts !== undefined, 'contradiction', 'it is contradicted by another memory'],
    [!isReviewed(source), 'source', `it comes from ${source}, and was not reviewed`],
  ];
  return holds.flatMap(([isSo, kind, says]) => (isSo ? [{ kind, says }] : []));
}

/** What was said in conversation, concluded in reflection or committed after a review. */
function isReviewed(source: string | null): boolean {
  return (
    source === null || /^(?:conversation|user-explicit|user|manual|reflection\b.*|dream|subagent:.*)$/i.test(source)
  );
}

async function objectionsTo(
  { at }: Workspace,
  { text, entry }: Candidate,
  { core, newerOf }: Pick<Standards, 'core' | 'newerOf'>,
): Promise<Obstacle[]> {
  const junk = entry.about.type === 'task' ? 'it is a task' : whyUnsuitable(text);
  const newer = entry.isSuperseded ? null : newerOf(entry);
  const [same] = findDuplicates(text, core);
  const [contrary] = findContradictions({ text, type: null }, core);
  const [secret] = await findSecrets(text);
  const rules = secret === undefined ? await findObjections(text, { at }) : [];
  return [
    ...(newer === null ? [] : [{ kind: 'superseded', says: `a newer value replaced it (${newer})` } as const]),
    ...(junk === null ? [] : [{ kind: 'junk', says: junk } as const]),
    ...(same === undefined || contrary !== undefined
      ? []
      : [{ kind: 'known', says: `core memory already contains it (${same.id})` } as const]),
    ...(contrary === undefined
      ? []
      : [{ kind: 'contradiction', says: `core memory contradicts it (${contrary.id})` } as const]),
    ...(secret === undefined
      ? []
      : [{ kind: 'secret', says: `it contains a likely secret (${secret.kind})` } as const]),
    ...(rules.length === 0
      ? []
      : [{ kind: 'security', says: `a security rule objects (${rules.join(', ')})` } as const]),
  ];
}
