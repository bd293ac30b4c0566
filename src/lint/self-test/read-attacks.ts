import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SoulError } from '../../errors/soul-error.js';
import type { LabelledPair } from '../score-attacks.js';

/** The most that honest texts may raise. */
export type Ceiling = { readonly perThousandLines: number; readonly perThousandFiles: number };

/** The least that each family must reach. */
export type Floors = Readonly<Record<string, { readonly found: number; readonly falseAlarms: number }>>;

/** The labelled attacks, and what was reached on them before. They lie in `test/quality/attacks` of the repository and don't come with the package. */
export function readAttacks(): { pairs: readonly LabelledPair[]; floors: Floors; ceiling: Ceiling } {
  const folder = attackFolder();
  const pairs = ['development', 'held-out'].flatMap((half) =>
    readdirSync(join(folder, half))
      .filter((name) => name.endsWith('.jsonl'))
      .flatMap((name) => readLines(join(folder, half, name)))
      .map((pair) => ({ ...pair, half })),
  );
  const limits = JSON.parse(readFileSync(join(folder, 'floors.json'), 'utf8')) as { honest: Ceiling; families: Floors };
  return { pairs, floors: limits.families, ceiling: limits.honest };
}

function readLines(path: string): Omit<LabelledPair, 'half'>[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as LabelledPair);
}

/** `test/quality` of the repository. */
export function qualityFolder(): string {
  return dirname(attackFolder());
}

function attackFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'test/quality/attacks');
    if (existsSync(join(candidate, 'floors.json'))) return candidate;
  }
  throw new SoulError('usage', 'The labelled attacks are not part of the installed package.', {
    hint: 'Run `lint --self-test` in a clone of the repository of agentsoul, which holds them in test/quality/attacks.',
  });
}
