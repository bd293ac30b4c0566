import { behindOwner, keepsThisFromOwner } from '../judgement/hushes.js';
import { hasTarget } from '../judgement/notes.js';
import { orderRule } from '../judgement/order-rule.js';
import {
  hitsOf,
  isDenied,
  isDoneByOthers,
  isForbiddenBeside,
  isImagined,
  isTold,
  speaksOf,
} from '../judgement/read-sentence.js';
import type { Concept } from '../lexicon/concepts.js';
import type { Sentence } from '../text/sentences.js';

export const rule = orderRule({
  id: 'INJ003',
  title: 'order to keep something from the owner',
  severity: 'error',
  confidence: 'high',
  security: 8.8,
  message: 'This tells the agent to hide what it does from the people it works for.',
  hint: 'Find out who wrote it, look at the rest of the file, and remove it.',
  needs: ['conceal'],
  finds(sentence) {
    const secret = hitsOf(sentence, 'conceal')[0];
    if (secret === undefined || isImagined(sentence) || isDenied(sentence, secret)) return null;
    const act = hitsOf(sentence, ...effects)[0];
    if (act === undefined) return isHush(sentence) ? secret : null;
    if (isDoneByOthers(sentence, act) || isDenied(sentence, act)) return null;
    return isTold(sentence, act) ? null : secret;
  },
});

const effects: readonly Concept[] = ['send', 'run', 'fetch', 'install', 'pay', 'destroy', 'grant'];

/** Whether it hides what is said elsewhere: right before it, or `this` at large. */
function isHush(sentence: Sentence): boolean {
  const { text, previous } = sentence;
  if (speaksOf(sentence, 'other', 'reported') || isForbiddenBeside(sentence, 'conceal')) return false;
  if (keepsThisFromOwner.test(text)) return true;
  if (behindOwner.test(text)) return speaksOf(sentence, 'write', 'override', 'approve') || /\b[A-Z]{4,}\.md\b/.test(text);
  if (previous === null || text.length > shortSentence || !hasTarget(previous.text)) return false;
  const told = previous.hits.some(({ concept }) => concept === 'negation' || concept === 'reported' || concept === 'other');
  return !told && speaksOf(sentence, 'thisText', 'owner') && previous.hits.some(({ concept }) => effects.includes(concept));
}

/** Longer ones say themselves what is to be hidden. */
const shortSentence = 80;
