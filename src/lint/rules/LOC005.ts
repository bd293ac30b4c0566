import { orderRule } from '../judgement/order-rule.js';
import { isDefended, isDenied, near, speaksOf } from '../judgement/read-sentence.js';
import { spanOf } from '../judgement/report-hit.js';

export const rule = orderRule({
  id: 'LOC005',
  title: 'private files ordered into groups',
  severity: 'error',
  confidence: 'medium',
  security: 7.5,
  message: 'This tells the agent to read or show private files where others read along.',
  hint: 'Keep USER.md and MEMORY.md to private sessions. `agentsoul scopes` shows who sees what.',
  needs: ['audience'],
  finds(sentence) {
    if (!/\b(?:USER|MEMORY)\.md\b/.test(sentence.text) || isDefended(sentence) || speaksOf(sentence, 'negation'))
      return null;
    const pair = near(sentence, [['read', 'reveal', 'send'], ['audience']], 10);
    if (
      pair === null ||
      isDenied(sentence, pair.first) ||
      /\bonly\b|\bnur\b|\bsolo\b|только|仅|只|のみ/i.test(sentence.text)
    )
      return null;
    return spanOf(pair.first, pair.second);
  },
});
