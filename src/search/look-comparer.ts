import { lstatSync } from 'node:fs';

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

/** Whether plain files look as they did. */
export function lookAsKnown(root: string, { paths, numbers, odd }: KnownLooks): boolean {
  if (numbers.length !== paths.length * lookCount) return false;
  return paths.every((path, index) => odd.has(index) || looksLike(`${root}/${path}`, numbers, index * lookCount));
}

function looksLike(path: string, numbers: Float64Array, at: number): boolean {
  const found = lstatSync(path, quietly);
  return (
    found !== undefined &&
    found.size === numbers[at] &&
    found.mtimeMs === numbers[at + 1] &&
    found.ctimeMs === numbers[at + 2] &&
    found.ino === numbers[at + 3] &&
    found.dev === numbers[at + 4] &&
    found.nlink === numbers[at + 5]
  );
}

const quietly = { throwIfNoEntry: false } as const;
