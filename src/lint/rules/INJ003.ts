import type { Concept } from '../lexicon/concepts.js';
import type { ConceptHit } from '../lexicon/find-concepts.js';
import { hasTarget, reachesOut } from '../orders/notes.js';
import { orderRule } from '../orders/order-rule.js';
import {
  hitsOf,
  isDenied,
  isDoneByOthers,
  isForbiddenBeside,
  isImagined,
  isTold,
  speaksOf,
} from '../orders/read-sentence.js';
import { behindOwner, keepsThisFromOwner } from '../orders/secrecy-orders.js';
import type { Sentence } from '../text/sentences.js';

export const rule = orderRule({
  id: 'INJ003',
  title: 'instruction to hide something from the owner',
  severity: 'error',
  confidence: 'high',
  security: 8.8,
  message: 'This tells the agent to hide what it does from the people it works for.',
  hint: 'Remove it unless you wrote it yourself.',
  needs: ['conceal'],
  phrases: 'secrecy',
  finds(sentence) {
    const secret = hitsOf(sentence, 'conceal')[0];
    if (secret === undefined || isImagined(sentence) || isDenied(sentence, secret)) return null;
    const acts = hitsOf(sentence, ...effects);
    if (acts.slice(0, 1).some((first) => isDenied(sentence, first))) return null;
    const act = acts.find((hit) => !isDoneByOthers(sentence, hit));
    if (act === undefined) return isHush(sentence) ? secret : null;
    if (isDenied(sentence, act) || isTold(sentence, act) || internals.test(sentence.text)) return null;
    return isHidden(sentence, secret) ? secret : null;
  },
});

/** `Quietly retry`, `run silently every hour` say how. To hide is to keep it from the owner, or to send something away unseen. */
function isHidden(sentence: Sentence, { start, end }: ConceptHit): boolean {
  if (keepsThisFromOwner.test(sentence.text) || behindOwner.test(sentence.text)) return true;
  if (reachesOut(sentence)) return true;
  return !manner.test(sentence.text.slice(start, end)) && speaksOf(sentence, 'owner', 'secrets', 'credential');
}

/** What a runtime writes into every report of a job: keep its own workings out of the answer. */
const internals =
  /\b(?:internal|system|session|log|tool|debug)\b[^.]{0,40}\b(?:context|details?|stats|messages?|output|notes?|ids?)\b/i;

const manner =
  /^(?:silent(?:ly)?|quiet(?:ly)?|discreetly|privately?|internal(?:ly)?|private|background|deny|denied|leise|still|unauffällig|diskret|lautlos|im stillen|discretamente|silenciosamente|silencieusement|discrètement|молча|тихо|незаметно|静默|安静|后台|静かに)$/i;

const effects: readonly Concept[] = ['send', 'run', 'fetch', 'install', 'pay', 'destroy', 'grant'];

/** Whether it hides what is said elsewhere: right before it, or `this` at large. */
function isHush(sentence: Sentence): boolean {
  const { text, previous } = sentence;
  if (speaksOf(sentence, 'other', 'reported')) return false;
  const secrets = hitsOf(sentence, 'conceal');
  const hushed = keepsThisFromOwner.exec(text);
  if (hushed !== null)
    return !isForbiddenBeside(sentence, [...secrets, { start: hushed.index, end: hushed.index + hushed[0].length }]);
  if (isForbiddenBeside(sentence, secrets)) return false;
  if (behindOwner.test(text))
    return speaksOf(sentence, 'write', 'override', 'approve') || /\b[A-Z]{4,}\.md\b/.test(text);
  if (previous === null || text.length > shortSentence || !hasTarget(previous.text)) return false;
  const told = previous.hits.some(
    ({ concept }) => concept === 'negation' || concept === 'reported' || concept === 'other',
  );
  return (
    !told && speaksOf(sentence, 'thisText', 'owner') && previous.hits.some(({ concept }) => effects.includes(concept))
  );
}

/** Longer ones say themselves what is to be hidden. */
const shortSentence = 80;
