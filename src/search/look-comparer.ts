import { lstatSync } from 'node:fs';

/** How many numbers describe a plain file: size, times of the last change of content and of anything, number, device, names. */
export const lookCount = 6;

/** Whether a plain file looks as the numbers from `at` on say. */
export type LookComparer = (path: string, numbers: Float64Array, at: number) => boolean;

/**
 * Compares many files with how they looked. Node.js 20 makes an object with four dates of what the system says of a file, which
 * takes half as long again as asking; later versions make dates when somebody reads them. So there the plain list is taken, as long
 * as it says the same as the object for the first file.
 */
export function lookComparer(ask: AskPlainly | null = plainlyAsked()): LookComparer {
  if (ask === null) return looksLike;
  let isRight: boolean | null = null;
  return (path, numbers, at) => {
    isRight ??= saysTheSame(ask, path);
    if (!isRight) return looksLike(path, numbers, at);
    const found = ask(path, false, undefined, false);
    return (
      found !== undefined &&
      timeIn(found, places.changed) === numbers[at + 1] &&
      found[places.size] === numbers[at] &&
      timeIn(found, places.touched) === numbers[at + 2] &&
      found[places.number] === numbers[at + 3] &&
      found[places.device] === numbers[at + 4] &&
      found[places.names] === numbers[at + 5]
    );
  };
}

/** What `lstatSync` makes its object of: a list that the next question overwrites, or undefined where there is no file. */
export type AskPlainly = (path: string, isBig: false, request: undefined, throws: false) => Float64Array | undefined;

const places = { device: 0, names: 2, number: 7, size: 8, changed: 12, touched: 14 } as const;

/** Seconds, and behind them the billionths of one. */
function timeIn(found: Float64Array, place: number): number {
  return (found[place] ?? 0) * 1_000 + (found[place + 1] ?? 0) / 1_000_000;
}

function plainlyAsked(): AskPlainly | null {
  if (!process.versions.node.startsWith('20.')) return null;
  try {
    const binding: unknown = Reflect.get(process, 'binding');
    const files: unknown = typeof binding === 'function' ? Reflect.apply(binding, process, ['fs']) : null;
    const ask: unknown = typeof files === 'object' && files !== null ? Reflect.get(files, 'lstat') : null;
    return typeof ask === 'function' ? (ask as AskPlainly) : null;
  } catch {
    // Closed to programs with fewer rights; the usual way does the same.
    return null;
  }
}

function saysTheSame(ask: AskPlainly, path: string): boolean {
  const found = ask(path, false, undefined, false);
  const expected = lstatSync(path, quietly);
  if (found === undefined || expected === undefined) return false;
  const { mtimeMs, ctimeMs, size, ino, dev, nlink } = expected;
  const times = timeIn(found, places.changed) === mtimeMs && timeIn(found, places.touched) === ctimeMs;
  const others = [places.size, places.number, places.device, places.names].map((place) => found[place]);
  return times && [size, ino, dev, nlink].every((number, index) => number === others[index]);
}

function looksLike(path: string, numbers: Float64Array, at: number): boolean {
  const found = lstatSync(path, quietly);
  return (
    found !== undefined &&
    found.mtimeMs === numbers[at + 1] &&
    found.size === numbers[at] &&
    found.ctimeMs === numbers[at + 2] &&
    found.ino === numbers[at + 3] &&
    found.dev === numbers[at + 4] &&
    found.nlink === numbers[at + 5]
  );
}

const quietly = { throwIfNoEntry: false } as const;
