import { isDeepStrictEqual } from 'node:util';
import { type FileVersionsToRevert, revertFile } from './revert-file.js';

/**
 * One of agentsoul's own record files without a change, as far as possible: what was overwritten since stays. JSON is compared value by
 * value, so that counts that grew since then don't block the undo.
 */
export function revertRecordFile(versions: FileVersionsToRevert): Buffer | null {
  const { before, after, present } = versions;
  const values = [before, after, present].map(parsed);
  const [old, changed, now] = values;
  const isJson = present !== null && values.every((value) => value !== undefined);
  if (isJson && !isSame(versions)) return Buffer.from(`${JSON.stringify(withoutValue(old, changed, now), null, 2)}\n`);
  const taken = revertFile(versions);
  return taken.isClear ? taken.content : present;
}

function isSame({ after, present }: FileVersionsToRevert): boolean {
  return after !== null && present !== null && after.equals(present);
}

function withoutValue(before: unknown, after: unknown, present: unknown): unknown {
  if (isDeepStrictEqual(before, after)) return present;
  if (isDeepStrictEqual(present, after)) return before;
  if (!isObject(after) || !isObject(present)) return present;
  const old = isObject(before) ? before : {};
  const kept: [string, unknown][] = [];
  for (const key of new Set([...Object.keys(present), ...Object.keys(old)])) {
    const value = withoutValue(old[key], after[key], present[key]);
    if (value !== undefined) kept.push([key, value]);
  }
  return Object.fromEntries(
    isSorted(Object.keys(present)) ? kept.sort(([one], [other]) => (one < other ? -1 : 1)) : kept,
  );
}

function isSorted(keys: readonly string[]): boolean {
  return keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') < key);
}

/** Null for a missing file, undefined if the content is not JSON. */
function parsed(bytes: Buffer | null): unknown {
  if (bytes === null) return null;
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
