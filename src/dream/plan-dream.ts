import { findContradictions } from '../entries/compare/find-contradictions.js';
import { findDuplicates } from '../entries/compare/find-duplicates.js';
import type { Plan } from '../journal/plan.js';
import { requireStore } from '../memory/stores/require-store.js';
import type { Workspace } from '../workspace/workspace.js';
import { planDiary } from './dream-diary.js';
import { fitIntoCoreMemory } from './fit-into-core-memory.js';
import { judgeCandidate, type Obstacle, type Verdict } from './judge-candidate.js';
import { formatLedger, type Ledger, ledgerFile, readLedger } from './promotion-ledger.js';
import { readCandidates } from './read-candidates.js';

export type DreamPlan = {
  readonly plan: Plan;
  /** The best first. */
  readonly promoted: readonly Verdict[];
  /** Every other recalled memory, nearest to promotion first. */
  readonly rejected: readonly Verdict[];
};

/** Decides which memories are promoted. Writes nothing. */
export async function planDream(workspace: Workspace): Promise<DreamPlan> {
  requireStore(workspace, 'core');
  const { recalled, ...standards } = await workspace.snapshot(async (reader) => {
    const candidates = await readCandidates(workspace, reader);
    return {
      core: candidates.core,
      newerOf: candidates.newerOf,
      recalled: candidates.all.filter(({ recalls }) => recalls.hits > 0),
      ledger: await readLedger(workspace, reader),
    };
  });
  const verdicts: Verdict[] = [];
  for (const candidate of recalled) verdicts.push(await judgeCandidate(workspace, candidate, standards));
  verdicts.sort(
    (one, other) => other.score - one.score || (one.candidate.entry.id < other.candidate.entry.id ? -1 : 1),
  );
  const { agreed, contrary } = withoutContraries(verdicts.filter(({ obstacles }) => obstacles.length === 0));
  const { worthy, repeated } = withoutRepeats(agreed);
  const fitted = await fitIntoCoreMemory(workspace, worthy);
  const full = fitted.left.map(({ verdict, over }) =>
    hindered(verdict, { kind: 'full', says: 'core memory is full' }, { [workspace.budgets.unit]: over }),
  );
  const hinderedOnes = verdicts.filter(({ obstacles }) => obstacles.length > 0);
  const rejected = [...full, ...repeated, ...contrary, ...hinderedOnes].sort((one, other) => other.score - one.score);
  const count = `${fitted.kept.length} ${fitted.kept.length === 1 ? 'memory' : 'memories'}`;
  return {
    promoted: fitted.kept,
    rejected,
    plan: {
      edits:
        fitted.content === null
          ? []
          : [
              { path: fitted.path, content: fitted.content },
              await planDiary(workspace, { promoted: fitted.kept, rejected }),
              { path: ledgerFile(workspace), content: formatLedger(noted(workspace, standards.ledger, fitted.kept)) },
            ],
      summary: `dream: promote ${count}`,
    },
  };
}

function hindered(verdict: Verdict, obstacle: Obstacle, missing: Verdict['missing'] = {}): Verdict {
  return { ...verdict, obstacles: [obstacle], missing };
}

/** If two contradict each other and neither is newer, neither is promoted. */
function withoutContraries(verdicts: readonly Verdict[]): { agreed: Verdict[]; contrary: Verdict[] } {
  const agreed: Verdict[] = [];
  const contrary: Verdict[] = [];
  const told = verdicts.map(({ candidate }) => ({ ...candidate.entry, text: candidate.text }));
  for (const verdict of verdicts) {
    const { text, entry } = verdict.candidate;
    const others = told.filter(({ id }) => id !== entry.id);
    const [other] = findContradictions({ text, type: entry.about.type }, others);
    if (other === undefined) agreed.push(verdict);
    else contrary.push(hindered(verdict, { kind: 'contradiction', says: `${other.id} says otherwise` }));
  }
  return { agreed, contrary };
}

/** Of several duplicates, the most recalled one is promoted. */
function withoutRepeats(verdicts: readonly Verdict[]): { worthy: Verdict[]; repeated: Verdict[] } {
  const worthy: Verdict[] = [];
  const repeated: Verdict[] = [];
  for (const verdict of verdicts) {
    const before = worthy.map(({ candidate }) => ({ ...candidate.entry, text: candidate.text }));
    const [same] = findDuplicates(verdict.candidate.text, before);
    if (same === undefined) worthy.push(verdict);
    else repeated.push(hindered(verdict, { kind: 'known', says: `${same.id} says the same` }));
  }
  return { worthy, repeated };
}

function noted({ at }: Workspace, { promoted }: Ledger, kept: readonly Verdict[]): Ledger {
  const time = at.toISOString().replace(/\.\d{3}Z$/, 'Z');
  const added = kept.map(
    ({ score, candidate: { entry, recalls } }) =>
      [entry.id, { at: time, score: rounded(score), hits: recalls.hits, days: recalls.days.length }] as const,
  );
  return { promoted: new Map([...promoted, ...added]) };
}

export function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
