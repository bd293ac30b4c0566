import type { Tombstones } from '../entries/records/tombstones.js';
import { findInvisible } from '../lint/text/find-invisible.js';
import { findSecrets } from '../secrets/find-secrets.js';
import { redactSecrets } from '../secrets/redact-secrets.js';
import { dayAt } from '../workspace/calendar-days.js';
import { redactForgotten } from './redact-forgotten.js';

/** How much was taken out of what was said. */
export type Masked = { readonly secrets: number; readonly hidden: number; readonly forgotten: number };

export type CleanText = { readonly content: string; readonly masked: Masked };

export type Cleaning = {
  readonly tombstones: Tombstones | null;
  /** When it was said. */
  readonly timestamp: string;
  readonly timezone: string;
};

/** What was said, without invisible characters, secrets and what was permanently forgotten. */
export async function cleanEntry(given: string, { tombstones, timestamp, timezone }: Cleaning): Promise<CleanText> {
  const visible = withoutInvisible(given);
  const said = dayAt(new Date(timestamp), timezone);
  const redaction = { tombstones, isOld: (day: string) => said <= day };
  const before = redactForgotten(visible.text, redaction);
  const secrets = await findSecrets(before.text);
  const safe = redactSecrets(before.text, secrets);
  // What was remembered with its secret masked was forgotten in that form.
  const after = secrets.length === 0 ? { text: safe, count: 0 } : redactForgotten(safe, redaction);
  return {
    content: after.text,
    masked: { secrets: secrets.length, hidden: visible.count, forgotten: before.count + after.count },
  };
}

export const nothingMasked: Masked = { secrets: 0, hidden: 0, forgotten: 0 };

export function addMasked(one: Masked, other: Masked): Masked {
  return {
    secrets: one.secrets + other.secrets,
    hidden: one.hidden + other.hidden,
    forgotten: one.forgotten + other.forgotten,
  };
}

/** Entities such as `&zwj;` can be seen, so they stay. */
function withoutInvisible(given: string): { text: string; count: number } {
  const text = given.replaceAll('\r\n', '\n');
  const marks = findInvisible(text).filter(({ start }) => text[start] !== '&');
  let kept = '';
  let position = 0;
  for (const { start, end } of marks) {
    kept += text.slice(position, start);
    position = end;
  }
  return { text: kept + text.slice(position), count: marks.length };
}
