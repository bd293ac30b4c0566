import type { Candidate } from './relevant-evidence.js';
import { shareOfWords } from './share-of-words.js';

/** How much of its words a memory must say, beside the one that says most of them, to be about a topic. */
const near = 0.5;

/** "What is the latest on Ana": all that speaks of her with the newest first, then whatever else there is. */
export function newestFirst(topic: string, candidates: readonly Candidate[]): Candidate[] {
  const share = shareOfWords(topic) ?? (() => 1);
  const shares = new Map(candidates.map((one) => [one, share([...one.entry.trail, one.entry.text].join('\n'))]));
  const most = Math.max(0, ...shares.values());
  const isAbout = (one: Candidate) => (shares.get(one) ?? 0) >= near * most;
  const about = candidates.filter(isAbout).sort((one, other) => (momentOf(one) < momentOf(other) ? 1 : -1));
  return [...about, ...candidates.filter((one) => !isAbout(one))];
}

/** What was written down last on a day stands last in its file. */
function momentOf({ hit, entry }: Candidate): string {
  return `${hit.date ?? entry.day ?? ''} ${entry.time ?? ''} ${String(entry.startLine).padStart(6, '0')}`;
}
