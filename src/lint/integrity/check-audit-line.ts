import { splitAuditLine } from '../../journal/audit-log/parse-audit-line.js';
import { isKnownAction } from '../../journal/mutations.js';
import { isKnownActor } from './commit-trailers.js';

/** What is wrong with a line of the audit log, or when it was written. */
export type AuditLine = { readonly at: number } | { readonly problem: string };

/** Reads `TIMESTAMP | ACTION | FILE | ACTOR | APPROVAL | SUMMARY`. */
export function readAuditLine(line: string): AuditLine {
  const fields = splitAuditLine(line);
  if (fields.length !== 6) return { problem: 'does not have six fields' };
  const [timestamp = '', action = '', path = '', actor = ''] = fields;
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(timestamp) ? Date.parse(timestamp) : Number.NaN;
  if (Number.isNaN(at)) return { problem: 'does not start with a time' };
  if (!isKnownAction(action)) return { problem: 'has an unknown action' };
  if (path === '') return { problem: 'names no file' };
  if (!isKnownActor(actor)) return { problem: 'has an invalid actor' };
  return { at };
}
