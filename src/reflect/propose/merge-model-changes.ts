import type { CandidateChange } from './candidate-change.js';

/**
 * The model's proposals plus what the rules found and the model left out. Facts and relations are chosen by the model; the rules keep what
 * the model is not asked for, and contradictions, procedures and preferences it left out.
 */
export function mergeModelChanges(
  byRules: readonly CandidateChange[],
  byModel: readonly CandidateChange[],
): CandidateChange[] {
  return [...byRules.filter((candidate) => isOurs(candidate) || isMissed(candidate, byModel)), ...byModel];
}

function isOurs({ kind, edits }: CandidateChange): boolean {
  return (
    kind === 'archive' ||
    kind === 'merge' ||
    kind === 'question' ||
    kind === 'evolution' ||
    (kind === 'core' && edits.some((edit) => edit.do === 'replace'))
  );
}

function isMissed({ kind, idea, evidence }: CandidateChange, byModel: readonly CandidateChange[]): boolean {
  if (kind === 'contradiction') {
    const latest = evidence.at(-1) ?? '';
    return !byModel.some((other) => other.kind === 'contradiction' && other.evidence.includes(latest));
  }
  if (kind !== 'procedure' && !idea.startsWith('preference | ')) return false;
  // Mentioned on at least two days: naming half of those notes counts as the same.
  return !byModel.some(
    (other) =>
      other.kind !== 'question' && evidence.filter((id) => other.evidence.includes(id)).length * 2 >= evidence.length,
  );
}
