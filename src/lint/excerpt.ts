import { maskSpans } from '../secrets/mask-credentials.js';
import { findSecretRanges, type Stretch } from './secret-ranges.js';
import type { LintDocument } from './text/lint-document.js';

const widest = 80;
/** What is looked at of a longer line, before and behind the place. */
const margin = 2_000;

/**
 * The line around a place, safe to print anywhere: hidden characters spelled out, secrets and personal numbers masked, whatever
 * the finding is about, at most 80 characters. `secrets` are those that rules have found in the document.
 */
export function excerptOf(
  document: LintDocument,
  place: Stretch & { isSecret?: boolean },
  secrets: readonly Stretch[] = [],
): string {
  const index = document.lines.indexAt(place.start);
  const lineStart = document.lines.starts[index] ?? 0;
  const lineEnd = lineStart + document.lines.textOf(index).length;
  const start = Math.max(lineStart, place.start - margin);
  const end = Math.min(lineEnd, place.start + margin);
  const from = Math.min(end, place.start) - start;
  const own = { start: place.start, end: Math.max(place.start + 1, place.end) };
  const found = [
    ...(place.isSecret === true ? [own] : []),
    ...secrets,
    ...findSecretRanges(document.text, { start, end }),
  ];
  const places = found.map((secret) => ({ start: secret.start - start, end: secret.end - start }));
  const masked = maskSpans(document.text.slice(start, end), places).replace(/\t/g, ' ');
  const shown = escapeHidden(masked);
  if ([...shown].length <= widest) return shown.trim();
  const begin = characterStart(shown, Math.max(0, escapeHidden(masked.slice(0, from)).length - 30));
  const cut = [...shown.slice(begin)].slice(0, widest - 2).join('');
  return `${begin > 0 ? '…' : ''}${cut.trim()}…`;
}

/** The same place, or the next one where a character begins. */
function characterStart(text: string, at: number): number {
  return /^[\udc00-\udfff]/.test(text.slice(at, at + 1)) ? at + 1 : at;
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
