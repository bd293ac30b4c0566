import type { ProposedChange } from '../../proposals/reflection/proposed-change.js';
import { countTokens } from '../../tokens/count-tokens.js';
import type { ReflectionInput } from '../input/reflection-input.js';
import type { CandidateChange, KnownIdeas } from './candidate-change.js';
import { whyCandidateRefused, writtenBy } from './check-candidate.js';

export type SelectedChanges = {
  readonly changes: readonly ProposedChange[];
  readonly tokens: number;
  readonly notes: readonly string[];
  /** Evidence of changes that did not fit; it is read again next time. */
  readonly left: ReadonlySet<string>;
};

type Limits = { readonly rejected: KnownIdeas; readonly maxTokens: number };

/** The most valuable changes that may be proposed and fit into the budget. */
export async function selectWithinBudget(
  material: ReflectionInput,
  candidates: readonly CandidateChange[],
  { rejected, maxTokens }: Limits,
): Promise<SelectedChanges> {
  const sorted = [...candidates].sort((one, other) => other.worth - one.worth || (one.idea < other.idea ? -1 : 1));
  const changes: ProposedChange[] = [];
  const notes: string[] = [];
  const seen = new Set<string>();
  const left = new Set<string>();
  let [tokens, turnedDown, omitted] = [0, 0, 0];
  for (const candidate of sorted) {
    if (seen.has(candidate.idea)) continue;
    seen.add(candidate.idea);
    if (rejected.has(candidate.idea)) {
      turnedDown++;
      continue;
    }
    const { kind, summary, evidence, edits, idea } = candidate;
    const size =
      tokens >= maxTokens
        ? Number.POSITIVE_INFINITY
        : await countTokens([summary, ...edits.flatMap(writtenBy)].join('\n'));
    if (tokens + size > maxTokens) {
      omitted++;
      for (const id of evidence) left.add(id);
      continue;
    }
    const refusal = await whyCandidateRefused(material, candidate);
    if (refusal !== null) {
      notes.push(`Skipped a "${kind}" change based on ${evidence.slice(0, 3).join(', ')}, because ${refusal}.`);
      continue;
    }
    tokens += size;
    changes.push({ kind, summary, evidence, edits, idea });
  }
  if (turnedDown > 0)
    notes.push(
      `${counted(turnedDown, 'change')} that you rejected before ${turnedDown === 1 ? 'is' : 'are'} not proposed again.`,
    );
  if (omitted > 0)
    notes.push(
      `${counted(omitted, 'change')} did not fit into ${maxTokens.toLocaleString('en-US')} tokens and will be proposed in the next reflection.`,
    );
  for (const change of changes) for (const id of change.evidence) left.delete(id);
  return { changes, tokens, notes, left };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
