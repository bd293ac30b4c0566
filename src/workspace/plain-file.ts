import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { SoulError } from '../errors/soul-error.js';

/** A file that agentsoul keeps for itself: from the workspace on, and how large it may be. */
export type StateFile = { readonly path: string; readonly maxBytes: number };

export type PlainFile =
  | { readonly state: 'present'; readonly bytes: Buffer }
  | { readonly state: 'missing' }
  | { readonly state: 'unusable'; readonly problem: PlainProblem };

/** Why a file can't be one of ours: `says` goes on where its path ends. */
export type PlainProblem = {
  readonly path: string;
  /** What is in the way: the file itself, or a folder that it lies in. */
  readonly at: string;
  readonly kind: 'link' | 'not-plain' | 'too-large' | 'closed';
  readonly says: string;
};

/**
 * Reads a file of agentsoul's own whole, or says why not. A workspace may come from anybody, so the file must be a plain one, no
 * larger than it may be, and neither it nor a folder on the way may be a link. Never waits, and throws nothing.
 */
export function readPlainFile(root: string, file: StateFile): PlainFile {
  const { path, maxBytes } = file;
  try {
    // Asked first, because a failure costs many times more, and most places where a file may stand are empty.
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

/** The text of such a file; empty where there is none that can be used. */
export function readPlainText(root: string, file: StateFile): string {
  const found = readPlainFile(root, file);
  return found.state === 'present' ? found.bytes.toString('utf8') : '';
}

/** Why a file can't be one of ours, by its name alone; null where it can, and where there is none. */
export function plainFileProblem(root: string, { path, maxBytes }: StateFile): PlainProblem | null {
  try {
    const inTheWay = folderProblem(root, path);
    if (inTheWay !== null) return inTheWay;
    const found = lstatSync(join(root, path), quietly);
    if (found === undefined) return null;
    const refused = kindProblem(found) ?? sizeProblem(found.size, maxBytes);
    return refused === null ? null : { path, at: path, ...refused };
  } catch (error) {
    // Whoever may look into a folder may ask what its files are.
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

/** What SQLite puts behind the name of a database for the files beside it; the log first, so that none outlives its database. */
export const databaseSuffixes = ['-wal', '-shm', '-journal', ''] as const;

/** Opens a file of agentsoul's own to write to it, and makes it where it is missing. Must be closed. */
export function openPlainFile(root: string, file: StateFile, flags: number): number {
  const problem = plainFileProblem(root, file);
  if (problem !== null) throw refusedWrite(problem);
  // Another process may have put something else there since.
  const safely = flags | constants.O_CREAT | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const descriptor = openSync(join(root, file.path), safely, 0o600);
  const refused = kindProblem(fstatSync(descriptor));
  if (refused === null) return descriptor;
  closeSync(descriptor);
  throw refusedWrite({ path: file.path, at: file.path, ...refused });
}

/** What a command that would have to write there says. */
export function refusedWrite({ path, says, kind }: PlainProblem): SoulError {
  return new SoulError(
    kind === 'link' ? 'path-outside' : 'not-writable',
    `${path} ${says}, so nothing is written to it.`,
    {
      hint: 'Look at what is there and move it away; agentsoul makes the file again. `agentsoul doctor` names all such files. Nothing was changed.',
    },
  );
}

const quietly = { throwIfNoEntry: false } as const;

/** A folder on the way that is a link, or no folder. One that is missing is in nobody's way. */
function folderProblem(root: string, path: string): PlainProblem | null {
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) {
    const folder = path.slice(0, end);
    const found = lstatSync(join(root, folder), quietly);
    if (found === undefined) return null;
    if (found.isSymbolicLink()) return { path, at: folder, kind: 'link', says: `lies behind the link ${folder}` };
    if (!found.isDirectory())
      return { path, at: folder, kind: 'not-plain', says: `lies below ${folder}, which is not a folder` };
  }
  return null;
}

type Refused = Pick<PlainProblem, 'kind' | 'says'>;

function kindProblem(found: Stats): Refused | null {
  if (found.isFile()) return null;
  return found.isSymbolicLink()
    ? { kind: 'link', says: 'is a link' }
    : { kind: 'not-plain', says: 'is not a plain file' };
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

/** What a name leads to, if that is a plain file of at most so many bytes. Does not wait for a writer at a pipe. */
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

/** Some file systems do not know how large a file is before it was read, and a file may grow meanwhile. */
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
