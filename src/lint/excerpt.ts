import { findKnownFormats } from '../secrets/known-formats.js';
import { findLabelledCredentials } from '../secrets/labelled-credentials.js';
import type { LintDocument } from './text/document.js';

const widest = 80;

/** The line around a place, safe to print anywhere: hidden characters spelled out, secrets masked, at most 80 characters. */
export function excerptOf(document: LintDocument, place: { start: number; end: number; isSecret?: boolean }): string {
  const index = document.lines.indexAt(place.start);
  const lineStart = document.lines.starts[index] ?? 0;
  const line = document.lines.textOf(index).slice(0, 4_000);
  const from = Math.min(line.length, place.start - lineStart);
  const to = Math.min(line.length, Math.max(from + 1, place.end - lineStart));
  const secrets = [
    ...(place.isSecret === true ? [{ start: from, end: to }] : []),
    ...findKnownFormats(line),
    ...findLabelledCredentials(line),
  ];
  const masked = maskAll(line, secrets).replace(/\t/g, ' ');
  const shown = escapeHidden(masked);
  const start = escapeHidden(masked.slice(0, from)).length;
  if ([...shown].length <= widest) return shown.trim();
  const begin = Math.max(0, start - 30);
  const cut = [...shown.slice(begin)].slice(0, widest - 2).join('');
  return `${begin > 0 ? '…' : ''}${cut.trim()}…`;
}

/** Characters that show nothing, change direction or control a terminal become their code points. */
export function escapeHidden(text: string): string {
  // Letters and marks of which all can be seen; the tables of all others take long to make.
  if (
    /^[\x20-\x7e\xa0-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u23ff\u2500-\u27bf\u3000-\u303f\u4e00-\u9fff]*$/.test(
      text,
    )
  )
    return text;
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu,
    (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`,
  );
}

function maskAll(line: string, secrets: readonly { start: number; end: number }[]): string {
  let masked = line;
  for (const { start, end } of secrets) {
    const length = end - start;
    const shown = length >= 12 ? 3 : 0;
    masked = masked.slice(0, start + shown) + '*'.repeat(Math.max(0, length - shown)) + masked.slice(end);
  }
  return masked;
}
