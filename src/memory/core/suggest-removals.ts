import { normaliseText } from '../../language/normalise-text.js';
import { overlap, wordsOf } from '../../language/words/words-of-text.js';
import type { Day } from '../../workspace/calendar-days.js';
import type { CoreLine } from './core-lines.js';

export type Prunable = CoreLine & { readonly reason: string };

/** Up to three lines that core memory needs least: duplicates, past events, or the longest. */
export function suggestRemovals(lines: readonly CoreLine[], today: Day): Prunable[] {
  const seen: { words: Set<string>; numbers: string }[] = [];
  const ranked = lines.map((line) => {
    const words = new Set(wordsOf(normaliseText(line.text)));
    const numbers = (line.text.match(/\d+/g) ?? []).join(' ');
    const isSaidTwice = seen.some((other) => other.numbers === numbers && overlap(words, other.words) >= 0.8);
    seen.push({ words, numbers });
    const past = expires(line) ? lastDay(line.text) : null;
    if (isSaidTwice) return { ...line, rank: 0, reason: 'said twice' };
    if (past !== null && past < today) return { ...line, rank: 1, reason: `over since ${past}` };
    return { ...line, rank: 2, reason: 'long' };
  });
  return ranked
    .sort((one, other) => one.rank - other.rank || other.text.length - one.text.length)
    .slice(0, 3)
    .map(({ line, block, text, reason }) => ({ line, block, text, reason }));
}

/** Only an appointment is over after its day; a lesson, a birth or a rule of that day still applies. */
function expires({ text, block }: CoreLine): boolean {
  if (lasting.test(text)) return false;
  return appointment.test(text) || (block === 'Active Context' && /^\**\d{4}-\d{2}-\d{2}\**\s?[:：–—-]/.test(text));
}

const lasting =
  /(?<![\p{L}])(?:lessons?|learn(?:ed|t|s)?|never|always|permanent(?:ly)?|for good|forever|became|born|died|married|divorced|since|founded|birthday|anniversary|is called|are called)(?![\p{L}])/iu;

const appointment =
  /(?<![\p{L}])(?:appointments?|deadlines?|due|until|till|meetings?|trips?|flights?|visits?|interviews?|exams?|hearing|booked|booking|reservation|scheduled|departs?|arrives?|expires?|valid (?:to|through)|by (?:the )?(?=\d{4}-)|Termin|Frist|fällig|bis|Treffen|Reise|cita|plazo|hasta|reunión|viaje|rendez-vous|échéance|jusqu'|réunion|voyage)(?![\p{L}])/iu;

/** The latest day that a line names. */
function lastDay(text: string): Day | null {
  return (
    [...text.matchAll(/\b\d{4}-\d{2}-\d{2}\b/g)]
      .map(([day]) => day)
      .sort()
      .at(-1) ?? null
  );
}
