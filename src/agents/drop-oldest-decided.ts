import { isOpen } from '../proposals/sub-agents/proposal.js';
import { parseProposals } from '../proposals/sub-agents/proposals-file.js';
import { splitSections } from '../workspace/split-sections.js';

/** Decided proposals stay for a while, so that a decision can be looked up beside them; the history has all of them. */
const mostDecided = 100;

/** The text without its oldest decided proposals, if there are too many. The newest number always stays. */
export function dropOldestDecided(text: string): string {
  const decided = parseProposals(text)
    .filter((proposal) => !isOpen(proposal))
    .map(({ number }) => number)
    .sort((one, other) => one - other);
  const gone = new Set(decided.slice(0, Math.max(0, decided.length - mostDecided)));
  if (gone.size === 0) return text;
  return splitSections(text)
    .filter(({ heading }) => !gone.has(Number(/^Proposal\s+#?(\d{1,9})\b/i.exec(heading)?.[1])))
    .map((section) => section.text)
    .join('');
}
