import { orderRule, type PlainOrder } from '../orders/order-rule.js';
import { hitsOf, isDenied, near, speaksOf } from '../orders/read-sentence.js';
import { spanOf } from '../orders/report-hit.js';
import type { Sentence } from '../text/sentences.js';

export const rule = orderRule({
  id: 'LOC005',
  title: 'private files shown to groups',
  severity: 'error',
  confidence: 'medium',
  security: 7.5,
  message: 'This tells the agent to read or show private files to others.',
  hint: 'Keep USER.md and MEMORY.md to private sessions. `agentsoul scopes` shows who sees what.',
  needs: ['audience'],
  finds(sentence) {
    if (!/\b(?:USER|MEMORY)\.md\b/.test(sentence.text) || speaksOf(sentence, 'negation')) return null;
    const german = findLies(sentence);
    if (german !== null && !isBounded(sentence.text)) return german;
    const pair = near(sentence, [['read', 'reveal', 'send'], ['audience']], 10);
    if (pair === null || isDenied(sentence, pair.first) || isBounded(sentence.text)) return null;
    return spanOf(pair.first, pair.second);
  },
});

function isBounded(text: string): boolean {
  return /\bonly\b|\bnur\b|\bsolo\b|только|仅|只|のみ/i.test(text);
}

/** The German order to read is an English word, which the lexicon therefore lacks; before the name of a file it is no lie. */
function findLies(sentence: Sentence): PlainOrder | null {
  const [audience] = hitsOf(sentence, 'audience');
  const match = /(?:^|[\s,;:])(lies|lest) (?:auch |immer |stets )?(?:die |`)?(?=(?:USER|MEMORY)\.md\b)/i.exec(
    sentence.text,
  );
  if (match === null || audience === undefined) return null;
  return spanOf({ start: match.index, end: match.index + match[0].length }, audience);
}
