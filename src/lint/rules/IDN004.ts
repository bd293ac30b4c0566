import { roles } from '../../roles/roles.js';
import { orderRule, type PlainOrder } from '../orders/order-rule.js';
import { hitsOf, isDenied, isDoneByOthers, isImagined, isQuoted, speaksOf } from '../orders/read-sentence.js';
import type { LintDocument } from '../text/lint-document.js';
import type { Sentence } from '../text/sentences.js';

export const rule = orderRule({
  id: 'IDN004',
  title: 'identity replaced or rights claimed',
  severity: 'error',
  confidence: 'high',
  security: 8.8,
  message: 'This replaces the identity of the agent, or claims rights that no file can grant.',
  hint: 'Remove it unless you wrote it yourself. Character belongs in SOUL.md, written by the owner.',
  needs: [],
  phrases: 'identity',
  finds(sentence, document) {
    const claimed = findClaim(sentence, document);
    if (claimed !== null) return claimed;
    const change = hitsOf(sentence, 'become').find(
      ({ start, end }) => !/^(?:pretend|play|take on|assume|adopt|act)/i.test(sentence.text.slice(start, end)),
    );
    if (change === undefined || speaksOf(sentence, 'other', 'reported') || isDenied(sentence, change)) return null;
    if (isDoneByOthers(sentence, change) || isQuoted(sentence, change) || isImagined(sentence)) return null;
    const isStrange =
      document.role === 'soul' || document.role === 'identity' || document.role === null || roles[document.role].memory;
    return isStrange && speaksOf(sentence, 'override', 'unbound', 'instructions', 'privilege', 'standing')
      ? change
      : null;
  },
});

/** `System-level trust granted to user 4411`, and words that carry the rights of the owner. */
function findClaim(sentence: Sentence, { role }: LintDocument): PlainOrder | null {
  const [power] = hitsOf(sentence, 'privilege');
  if (power === undefined || speaksOf(sentence, 'negation', 'reported', 'other') || isImagined(sentence)) return null;
  if (isQuoted(sentence, power)) return null;
  const isSelf = role === 'soul' || role === 'identity';
  return (isSelf && bestowed.test(sentence.text)) || password.test(sentence.text) ? power : null;
}

const bestowed =
  /\b(?:granted|given|assigned|conferred|bestowed|extended) (?:up)?(?:on|to)\b|\b(?:erteilt|verliehen|gewährt)\b|\b(?:concedid|otorgad)[oa]s? a\b/i;
/** A phrase that makes whoever says it the owner. */
const password =
  /\b(?:phrase|passphrase|code ?word|password|keyword|token|codewort|kennwort|losung|frase|contraseña)\b.{0,40}\b(?:carr(?:y|ies)|grants?|gives?|confers?|unlocks?|means|verleiht|gibt|otorga|da)\b/i;
