import type { Candidate } from './relevant-evidence.js';
import { shareOfWords } from './share-of-words.js';

/**
 * "How do I" is best answered by a procedure, so those that hold as much of the question as anything else come first. One that is
 * about something else does not come up at all.
 */
export function proceduresFirst(
  question: string,
  candidates: readonly Candidate[],
  procedures: readonly Candidate[],
): Candidate[] {
  const share = shareOfWords(question) ?? (() => 0);
  const shareOf = ({ entry }: Candidate) => share([...entry.trail, entry.text].join('\n'));
  const most = Math.max(0, ...candidates.map(shareOf));
  const first = procedures.filter((procedure) => shareOf(procedure) > 0 && shareOf(procedure) >= most);
  const ids = new Set(first.map(({ entry }) => entry.id));
  return [...first, ...candidates.filter(({ entry }) => !ids.has(entry.id))];
}
