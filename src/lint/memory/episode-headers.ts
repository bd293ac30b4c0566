import type { LintDocument } from '../text/lint-document.js';
import { documentLines, isInFence } from './document-lines.js';

export const episodeTypes = ['decision', 'fact', 'preference', 'task', 'event', 'emotion', 'correction'] as const;

export const confidences = ['high', 'medium', 'low'] as const;

/** `## 14:30 | decision | confidence:high | tags:[memory]`. Fields after the time, with their places. */
export type EpisodeHeader = { readonly time: HeaderField; readonly fields: readonly HeaderField[] };

export type HeaderField = { readonly text: string; readonly start: number; readonly end: number };

/** The entry headers of a log that declares the form: at least one of them must carry a confidence or tags. Else none. */
export function episodeHeaders(document: LintDocument): EpisodeHeader[] {
  const headers: EpisodeHeader[] = [];
  if (!/^##[ \t]+\d{1,2}:\d{2}[ \t]*\|/m.test(document.text)) return headers;
  for (const line of documentLines(document)) {
    const match = /^##[ \t]+(?=\d{1,2}:\d{2}[ \t]*\|)/.exec(line.text);
    if (match === null || line.text.length > longest || isInFence(document, line)) continue;
    const [time, ...fields] = splitFields(line.text, { from: match[0].length, offset: line.start });
    if (time !== undefined) headers.push({ time, fields });
  }
  const declares = headers.some(({ fields }) => fields.some(({ text }) => /^(?:confidence|tags)\s*:/i.test(text)));
  return declares ? headers : [];
}

const longest = 2_000;

function splitFields(line: string, { from, offset }: { from: number; offset: number }): HeaderField[] {
  const fields: HeaderField[] = [];
  let at = from;
  for (const part of line.slice(from).split('|')) {
    const text = part.trim();
    const start = offset + at + (part.length - part.trimStart().length);
    fields.push({ text, start, end: start + text.length });
    at += part.length + 1;
  }
  return fields;
}
