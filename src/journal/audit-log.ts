import { constants } from 'node:fs';
import { type FileHandle, lstat, open, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isInside } from '../workspace/paths.js';
import { oneLine } from './commit-message.js';
import type { Action } from './mutations.js';
import { makeFolder } from './write-file.js';

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
    `${entry.summary} (${entry.changeId})`,
  ];
  return fields.map(escapeField).join(' | ');
}

function escapeField(text: string): string {
  return oneLine(text).replaceAll('\\', '\\\\').replaceAll('|', '\\|');
}

type AuditLogProblem = { readonly code: 'path-outside' | 'not-writable'; readonly message: string };

/** Why the log cannot be written: it is no plain file, or it or a folder on the way leads elsewhere. Null when it can. */
export async function auditLogProblem(root: string, path: string): Promise<AuditLogProblem | null> {
  const log = await lstat(join(root, path)).catch(() => null);
  if (log?.isSymbolicLink() === true)
    return { code: 'path-outside', message: `${path} is a link, so nothing is written to it.` };
  const folder = await nearestFolder(dirname(join(root, path)));
  if (!isInside(folder, root)) return { code: 'path-outside', message: `${path} leads outside the workspace.` };
  if (log !== null && !log.isFile())
    return { code: 'not-writable', message: `${path} is not a plain file, so nothing is written to it.` };
  if (!(await stat(folder)).isDirectory())
    return { code: 'not-writable', message: `${path} cannot be created: a file is where its folder should be.` };
  return null;
}

async function nearestFolder(folder: string): Promise<string> {
  return realpath(folder).catch(() => nearestFolder(dirname(folder)));
}

/** Appends the lines that are not there yet, after cutting off the beginning of one that a dying writer left. */
export async function completeAuditLog(root: string, log: { path: string; lines: readonly string[] }): Promise<void> {
  const path = join(root, log.path);
  await makeFolder(dirname(path));
  const flags = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW;
  const file = await open(path, flags, 0o600);
  try {
    const { whole, torn, end } = await readTail(file, log.lines);
    const isOurs = torn.length > 0 && log.lines.some((line) => Buffer.from(line).subarray(0, torn.length).equals(torn));
    if (isOurs) await file.truncate(end - torn.length);
    const missing = log.lines.filter((line) => !whole.has(line)).map((line) => `${line}\n`);
    if (missing.length === 0) return;
    const lineEnd = torn.length > 0 && !isOurs ? '\n' : '';
    await file.appendFile(lineEnd + missing.join(''));
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** The end of the log, where the lines of an unfinished change must be: nobody else writes while we hold the lock. */
async function readTail(
  file: FileHandle,
  lines: readonly string[],
): Promise<{ whole: ReadonlySet<string>; torn: Buffer; end: number }> {
  const { size } = await file.stat();
  const length = Math.min(size, Buffer.byteLength(lines.join('\n')) + 1024);
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position: size - length });
  const tail = buffer.subarray(0, bytesRead);
  const wholeEnd = tail.lastIndexOf(0x0a) + 1;
  return { whole: new Set(tail.toString('utf8', 0, wholeEnd).split('\n')), torn: tail.subarray(wholeEnd), end: size };
}
