import type { PlannedFile } from '../../src/index.js';
import { unifiedDiff } from './diff.js';
import { style } from './style.js';

/** What a plan does to one file: its diff, the lines that are added, or what happens to a file that is not text. */
export function fileDiff(file: PlannedFile): string {
  if (file.added !== undefined) return additions(file);
  const { path, before, after } = file;
  if ([before, after].some((bytes) => bytes?.includes(0) === true)) {
    const sizes = [before, after].map((bytes) => (bytes === null ? 'nothing' : `${bytes.length} bytes`));
    return `${style.bold(path)}: no text, ${sizes.join(' → ')}`;
  }
  const [old = '', next = ''] = [before, after].map((bytes) => bytes?.toString('utf8') ?? '');
  return unifiedDiff({ names: [path, path], before: old, after: next });
}

function additions({ path, added }: Pick<PlannedFile, 'path' | 'added'>): string {
  if (added === null || added === undefined) return `${style.bold(path)}: changed`;
  return [style.bold(`+++ ${path}`), ...added.map((line) => style.green(`+${line}`))].join('\n');
}
