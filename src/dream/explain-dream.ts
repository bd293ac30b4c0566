import { lookupNames } from '../entries/access/audience.js';
import { SoulError } from '../errors/soul-error.js';
import { findMemory } from '../memory/find-memory.js';
import type { Workspace } from '../workspace/workspace.js';
import { judgeCandidate } from './judge-candidate.js';
import { planDream, rounded } from './plan-dream.js';
import type { Gate } from './promotion-gates.js';
import { readLedger } from './promotion-ledger.js';
import { type SignalName, signalNames, weights } from './promotion-signals.js';
import { readCandidates } from './read-candidates.js';

export type DreamExplanation = {
  readonly id: string;
  readonly text: string;
  /** Whether the next `dream --apply` would promote it. */
  readonly wouldBePromoted: boolean;
  readonly score: number;
  readonly hits: number;
  readonly queries: number;
  readonly days: readonly string[];
  readonly signals: readonly { readonly name: SignalName; readonly value: number; readonly weight: number }[];
  readonly gates: readonly (Pick<Gate, 'name' | 'has' | 'needs'> & { readonly isOpen: boolean })[];
  /** All obstacles, as text. */
  readonly reasons: readonly string[];
  readonly missing: object;
};

/** Why a memory would or would not be promoted: every signal, every gate and every obstacle. */
export async function explainDream(workspace: Workspace, called: string): Promise<DreamExplanation> {
  const { candidate, standards } = await workspace.snapshot(async (reader) => {
    const names = lookupNames(workspace, { kind: 'main' });
    const { id } = await findMemory(workspace, reader, { called, names });
    const candidates = await readCandidates(workspace, reader);
    const found = candidates.all.find(({ entry }) => entry.id === id);
    const { core, newerOf } = candidates;
    return { candidate: found, standards: { core, newerOf, ledger: await readLedger(workspace, reader) } };
  });
  if (candidate === undefined) {
    throw new SoulError('unknown-memory', `"${called}" is not a memory that can be promoted.`, {
      hint: 'Memories in core memory and whole entities cannot be promoted. Use the id of one memory or fact, as printed by `agentsoul search`.',
    });
  }
  const verdict = await judgeCandidate(workspace, candidate, { ...standards, asksAll: true });
  const { id } = candidate.entry;
  const { promoted, rejected } = await planDream(workspace);
  const atLast = rejected.find((other) => other.candidate.entry.id === id && verdict.obstacles.length === 0);
  return {
    id,
    text: candidate.text,
    wouldBePromoted: promoted.some((other) => other.candidate.entry.id === id),
    score: rounded(verdict.score),
    hits: candidate.recalls.hits,
    queries: candidate.recalls.queries,
    days: candidate.recalls.days,
    signals: signalNames.map((name) => ({ name, value: rounded(verdict.signals[name]), weight: weights[name] })),
    gates: verdict.gates.map(({ name, has, needs, isOpen }) => ({ name, has: rounded(has), needs, isOpen })),
    reasons: (atLast ?? verdict).obstacles.map(({ says }) => says),
    missing: (atLast ?? verdict).missing,
  };
}
