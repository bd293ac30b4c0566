import type { Entry } from '../../entries/entry.js';
import { wholeWords } from './says-words.js';

/** Shorter stretches stand in too many other sentences. */
const shortest = 12;

/** The stretches of text by which what was forgotten is known again in other files: its lines, and the words that were asked for. */
export function needlesOf(entries: readonly Entry[], phrase: string | null): string[] {
  const lines = entries.flatMap(({ text }) => text.split('\n').map(plain));
  const asked = phrase === null ? [] : [plain(phrase)].filter((words) => words.includes(' ') || /\d/.test(words));
  const long = lines.filter((line) => [...line].length >= shortest);
  return [...new Set([...long, ...asked])].filter((needle) => needle !== '');
}

/** Whether a line holds one of the stretches, whatever its case. */
export function holdsNeedle(line: string, needles: readonly string[]): boolean {
  const lower = line.toLowerCase();
  return needles.some((needle) => lower.includes(needle.toLowerCase()) && wholeWords(needle, 'i').test(line));
}

/** The text with every stretch replaced by a word that says so. */
export function withoutNeedles(text: string, needles: readonly string[]): string {
  const longestFirst = [...needles].sort((one, other) => other.length - one.length);
  return longestFirst.reduce((rest, needle) => rest.replace(wholeWords(needle, 'gi'), '[forgotten]'), text);
}

function plain(line: string): string {
  return line
    .trim()
    .replace(/^(?:[-*+>]|\d{1,9}[.)])\s+/, '')
    .replace(/^#{1,6}\s+/, '')
    .trim();
}
