import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { SoulError } from '../errors/soul-error.js';

/** One of agentsoul's own files: its path in the workspace and its maximum size. */
export type StateFile = { readonly path: string; readonly maxBytes: number };

export type PlainFile =
  | { readonly state: 'present'; readonly bytes: Buffer }
  | { readonly state: 'missing' }
  | { readonly state: 'unusable'; readonly problem: PlainProblem };

/** Why a file can't be one of ours: `says` continues the sentence after its path. */
export type PlainProblem = {
  readonly path: string;
  /** What is in the way: the file itself, or one of its parent folders. */
  readonly at: string;
  readonly kind: 'link' | 'not-plain' | 'too-large' | 'closed';
  readonly says: string;
};

/**
 * Reads one of agentsoul's own files completely, or returns why not. A workspace may come from anybody, so the file must be a regular
 * file within its size limit, and neither it nor a parent folder may be a link. Never blocks, never throws.
 */
export function readPlainFile(root: string, file: StateFile): PlainFile {
  const { path, maxBytes } = file;
  try {
    // Checked first, because a failed open is much slower, and most of these files do not exist.
    if (lstatSync(join(root, path), quietly) === undefined) return { state: 'missing' };
    const problem = plainFileProblem(root, file);
    if (problem !== null) return { state: 'unusable', problem };
    const read = readWhole(join(root, path), { maxBytes, flags: constants.O_NOFOLLOW });
    if ('says' in read) return { state: 'unusable', problem: { path, at: path, ...read } };
    return { state: 'present', bytes: read.bytes };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return { state: 'missing' };
    return { state: 'unusable', problem: plainFileProblem(root, file) ?? closedProblem(path, error) };
  }
}

/** The text of such a file; empty if there is no usable one. */
export function readPlainText(root: string, file: StateFile): string {
  const found = readPlainFile(root, file);
  return found.state === 'present' ? found.bytes.toString('utf8') : '';
}

/** Why a file can't be one of ours, by its file stats only; null if it can be, or if it is missing. */
export function plainFileProblem(root: string, { path, maxBytes }: StateFile): PlainProblem | null {
  try {
    const inTheWay = folderProblem(root, path);
    if (inTheWay !== null) return inTheWay;
    const found = lstatSync(join(root, path), quietly);
    if (found === undefined) return null;
    const refused = kindProblem(found) ?? sizeProblem(found.size, maxBytes);
    return refused === null ? null : { path, at: path, ...refused };
  } catch (error) {
    // Reading a folder implies permission to stat its files.
    return { ...closedProblem(path, error), at: path.slice(0, path.lastIndexOf('/')) || path };
  }
}

/** The same for a database, which SQLite opens by its name, together with the files beside it. */
export function databaseProblems(root: string, { path, maxBytes }: StateFile): PlainProblem[] {
  return databaseSuffixes.flatMap((suffix) => {
    const limit = suffix === '' ? maxBytes : Math.max(maxBytes, leastBeside);
    return plainFileProblem(root, { path: `${path}${suffix}`, maxBytes: limit }) ?? [];
  });
}

/** Room for what SQLite writes beside a database that stays empty. */
const leastBeside = 1024 * 1024;

/** Suffixes of the files SQLite keeps beside a database; the log first, so that it never outlives its database. */
export const databaseSuffixes = ['-wal', '-shm', '-journal', ''] as const;

/** Opens one of agentsoul's own files for writing, and creates it if missing. The caller must close it. */
export function openPlainFile(root: string, file: StateFile, flags: number): number {
  const problem = plainFileProblem(root, file);
  if (problem !== null) throw refusedWrite(problem);
  // Another process may have replaced it since.
  const safely = flags | constants.O_CREAT | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const descriptor = openSync(join(root, file.path), safely, 0o600);
  const refused = kindProblem(fstatSync(descriptor));
  if (refused === null) return descriptor;
  closeSync(descriptor);
  throw refusedWrite({ path: file.path, at: file.path, ...refused });
}

/** The error of a command that would have to write there. */
export function refusedWrite({ path, says, kind }: PlainProblem): SoulError {
  return new SoulError(
    kind === 'link' ? 'path-outside' : 'not-writable',
    `${path} ${says}, so nothing is written to it.`,
    {
      hint: 'Check it and move it; agentsoul creates the file again. `agentsoul doctor` lists all such files. Nothing was changed.',
    },
  );
}

const quietly = { throwIfNoEntry: false } as const;

/** A parent that is a link or not a folder. A missing one is fine. */
function folderProblem(root: string, path: string): PlainProblem | null {
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) {
    const folder = path.slice(0, end);
    const found = lstatSync(join(root, folder), quietly);
    if (found === undefined) return null;
    if (found.isSymbolicLink()) return { path, at: folder, kind: 'link', says: `is behind the link ${folder}` };
    if (!found.isDirectory())
      return { path, at: folder, kind: 'not-plain', says: `is below ${folder}, which is not a folder` };
  }
  return null;
}

type Refused = Pick<PlainProblem, 'kind' | 'says'>;

function kindProblem(found: Stats): Refused | null {
  if (found.isFile()) return null;
  return found.isSymbolicLink()
    ? { kind: 'link', says: 'is a link' }
    : { kind: 'not-plain', says: 'is not a regular file' };
}

function sizeProblem(size: number, maxBytes: number): Refused | null {
  if (size <= maxBytes) return null;
  const says = maxBytes === 0 ? 'is not empty' : `is larger than ${inWords(maxBytes)} (${size} bytes)`;
  return { kind: 'too-large', says };
}

function inWords(bytes: number): string {
  const units = [
    [1024 ** 3, 'GB'],
    [1024 ** 2, 'MB'],
    [1024, 'kB'],
  ] as const;
  const [size, unit] = units.find(([size]) => bytes >= size) ?? [1, 'bytes'];
  return `${Math.floor(bytes / size)} ${unit}`;
}

function closedProblem(path: string, error: unknown): PlainProblem {
  return { path, at: path, kind: 'closed', says: `cannot be opened (${codeOf(error) ?? String(error)})` };
}

/** The content of a regular file of at most that many bytes. Does not block on a pipe. */
export function readWhole(
  path: string,
  { maxBytes, flags = 0 }: { maxBytes: number; flags?: number },
): { readonly bytes: Buffer; readonly opened: Stats } | Refused {
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | flags);
  try {
    const opened = fstatSync(descriptor);
    const refused = kindProblem(opened) ?? sizeProblem(opened.size, maxBytes);
    if (refused !== null) return refused;
    const bytes = readUpTo(descriptor, maxBytes + 1, opened.size);
    return sizeProblem(bytes.length, maxBytes) ?? { bytes, opened };
  } finally {
    closeSync(descriptor);
  }
}

/** Some file systems do not report the size before reading, and a file may grow in the meantime. */
function readUpTo(descriptor: number, maxBytes: number, size: number): Buffer {
  let bytes = Buffer.allocUnsafe(Math.min(maxBytes, size + 1));
  for (let length = 0; ; ) {
    const count = readSync(descriptor, bytes, length, bytes.length - length, null);
    length += count;
    if (count === 0 || length === maxBytes) return bytes.subarray(0, length);
    if (length === bytes.length) bytes = Buffer.concat([bytes], Math.min(maxBytes, length * 2 + 65_536));
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
