import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The lines of a list in `data/language/`, without the remark on its first line: `readWordList('de/glosses.txt')`. For long lists, which
 * few runs need; short ones are JSON files that the build makes part of the program.
 */
export function readWordList(name: string): string[] {
  const text = readFileSync(join(dataFolder(), 'language', name), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

let found: string | null = null;

/** The folder lies beside `src/` in a checkout and beside `dist/` in a package. */
function dataFolder(): string {
  for (let folder = import.meta.dirname; found === null; folder = dirname(folder)) {
    if (existsSync(join(folder, 'data', 'language'))) found = join(folder, 'data');
    else if (folder === dirname(folder))
      throw new Error('The data folder of agentsoul is missing from this installation.');
  }
  return found;
}
