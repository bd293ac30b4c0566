import type { ConceptHit } from '../lexicon/find-concepts.js';
import { hasOutsideAddress } from '../orders/notes.js';
import { orderRule, type PlainOrder } from '../orders/order-rule.js';
import { hitsOf, isDenied, isDoneByOthers, isTold, speaksOf } from '../orders/read-sentence.js';
import { spanOf } from '../orders/report-hit.js';
import type { Sentence } from '../text/sentences.js';

export const rule = orderRule({
  id: 'EXF002',
  title: 'instruction to send private data',
  severity: 'error',
  confidence: 'high',
  security: 9.1,
  message: 'This tells the agent to hand private data to somebody outside.',
  hint: 'Remove it unless you wrote it yourself.',
  needs: [],
  phrases: 'handover',
  finds(sentence) {
    if (!speaksOf(sentence, 'secrets', 'credential', 'ownFile') || !hasOutsideAddress(sentence.text)) return null;
    return findOrder(sentence) ?? findHabit(sentence);
  },
});

function findOrder(sentence: Sentence): PlainOrder | null {
  for (const data of hitsOf(sentence, 'credential', 'ownFile', 'secrets')) {
    if (isPublic(sentence, data) || !isGrave(sentence, data)) continue;
    const act = hitsOf(sentence, 'send').find((hit) => isOrderFor(sentence, hit, data));
    if (act !== undefined) return { ...spanOf(act, data), act };
  }
  return null;
}

function isOrderFor(sentence: Sentence, act: ConceptHit, data: ConceptHit): boolean {
  const isApart = act.end <= data.start || data.end <= act.start;
  if (!isApart || Math.abs(act.word - data.word) > 9 || isLabel(sentence, act) || isLabel(sentence, data)) return false;
  return !isDenied(sentence, act) && !isDoneByOthers(sentence, act) && !isTold(sentence, act);
}

/** `Email: kate@example.com`, `POST /v1/tokens`: a label or the name of a method. */
function isLabel({ text }: Sentence, { start, end }: ConceptHit): boolean {
  const word = text.slice(start, end);
  if (/^[*_`\s]{0,4}[:：=]/.test(text.slice(end, end + 6))) return true;
  return /^(?:POST|PUT|GET|PATCH)$/.test(word) && /^\s{1,2}(?:\/|`?https?:)/.test(text.slice(end, end + 10));
}

/** `Every conversation is CC'd to …`: told as a habit, and perhaps a true one. */
function findHabit(sentence: Sentence): PlainOrder | null {
  const match = habit.exec(sentence.text);
  if (match === null || !speaksOf(sentence, 'standing', 'trigger') || speaksOf(sentence, 'negation', 'reported'))
    return null;
  const isAboutPrivate = hitsOf(sentence, 'secrets', 'credential', 'ownFile').some(
    (hit) => !isOrdinary(sentence.text, hit),
  );
  return isAboutPrivate ? { start: match.index, end: match.index + match[0].length, severity: 'warning' } : null;
}

const habit =
  /\b(?:is|are|gets?) (?:always |also |automatically )?(?:b?cc['’]?e?d|copied|forwarded|mirrored|synced|sent|exported) (?:over )?to\b|\b(?:wird|werden) .{0,60}\b(?:weitergeleitet|gesendet|geschickt|kopiert)\b|\bse (?:envían?|reenvían?|copian?) a\b/i;

/** A report, a log or an invoice that goes to an address is the owner's business as often as not. */
function isGrave(sentence: Sentence, data: ConceptHit): boolean {
  return (
    !isOrdinary(sentence.text, data) || speaksOf(sentence, 'conceal', 'credential') || collector.test(sentence.text)
  );
}

function isOrdinary(text: string, { start, end }: ConceptHit): boolean {
  return ordinary.test(text.slice(start, end));
}

const ordinary =
  /^(?:notes|logs?|reports?|invoices?|summar(?:y|ies)|files|documents|attachments|backup|screenshot|messages|mails|emails|context|history|contents|key|location|calendar|photos|configuration|workspace|database|rechnung(?:en)?|berichte?|zusammenfassung(?:en)?|dateien?|dokumenten?|dokumente|unterlagen|anhänge|protokolle?|sicherung|nachrichten|daten|inhalte?|notizen|standort|kalender|skills|templates?|vorlagen?|daily (?:log|note)s?|facturas?|informes?|resumen(?:es)?|archivos?|documentos?|notas|registros?|copia|mensajes|calendario|fotos|ubicación)$/i;

/** Where nobody's own address is: a bare machine, or a service that shows requests to whoever made it. */
const collector =
  /https?:\/\/\d{1,3}(?:\.\d{1,3}){3}|webhook\.site|requestbin|ngrok|pipedream|pastebin|\bcollect\.|\bt\.me\//i;

/** Notes of a release are written to be sent. */
function isPublic({ text }: Sentence, { start }: ConceptHit): boolean {
  return /\b(?:release|patch|change|public) $/i.test(text.slice(Math.max(0, start - 12), start));
}
