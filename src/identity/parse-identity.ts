import { type IdentityEntry, identityEntries } from './identity-entries.js';
import { type IdentityField, identityFields } from './identity-fields.js';

export type ParsedIdentity = Readonly<Record<IdentityField, { readonly value: string; readonly line: number } | null>>;

/** The identity an IDENTITY.md states. Unfilled hints are null; of several entries for a field the last filled one counts. */
export function parseIdentity(markdown: string): ParsedIdentity {
  const entries = identityEntries(markdown);
  const parsed = identityFields.map((field) => {
    const entry = entryThatCounts(entries, field);
    const isFilled = entry !== null && entry.value !== null;
    return [field, isFilled ? { value: entry.value, line: entry.line } : null] as const;
  });
  return Object.fromEntries(parsed) as ParsedIdentity;
}

/** The last filled entry of a field, or the first unfilled one, which is where a value belongs. */
export function entryThatCounts(entries: readonly IdentityEntry[], field: IdentityField): IdentityEntry | null {
  const own = entries.filter((entry) => entry.field === field);
  return own.findLast((entry) => entry.value !== null) ?? own[0] ?? null;
}
