import { appendFileSync, closeSync, constants, fdatasyncSync, fstatSync, ftruncateSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { auditLogFile } from '../../workspace/read-audit-log.js';
import { openPlainFile, type PlainProblem, plainFileProblem, refusedWrite } from '../../workspace/state-file.js';
import { makeFolder } from '../files/write-file-durably.js';
import { forHistory, oneLine } from '../git/commit-message.js';
import type { Action } from '../mutations.js';

export type AuditEntry = {
  readonly at: Date;
  readonly action: Action;
  readonly path: string;
  readonly actor: string;
  readonly approval: string;
  readonly summary: string;
  readonly changeId: string;
};

export function formatAuditLine(entry: AuditEntry): string {
  const timestamp = entry.at.toISOString().replace(/\.\d{3}Z$/, 'Z');
  const fields = [
    timestamp,
    entry.action,
    entry.path,
    entry.actor,
    entry.approval,
    `${forHistory(entry.summary)} (${entry.changeId})`,
  ];
  return fields.map(escapeField).join(' | ');
}

function escapeField(text: string): string {
  return oneLine(text).replaceAll('\\', '\\\\').replaceAll('|', '\\|');
}

/** Why the log is not writable; null if it is. */
export function auditLogProblem(root: string, path: string): PlainProblem | null {
  return plainFileProblem(root, auditLogFile(path));
}

export function refuseUnsafeLog(root: string, path: string): void {
  const problem = auditLogProblem(root, path);
  if (problem !== null) throw refusedWrite(problem);
}

/** Appends the missing lines, after removing an incomplete line left by a crashed writer. */
export async function appendMissingLines(root: string, log: { path: string; lines: readonly string[] }): Promise<void> {
  await makeFolder(dirname(join(root, log.path)));
  const file = openPlainFile(root, auditLogFile(log.path), constants.O_RDWR | constants.O_APPEND);
  try {
    const { whole, torn, end } = readTail(file, log.lines);
    const isOurs = torn.length > 0 && log.lines.some((line) => Buffer.from(line).subarray(0, torn.length).equals(torn));
    if (isOurs) ftruncateSync(file, end - torn.length);
    const missing = log.lines.filter((line) => !whole.has(line)).map((line) => `${line}\n`);
    if (missing.length === 0) return;
    const lineEnd = torn.length > 0 && !isOurs ? '\n' : '';
    appendFileSync(file, lineEnd + missing.join(''));
    fdatasyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The end of the log. It contains the lines of an unfinished change, because nobody else writes while we hold the lock. */
function readTail(file: number, lines: readonly string[]): { whole: ReadonlySet<string>; torn: Buffer; end: number } {
  const { size } = fstatSync(file);
  const tail = Buffer.alloc(Math.min(size, Buffer.byteLength(lines.join('\n')) + 1024));
  const read = tail.subarray(0, readSync(file, tail, 0, tail.length, size - tail.length));
  const wholeEnd = read.lastIndexOf(0x0a) + 1;
  return { whole: new Set(read.toString('utf8', 0, wholeEnd).split('\n')), torn: read.subarray(wholeEnd), end: size };
}
