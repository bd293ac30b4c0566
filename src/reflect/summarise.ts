import type { ProposedChange } from '../proposals/reflection/proposed-change.js';
import { countTokens } from '../tokens/count-tokens.js';
import type { Candidate, KnownIdeas } from './candidate.js';
import { whyRefused, writtenBy } from './check-candidate.js';
import type { Material } from './material.js';

export type Summary = {
  readonly changes: readonly ProposedChange[];
  readonly tokens: number;
  readonly notes: readonly string[];
  /** Evidence of what did not fit; it is to be looked at again. */
  readonly left: ReadonlySet<string>;
};

type Limits = { readonly rejected: KnownIdeas; readonly maxTokens: number };

/** The most valuable changes that may be proposed and fit into the budget. */
export async function summarise(
  material: Material,
  candidates: readonly Candidate[],
  { rejected, maxTokens }: Limits,
): Promise<Summary> {
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
    const refusal = await whyRefused(material, candidate);
    if (refusal !== null) {
      notes.push(`Left out, because ${refusal}: a ${kind} that rests on ${evidence.slice(0, 3).join(', ')}.`);
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
      `${counted(omitted, 'change')} did not fit into ${maxTokens.toLocaleString('en-US')} tokens and will come up in the next reflection.`,
    );
  for (const change of changes) for (const id of change.evidence) left.delete(id);
  return { changes, tokens, notes, left };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
