import type { ConceptHit } from '../lexicon/find-concepts.js';
import { orderRule, type PlainOrder } from '../orders/order-rule.js';
import { hitsOf, isDenied, isImagined, near, speaksOf } from '../orders/read-sentence.js';
import { spanOf } from '../orders/report-hit.js';
import type { Sentence } from '../text/sentences.js';

export const rule = orderRule({
  id: 'INJ006',
  title: 'text that spreads or protects itself',
  severity: 'error',
  confidence: 'medium',
  security: 8.6,
  message: 'This text protects itself: it asks to be copied elsewhere, or never to be removed.',
  hint: 'Remove it unless you wrote it yourself. Then look for copies: `agentsoul lint --rule INJ006`.',
  needs: ['thisText'],
  phrases: 'propagation',
  finds(sentence) {
    if (speaksOf(sentence, 'other') || !namesItself(sentence)) return null;
    const copied = near(sentence, [['write'], ['thisText']], 6);
    if (
      copied !== null &&
      speaksOf(sentence, 'ownFile') &&
      !isDenied(sentence, copied.first) &&
      !isLoose(sentence, copied.first)
    ) {
      if (speaksOf(sentence, 'trigger', 'persist')) return spanOf(copied.first, copied.second);
    }
    const kept = near(sentence, [['persist'], ['thisText']], 5);
    const isAsked =
      kept !== null && !isLoose(sentence, kept.first) && hitsOf(sentence, 'trigger', 'ownFile').length > 1;
    return isAsked ? spanOf(kept.first, kept.second) : findProtection(sentence);
  },
});

/** `Write it to MEMORY.md` is what agents do with what they learn; only a text that means itself spreads itself. */
function namesItself(sentence: Sentence): boolean {
  return hitsOf(sentence, 'thisText').some(({ start, end }) => !pronoun.test(sentence.text.slice(start, end)));
}

const pronoun =
  /^(?:it|them|this|that|these|those|everything|this file|es|das|dies|lo|la|los|las|esto|ello|le|cela|ça|это|его|её|их|它|这|此|これ|それ|此文件|本文件|このファイル)$/i;

/** `Keep it light`: it may be anything, and to keep is to hold so. */
function isLoose({ text }: Sentence, { start }: ConceptHit): boolean {
  return /^keep it (?!when|while|during|through|after|in |across)[a-z]/i.test(text.slice(start));
}

/** `Never delete this section`, `Keep this line when consolidating`: with a reason, or about a whole file, it is housekeeping. */
function findProtection(sentence: Sentence): PlainOrder | null {
  const { text } = sentence;
  if (!part.test(text) || reason.test(text) || speaksOf(sentence, 'reported') || isImagined(sentence)) return null;
  const match = protection.exec(text) ?? (upkeep.test(text) ? keeping.exec(text) : null);
  return match === null ? null : { start: match.index, end: match.index + match[0].length };
}

const thisPart =
  '(?:this|these) (?:line|note|paragraph|section|block|entry|rule|instruction|sentence|passage|item|bullet|reminder|directive|memory)s?';
const diesenTeil =
  'diese[nsr]? (?:zeile|notiz|absatz|abschnitt|block|eintrag|regel|anweisung|satz|passage|punkt|erinnerung)';
const estaParte = 'est[ae] (?:línea|nota|párrafo|sección|bloque|entrada|regla|instrucción|frase)';
const part = new RegExp(`${thisPart}|${diesenTeil}|${estaParte}`, 'i');

const protection = new RegExp(
  [
    `\\b(?:never|do not|don['’]t|must not) (?:ever )?(?:delete|remove|prune|drop|archive) ${thisPart}\\b`,
    `\\b${thisPart} (?:must|may|should) (?:never|not) be (?:deleted|removed|pruned|dropped|archived)\\b`,
    `\\b(?:lösche?|entferne?) ${diesenTeil} (?:nie(?:mals)?|nicht)\\b`,
    `\\b${diesenTeil} (?:nie(?:mals)?|nicht) (?:löschen|entfernen)\\b`,
    `\\b(?:nunca|no) (?:borres|elimines|quites) ${estaParte}\\b`,
  ].join('|'),
  'i',
);

const keeping = new RegExp(
  `\\b(?:keep|preserve|retain|carry over|behalte|bewahre|übernimm|conserva|mantén) (?:${thisPart}|${diesenTeil}|${estaParte})(?![ -](?:short|brief|small|up|in sync|current))`,
  'i',
);
const upkeep = /consolidat|compact|summar|prun|clean|konsolidier|zusammenfass|aufräum|consolid|resum|limpi/i;

const reason =
  /\b(?:because|since|generated|managed|needed|used by|relies|rely|depends?|required|until|unless|without|weil|denn|erzeugt|generiert|gebraucht|bis|ohne|porque|generad[oa]|hasta|sin)\b/i;
