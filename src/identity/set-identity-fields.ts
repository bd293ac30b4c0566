import { SoulError } from '../errors/soul-error.js';
import { identityEntries } from './identity-entries.js';
import { fieldLabels, type IdentityField, identityFields } from './identity-fields.js';
import { insertedEntries } from './insert-identity-field.js';
import { entryThatCounts, type ParsedIdentity, parseIdentity } from './parse-identity.js';
import { readValue } from './read-identity-value.js';

export type IdentityChanges = Partial<Readonly<Record<IdentityField, string | undefined>>>;

/**
 * Changes the given fields where they stand, or adds them in the style of the card; every other byte stays.
 * Quotes and emphasis around a value are not part of it. Throws for a value that could not be read back.
 */
export function setIdentityFields(markdown: string, fields: IdentityChanges): string {
  let text = markdown;
  for (const field of identityFields) {
    const given = fields[field];
    if (given !== undefined) text = setField(text, field, checkValue(field, given));
  }
  return text;
}

function setField(markdown: string, field: IdentityField, value: string): string {
  const entries = identityEntries(markdown);
  const entry = entryThatCounts(entries, field);
  if (entry?.value === value) return markdown;
  const ways =
    entry === null
      ? insertedEntries(markdown, entries, { field, value })
      : [
          replaceRange(markdown, entry, value),
          replaceRange(markdown, entry.besideLabel, value),
          replaceRange(markdown, entry, `\`${value}\``),
        ];
  const before = parseIdentity(markdown);
  const written = ways.find((text) => isOnlyChange(before, parseIdentity(text), { field, value }));
  if (written !== undefined) return written;
  throw unusable(field, `${JSON.stringify(value)} could not be read back from an identity card.`);
}

function isOnlyChange(
  before: ParsedIdentity,
  after: ParsedIdentity,
  { field, value }: { field: IdentityField; value: string },
): boolean {
  return identityFields.every((each) => after[each]?.value === (each === field ? value : before[each]?.value));
}

/** Replaces an old value or hint, or inserts the value, with a space around it. */
function replaceRange(markdown: string, range: { start: number; end: number }, value: string): string {
  const before = markdown.slice(0, range.start);
  const rest = markdown.slice(range.end);
  if (range.start < range.end) return before + value + rest;
  const space = /[\s：]$/.test(before) ? '' : ' ';
  const following = rest.replace(/^[ \t]+/, '');
  const isLineEnd = following === '' || /^\r?\n/.test(following);
  return `${before}${space}${value}${isLineEnd ? '' : ' '}${following}`;
}

const maxCharacters: Partial<Readonly<Record<IdentityField, number>>> = { name: 50, avatar: 200 };

function checkValue(field: IdentityField, given: string): string {
  if (/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(given))
    throw unusable(field, 'it has more than one line or contains control characters.');
  if (given.includes('<!--')) throw unusable(field, 'it opens a comment.');
  const value = readValue(given, field);
  if (value === null) throw unusable(field, `${JSON.stringify(given)} would be read as not filled in.`);
  const limit = maxCharacters[field];
  const length = [...value].length;
  if (limit !== undefined && length > limit)
    throw unusable(field, `it has ${length} characters; the limit is ${limit}.`);
  return value;
}

function unusable(field: IdentityField, reason: string): SoulError {
  return new SoulError('usage', `The ${fieldLabels[field].toLowerCase()} cannot be used: ${reason}`, {
    hint: `Use one line of plain text, for example \`agentsoul identity set --${field} ${examples[field]}\`.`,
  });
}

const examples: Readonly<Record<IdentityField, string>> = {
  name: 'Kate',
  creature: 'octopus',
  vibe: '"warm but sharp"',
  emoji: '🐙',
  avatar: 'avatars/kate.png',
  role: '"research partner"',
};
