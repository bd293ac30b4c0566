import type { Candidate } from './candidate.js';

/**
 * What a model proposes together with what the rules found and it left out. Facts and relations are the model's to choose; what it
 * is not asked for stays with the rules, and so do contradictions, procedures and preferences that it passed over.
 */
export function joinProposals(byRules: readonly Candidate[], byModel: readonly Candidate[]): Candidate[] {
  return [...byRules.filter((candidate) => isOurs(candidate) || isMissed(candidate, byModel)), ...byModel];
}

function isOurs({ kind, edits }: Candidate): boolean {
  return (
    kind === 'archive' ||
    kind === 'merge' ||
    kind === 'question' ||
    kind === 'evolution' ||
    (kind === 'core' && edits.some((edit) => edit.do === 'replace'))
  );
}

function isMissed({ kind, idea, evidence }: Candidate, byModel: readonly Candidate[]): boolean {
  if (kind === 'contradiction') {
    const latest = evidence.at(-1) ?? '';
    return !byModel.some((other) => other.kind === 'contradiction' && other.evidence.includes(latest));
  }
  if (kind !== 'procedure' && !idea.startsWith('preference | ')) return false;
  // Told on at least two days: who names half of those notes tells the same.
  return !byModel.some(
    (other) =>
      other.kind !== 'question' && evidence.filter((id) => other.evidence.includes(id)).length * 2 >= evidence.length,
  );
}
