import { constants, lstatSync, realpathSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkRelativePath, isInside } from './paths.js';
import { type PlainProblem, plainFileProblem, readWhole } from './plain-file.js';

export const maxFileBytes = 2 * 1024 * 1024;

/** The folder reads must stay in, and the folders inside it that belong to somebody else. */
export type Root = {
  readonly path: string;
  readonly excluded: readonly string[];
  /** Folders with a closing `/`, from the root on, in which nothing is read or written through a link: what agentsoul records. */
  readonly unlinked?: readonly string[];
  /** Contents that a plan gives to files and the disk doesn't hold yet; null for a file that it removes. */
  readonly written?: ReadonlyMap<string, Buffer | null>;
};

export type FileBytes =
  | {
      readonly state: 'present';
      readonly path: string;
      /** Where the file really lies, relative to the root, links resolved. */
      readonly realPath: string;
      readonly bytes: Buffer;
      /** Equal for two paths that name the same file on disk. */
      readonly identity: string;
      /** Whether the disk knows the file under another name too. */
      readonly hasOtherNames?: boolean;
    }
  | { readonly state: 'missing'; readonly path: string }
  | { readonly state: 'unreadable'; readonly path: string; readonly reason: string };

/**
 * Reads one file of the workspace whole, or says why not. The file must resolve inside the root, also through links,
 * be a plain file and at most 2 MB.
 */
export async function readBytes(root: Root, path: string): Promise<FileBytes> {
  checkRelativePath(path);
  const bytes = root.written?.get(path);
  if (bytes === null) return { state: 'missing', path };
  if (bytes !== undefined) return { state: 'present', path, realPath: path, bytes, identity: `written:${path}` };
  for (let attempt = 0; attempt < maxTries; attempt++) {
    const file = readOnce(root, path);
    if (file !== null) return file;
  }
  return { state: 'unreadable', path, reason: 'It kept being replaced while it was read.' };
}

const maxTries = 100;

/** Null when another file took its place meanwhile. */
function readOnce(root: Root, path: string): FileBytes | null {
  const refuse = (reason: string): FileBytes => ({ state: 'unreadable', path, reason });
  try {
    const named = join(root.path, path);
    // Asked first, because a failure costs many times more, and most places where a file may stand are empty.
    if (lstatSync(named, { throwIfNoEntry: false }) === undefined) return { state: 'missing', path };
    const real = realpathSync.native(named);
    if (!isInside(real, root.path)) return refuse('It leads outside the workspace.');
    if (root.excluded.some((folder) => isInside(real, folder))) return refuse('It belongs to another agent.');
    const link = linkInTheWay(root, path);
    if (link !== null) return refuse(`It ${link.says}.`);
    const read = readWhole(real, { maxBytes: maxFileBytes, flags: constants.O_NOFOLLOW });
    if ('says' in read) return refuse(`It ${read.says}.`);
    const { bytes, opened } = read;
    // A folder on the way may have been swapped for a link between resolving and opening.
    const again = realpathSync.native(named);
    const found = statSync(again);
    if (again !== real || found.ino !== opened.ino || found.dev !== opened.dev) return null;
    return {
      state: 'present',
      path,
      realPath: relative(root.path, real),
      bytes,
      identity: `${opened.dev}:${opened.ino}`,
      hasOtherNames: opened.nlink > 1,
    };
  } catch (error) {
    return isMissing(error) ? { state: 'missing', path } : refuse(describeFailure(error));
  }
}

/** The link that a path is or lies behind, in a folder in which none is followed. */
export function linkInTheWay({ path: root, unlinked = [] }: Root, path: string): PlainProblem | null {
  if (!unlinked.some((folder) => path.startsWith(folder))) return null;
  const problem = plainFileProblem(root, { path, maxBytes: maxFileBytes });
  return problem?.kind === 'link' ? problem : null;
}

function isMissing(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

function describeFailure(error: unknown): string {
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
      return 'There is no permission to read it.';
    case 'ELOOP':
      return 'It is a link that leads in a circle.';
    case 'EISDIR':
      return 'It is a folder.';
    default:
      return `It could not be read (${codeOf(error) ?? String(error)}).`;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
