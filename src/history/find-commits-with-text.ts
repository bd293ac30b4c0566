import { git, type Repository } from '../git/repository.js';
import { pathsOfWorkspace } from './list-changes.js';

/** How much of a text is searched for: git matches line by line, and this much identifies it. */
const longestNeedle = 120;

/**
 * Commits on any branch that added or removed one of the texts, or one of the words as a whole word, newest first. Anyone with the
 * repository can read their content.
 */
export async function findCommitsWithText(
  repository: Repository,
  texts: readonly string[],
  { words = [] }: { words?: readonly string[] } = {},
): Promise<string[]> {
  const said = (all: readonly string[]) =>
    [...new Set(all.map(needleOf))].filter((needle) => needle !== '').map(literal);
  const whole = said(words).map((word) => `(^|[^[:alnum:]])${word}($|[^[:alnum:]])`);
  const needles = [...said(texts), ...whole];
  if (needles.length === 0) return [];
  const pattern = needles.join('|');
  const { stdout } = await git(repository, [
    'log',
    '--all',
    '--format=%H',
    '--no-show-signature',
    // The repository could name a program that converts files to text.
    '--no-textconv',
    '--pickaxe-regex',
    `-S${pattern}`,
    ...pathsOfWorkspace(repository),
  ]);
  return stdout
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** Commits on any branch whose message is one of those, newest first. */
export async function findCommitsWithMessage(
  repository: Repository,
  isMeant: (message: string) => boolean,
): Promise<string[]> {
  const { stdout } = await git(repository, [
    'log',
    '--all',
    '-z',
    '--format=%H%n%B',
    '--no-show-signature',
    ...pathsOfWorkspace(repository),
  ]);
  return stdout
    .toString('utf8')
    .split('\0')
    .flatMap((record) => {
      const end = record.indexOf('\n');
      return end > 0 && isMeant(record.slice(end + 1)) ? [record.slice(0, end)] : [];
    });
}

/** The longest line, because it is the most specific. */
function needleOf(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const longest = lines.reduce((best, line) => (line.length > best.length ? line : best), '');
  return [...longest].slice(0, longestNeedle).join('');
}

function literal(text: string): string {
  return text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
}
