import { SoulError } from '../errors/soul-error.js';

/** Checks a path given relative to the workspace: `/` between parts, no part that leaves the folder, nothing a file system would reinterpret. */
export function checkRelativePath(path: string): string {
  if (isPlainPath(path)) return path;
  throw new SoulError('path-outside', `The path ${JSON.stringify(path)} does not stay inside the workspace.`, {
    hint: 'Use a path relative to the workspace, such as `memory/2026-02-02.md`.',
  });
}

/** Whether `checkRelativePath` accepts a path. */
export function isPlainPath(path: string): boolean {
  return (
    path !== '' &&
    !path.startsWith('/') &&
    !/^[A-Za-z]:/.test(path) &&
    !/[\\\0-\x1f\x7f]/.test(path) &&
    path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  );
}

/** Whether `inner` is `outer` or is inside it; both absolute and resolved. */
export function isInside(inner: string, outer: string): boolean {
  if (inner === outer) return true;
  return inner.startsWith(outer.endsWith('/') ? outer : `${outer}/`);
}
