import type { LintDocument } from '../text/lint-document.js';
import { documentLines, isInFence } from './document-lines.js';

/** One `## Proposal #N` of pending-memories.md. Names of fields are in lower case. */
export type PendingProposal = {
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly fields: ReadonlyMap<string, PendingField>;
  /** Numbers after `CONFLICT with #`. */
  readonly conflicts: readonly number[];
};

export type PendingField = { readonly value: string; readonly start: number; readonly end: number };

export function pendingProposals(document: LintDocument): PendingProposal[] {
  const proposals: {
    number: number;
    start: number;
    end: number;
    fields: Map<string, PendingField>;
    conflicts: number[];
  }[] = [];
  for (const line of documentLines(document)) {
    if (line.text.length > longest || isInFence(document, line)) continue;
    const opened = /^#{2,3}\s+Proposal\s+#?(\d{1,9})\b/i.exec(line.text);
    if (opened !== null)
      proposals.push({ number: Number(opened[1]), start: line.start, end: line.end, fields: new Map(), conflicts: [] });
    const current = proposals.at(-1);
    if (current === undefined) continue;
    for (const [, number] of line.text.matchAll(/CONFLICT\s+with\s+(?:proposal\s+)?#(\d{1,9})/gi))
      current.conflicts.push(Number(number));
    const [, name = '', value = ''] = field.exec(line.text) ?? [];
    if (name !== '' && !current.fields.has(name.toLowerCase()))
      current.fields.set(name.toLowerCase(), { value: value.trim(), start: line.start, end: line.end });
  }
  return proposals;
}

const longest = 4_000;

/** `- **Status**: pending`, `**Status:** pending`, `Status: pending`. */
const field =
  /^\s{0,8}(?:[-*+]\s{1,4})?\*{0,2}(From|Timestamp|Trigger|Suggested store|Content|Entities|Confidence|Core-worthy|Status)\*{0,2}\s{0,4}:\s{0,4}\*{0,2}(.*)$/i;
