import { lstatSync } from 'node:fs';
import { openKernel } from './kernel/open-kernel.js';

/** How many numbers describe a plain file: size, times of the last change of content and of anything, number, device, names. */
export const lookCount = 6;

export type KnownLooks = {
  /** From the folder `root` on. */
  readonly paths: readonly string[];
  /** `lookCount` for each path. */
  readonly numbers: Float64Array;
  /** Places of files that these numbers don't describe. They have zeros and are passed over. */
  readonly odd: ReadonlySet<number>;
};

/**
 * Whether plain files look as they did. Node.js 20 makes an object with four dates of what the system says of a file, which takes
 * half as long again as asking; later versions make dates when somebody reads them. So there the plain list is taken, as long as it
 * says the same as the object for the first file.
 */
export function lookAsKnown(root: string, known: KnownLooks, ask: AskPlainly | null = plainlyAsked()): boolean {
  if (known.numbers.length !== known.paths.length * lookCount) return false;
  const first = known.paths.findIndex((_, index) => !known.odd.has(index));
  if (first === -1) return true;
  if (ask !== null && saysTheSame(ask, `${root}/${known.paths[first]}`)) return comparePlainly(root, known, ask);
  return known.paths.every((path, index) => known.odd.has(index) || looksLike(`${root}/${path}`, known, index));
}

/** What `lstatSync` makes its object of: a list that the next question overwrites, or undefined where there is no file. */
export type AskPlainly = (path: string, isBig: false, request: undefined, throws: false) => Float64Array | undefined;

/** What the list has: the numbers of one file, and room for those of another. The kernel knows where they stand, too. */
const listLength = 36;
const places = { device: 0, names: 2, number: 7, size: 8, changed: 12, touched: 14 } as const;

const filesAtOnce = 64;

/** Numbers with fractions are objects to code that is interpreted, ten thousands of them, so the kernel compares. */
function comparePlainly(root: string, { paths, numbers, odd }: KnownLooks, ask: AskPlainly): boolean {
  const { kernel, at } = openKernel({ now: filesAtOnce * listLength * 8, known: numbers.byteLength });
  const now = new Float64Array(kernel.memory.buffer, at.now, filesAtOnce * listLength);
  new Float64Array(kernel.memory.buffer, at.known, numbers.length).set(numbers);
  for (let start = 0; start < paths.length; start += filesAtOnce) {
    const count = Math.min(filesAtOnce, paths.length - start);
    for (let place = 0; place < count; place++) {
      const found = odd.has(start + place) ? nothing : ask(`${root}/${paths[start + place]}`, false, undefined, false);
      if (found === undefined) return false;
      now.set(found, place * listLength);
    }
    if (kernel.sameLooks(at.now, at.known + start * lookCount * 8, count) === 0) return false;
  }
  return true;
}

const nothing = new Float64Array(listLength);

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
  if (found?.length !== listLength || expected === undefined) return false;
  const { mtimeMs, ctimeMs, size, ino, dev, nlink } = expected;
  const times = timeIn(found, places.changed) === mtimeMs && timeIn(found, places.touched) === ctimeMs;
  const others = [places.size, places.number, places.device, places.names].map((place) => found[place]);
  return times && [size, ino, dev, nlink].every((number, index) => number === others[index]);
}

/** Seconds, and behind them the billionths of one. */
function timeIn(found: Float64Array, place: number): number {
  return (found[place] ?? 0) * 1_000 + (found[place + 1] ?? 0) / 1_000_000;
}

function looksLike(path: string, { numbers }: KnownLooks, index: number): boolean {
  const found = lstatSync(path, quietly);
  if (found === undefined) return false;
  const { size, mtimeMs, ctimeMs, ino, dev, nlink } = found;
  return [size, mtimeMs, ctimeMs, ino, dev, nlink].every((number, at) => number === numbers[index * lookCount + at]);
}

const quietly = { throwIfNoEntry: false } as const;
