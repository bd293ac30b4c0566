import { type Action, isKnownAction } from '../mutations.js';

/** A line of audit.log: `TIMESTAMP | ACTION | FILE | ACTOR | APPROVAL | SUMMARY (c-…)`. */
export type AuditLine = {
  readonly timestamp: string;
  readonly action: Action;
  readonly file: string;
  readonly actor: string;
  readonly approval: string;
  readonly summary: string;
  readonly change: string | null;
};

/** Null for a line in another format. */
export function parseAuditLine(line: string): AuditLine | null {
  const fields = splitAuditLine(line);
  const [timestamp = '', action = '', file = '', actor = '', approval = '', text = ''] = fields;
  if (fields.length !== 6 || Number.isNaN(Date.parse(timestamp)) || !isKnownAction(action)) return null;
  const match = /^(.*) \((c-[0-9a-f]{4,32})\)$/s.exec(text);
  return { timestamp, action, file, actor, approval, summary: match?.[1] ?? text, change: match?.[2] ?? null };
}

/** The fields of a line. An escaped bar belongs to the text. */
export function splitAuditLine(line: string): string[] {
  const fields: string[] = [];
  let field = '';
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '\\') field += line[++at] ?? '';
    else if (line[at] === '|') {
      fields.push(field.trim());
      field = '';
    } else field += line[at];
  }
  return [...fields, field.trim()];
}
