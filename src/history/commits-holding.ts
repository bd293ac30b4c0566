import { git, type Repository } from '../git/repository.js';
import { pathsOfWorkspace } from './changes.js';

/** How much of a text is looked for: git reads patterns line by line, and needs no more to know it again. */
const longestNeedle = 120;

/** Commits on any branch that brought or took one of the texts, newest first. What they hold can be read by whoever has the repository. */
export async function commitsHolding(repository: Repository, texts: readonly string[]): Promise<string[]> {
  const needles = [...new Set(texts.map(needleOf))].filter((needle) => needle !== '');
  if (needles.length === 0) return [];
  const pattern = needles.map(literal).join('|');
  const { stdout } = await git(repository, [
    'log',
    '--all',
    '--format=%H',
    '--no-show-signature',
    // The repository could name a program that makes text of a file.
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

/** The longest line, because it says most. */
function needleOf(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const longest = lines.reduce((best, line) => (line.length > best.length ? line : best), '');
  return [...longest].slice(0, longestNeedle).join('');
}

function literal(text: string): string {
  return text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
}
