import { quotedCredentials } from '../secrets/mask-credentials.js';
import { findOfficialNumbers } from './personal/official-numbers.js';

/** A part of a text. */
export type Stretch = { readonly start: number; readonly end: number };

/** A word that says what a number is may stand on the line before. */
const lead = 120;

/** What must not be shown of a part of a text, whichever finding shows it: credentials, and numbers by which somebody can pay or be posed as. */
export function findSecretRanges(text: string, { start, end }: Stretch): Stretch[] {
  const from = Math.max(0, start - lead);
  const part = text.slice(from, end);
  return [...quotedCredentials(part), ...findOfficialNumbers(part)].map((found) => ({
    start: found.start + from,
    end: found.end + from,
  }));
}
