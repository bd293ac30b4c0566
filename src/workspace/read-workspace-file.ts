import { constants, lstatSync, realpathSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkRelativePath, isInside } from './relative-paths.js';
import { type PlainProblem, plainFileProblem, readWhole } from './state-file.js';

export const maxFileBytes = 2 * 1024 * 1024;

/** The folder that reads must stay in, and the folders inside it that belong to other agents. */
export type Root = {
  readonly path: string;
  readonly excluded: readonly string[];
  /** Folders of agentsoul's own records, relative to the root with a trailing `/`, in which links are not followed. */
  readonly unlinked?: readonly string[];
  /** Planned contents that are not on disk yet; null for a file that the plan removes. */
  readonly written?: ReadonlyMap<string, Buffer | null>;
};

export type FileBytes =
  | {
      readonly state: 'present';
      readonly path: string;
      /** The real path, relative to the root, links resolved. */
      readonly realPath: string;
      readonly bytes: Buffer;
      /** Equal for two paths that name the same file on disk. */
      readonly identity: string;
      /** Whether the file has other hard links. */
      readonly hasOtherNames?: boolean;
    }
  | { readonly state: 'missing'; readonly path: string }
  | { readonly state: 'unreadable'; readonly path: string; readonly reason: string };

/**
 * Reads one file of the workspace completely, or returns why not. The file must resolve inside the root, also through links, be a
 * regular file and at most 2 MB.
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

/** Null if the file was replaced in the meantime. */
function readOnce(root: Root, path: string): FileBytes | null {
  const refuse = (reason: string): FileBytes => ({ state: 'unreadable', path, reason });
  try {
    const named = join(root.path, path);
    // Checked first, because a failed open is much slower, and most of these files do not exist.
    if (lstatSync(named, { throwIfNoEntry: false }) === undefined) return { state: 'missing', path };
    const real = realpathSync.native(named);
    if (!isInside(real, root.path)) return refuse('It leads outside the workspace.');
    if (root.excluded.some((folder) => isInside(real, folder))) return refuse('It belongs to another agent.');
    const link = linkInTheWay(root, path);
    if (link !== null) return refuse(`It ${link.says}.`);
    const read = readWhole(real, { maxBytes: maxFileBytes, flags: constants.O_NOFOLLOW });
    if ('says' in read) return refuse(`It ${read.says}.`);
    const { bytes, opened } = read;
    // A parent folder may have been replaced by a link between resolving and opening.
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

/** The link that a path is or goes through, in a folder in which links are not followed. */
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
      return 'It is a circular link.';
    case 'EISDIR':
      return 'It is a folder.';
    default:
      return `It could not be read (${codeOf(error) ?? String(error)}).`;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
