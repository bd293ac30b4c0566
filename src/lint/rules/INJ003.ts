import { behindOwner, keepsThisFromOwner } from '../orders/secrecy-orders.js';
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
import type { Concept } from '../lexicon/concepts.js';
import type { ConceptHit } from '../lexicon/find-concepts.js';
import type { Sentence } from '../text/sentences.js';

export const rule = orderRule({
  id: 'INJ003',
  title: 'instruction to hide something from the owner',
  severity: 'error',
  confidence: 'high',
  security: 8.8,
  message: 'This tells the agent to hide what it does from the people it works for.',
  hint: 'Find out who wrote it, check the rest of the file, and remove it.',
  needs: ['conceal'],
  finds(sentence) {
    const secret = hitsOf(sentence, 'conceal')[0];
    if (secret === undefined || isImagined(sentence) || isDenied(sentence, secret)) return null;
    const acts = hitsOf(sentence, ...effects);
    if (acts.slice(0, 1).some((first) => isDenied(sentence, first))) return null;
    const act = acts.find((hit) => !isDoneByOthers(sentence, hit));
    if (act === undefined) return isHush(sentence) ? secret : null;
    if (isDenied(sentence, act) || isTold(sentence, act)) return null;
    const isHarmless =
      /\bretr(?:y|ies)\b/i.test(sentence.text) && !reachesOut(sentence) && !speaksOf(sentence, 'owner');
    return isHarmless && isManner(sentence, secret) ? null : secret;
  },
});

/** `Quietly retry the download` says how, and hides nothing from anybody. */
function isManner({ text }: Sentence, { start, end }: ConceptHit): boolean {
  return /^(?:silently|quietly|discreetly|unauffällig|diskret|lautlos|im stillen|discretamente)$/i.test(
    text.slice(start, end),
  );
}

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
