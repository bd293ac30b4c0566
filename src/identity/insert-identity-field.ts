import type { IdentityEntry } from './identity-entries.js';
import { fieldLabels, type IdentityField, identityFields } from './identity-fields.js';
import { bodyStart, cardLines } from './split-identity-card.js';

type NewEntry = { readonly field: IdentityField; readonly value: string };

/** The card with a field it did not have, in the order of preference: beside its neighbour, below the title, at the top. */
export function insertedEntries(markdown: string, entries: readonly IdentityEntry[], added: NewEntry): string[] {
  const top = insertAtTop(markdown, `- **${fieldLabels[added.field]}:** ${added.value}`);
  const neighbour = neighbourOf(entries, added.field);
  if (neighbour === null)
    return [...insertBelowTitle(markdown, `- **${fieldLabels[added.field]}:** ${added.value}`), top];
  const isAfter = identityFields.indexOf(neighbour.field) < identityFields.indexOf(added.field);
  const below = insertLine(markdown, neighbour.blockEnd, entryLike(neighbour, added, { step: 1 }));
  const above = insertLine(markdown, neighbour.blockStart, entryLike(neighbour, added, { step: 0 }));
  return isAfter ? [below, above, top] : [above, below, top];
}

/** The nearest entry that comes before the field in the usual order, or else the first entry. */
function neighbourOf(entries: readonly IdentityEntry[], field: IdentityField): IdentityEntry | null {
  const earlier = identityFields.slice(0, identityFields.indexOf(field)).reverse();
  for (const before of earlier) {
    const found = entries.findLast((entry) => entry.field === before);
    if (found !== undefined) return found;
  }
  return entries[0] ?? null;
}

/** A line with the bullet, emphasis, colon and case of an existing one. */
function entryLike({ label }: IdentityEntry, { field, value }: NewEntry, { step }: { step: number }): string {
  const before = label.before.replace(
    /^(\s*)(\d+)/,
    (_, space: string, count: string) => `${space}${Number(count) + step}`,
  );
  const isLowerCase = label.words === label.words.toLowerCase() && label.words !== label.words.toUpperCase();
  const words = isLowerCase ? fieldLabels[field].toLowerCase() : fieldLabels[field];
  const space = label.after.endsWith('：') ? '' : ' ';
  return `${before}${words}${label.after}${space}${value}${label.close}`;
}

function insertBelowTitle(markdown: string, line: string): string[] {
  const lines = cardLines(markdown);
  const index = lines.findIndex((found) => !found.isHidden && /^ {0,3}#{1,6}(?:\s|$)/.test(found.text));
  const title = lines[index];
  if (title === undefined) return [];
  const lineEnd = lineEndOf(markdown);
  const following = lines[index + 1];
  const needsGap = following !== undefined && following.text.trim() !== '';
  return [insertLine(markdown, title.next, `${lineEnd}${line}${needsGap ? lineEnd : ''}`)];
}

function insertAtTop(markdown: string, line: string): string {
  const position = bodyStart(markdown);
  const isFollowed = position < markdown.length;
  return insertLine(markdown, position, `${line}${isFollowed ? lineEndOf(markdown) : ''}`);
}

/** Adds a whole line at the start of another one. A text without a last line end keeps none. */
function insertLine(markdown: string, position: number, line: string): string {
  const lineEnd = lineEndOf(markdown);
  const before = markdown.slice(0, position);
  const rest = markdown.slice(position);
  const isAtLineStart = before === '' || before === '\uFEFF' || before.endsWith('\n');
  if (!isAtLineStart) return `${before}${lineEnd}${line}`;
  return `${before}${line}${lineEnd}${rest}`;
}

function lineEndOf(markdown: string): string {
  return markdown.includes('\r\n') ? '\r\n' : '\n';
}
