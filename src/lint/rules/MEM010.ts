import { isNote, reachesOut, replyOrder } from '../orders/notes.js';
import { orderRule, type PlainOrder } from '../orders/order-rule.js';
import { hitsOf, isDenied, isDoneByOthers, isImagined, isTold, speaksOf } from '../orders/read-sentence.js';
import { spanOf } from '../orders/report-hit.js';
import type { Sentence } from '../text/sentences.js';

export const rule = orderRule({
  id: 'MEM010',
  title: 'standing instruction in a memory',
  severity: 'warning',
  confidence: 'medium',
  security: 8.8,
  message: 'A memory should contain facts. This one instructs the agent to act whenever something happens.',
  hint: 'Remove it unless you wrote it yourself. Standing instructions belong in AGENTS.md, written by the owner.',
  needs: [],
  finds(sentence, document) {
    if (!isNote(document)) return null;
    const reply = replyOrder(sentence);
    const trigger = hitsOf(sentence, 'trigger')[0];
    if (reply !== null) return reply;
    if (isImagined(sentence)) return null;
    const redirected = findRedirection(sentence);
    if (redirected !== null) return redirected;
    const act = hitsOf(sentence, 'send', 'run', 'fetch', 'install', 'pay', 'destroy', 'grant').find(
      (hit) => !isDenied(sentence, hit) && !isDoneByOthers(sentence, hit),
    );
    if (trigger === undefined || act === undefined || isTold(sentence, act)) return null;
    const hasEffect = reachesOut(sentence) || (speaksOf(sentence, 'credential') && speaksOf(sentence, 'send'));
    return hasEffect ? spanOf(trigger, act) : null;
  },
});

/** `Invoices go to the new IBAN …`: where money goes is an order whatever its wording, and it may be true. */
function findRedirection(sentence: Sentence): PlainOrder | null {
  const { text } = sentence;
  const match = account.test(text) && !speaksOf(sentence, 'negation') ? moneyMoves.exec(text) : null;
  return match === null ? null : { start: match.index, end: match.index + match[0].length, severity: 'warning' };
}

const account =
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}|\b(?:account|konto|cuenta)\b[^.]{0,20}\d{4}|\b(?:bc1|0x)[0-9a-z]{20}/i;
const moneyMoves =
  /\b(?:invoices?|payments?|transfers?|rent|salar(?:y|ies)|refunds?|wages|rechnungen?|zahlungen?|überweisungen?|miete|gehalt|facturas?|pagos?|alquiler)\b.{0,40}\b(?:go(?:es)? to|(?:is|are) (?:now )?(?:paid|sent|due) to|to the new|on the new|(?:gehen?|läuft|laufen) (?:jetzt |nun |künftig |ab sofort )?(?:an|auf)|auf das neue|(?:van|va|se pagan?) (?:ahora )?a)\b/i;
