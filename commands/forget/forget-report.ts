import type { Forgotten } from '../../src/memory/forget/forget.js';
import type { Match, Matching } from '../../src/memory/forget/match-entries.js';
import { printable } from '../../src/workspace/printable.js';
import type { Terminal } from '../ui/terminal.js';

const longestLine = 100;
const mostRelated = 5;

/** What is meant and why, and what comes close. */
export function matchLines({ sure, related }: Matching, { style }: Pick<Terminal, 'style'>): string {
  const line = ({ entry, reason }: Match) => {
    const text = printable(entry.text.replace(/\s+/g, ' '));
    const shown = [...text].length > longestLine ? `${[...text].slice(0, longestLine).join('')} …` : text;
    return `  ${style.cyan(`${entry.path}:${entry.startLine}`)}  ${shown}\n    ${style.dim(`${entry.id} · ${reason}`)}`;
  };
  const close = related.slice(0, mostRelated);
  return [
    ...(sure.length === 0
      ? []
      : [`${sure.length === 1 ? 'This memory' : `These ${sure.length} memories`} would be forgotten:`]),
    ...sure.map(line),
    ...(close.length === 0 ? [] : ['Close to it, and kept unless named with --also:', ...close.map(line)]),
  ].join('\n');
}

/** What was done, the proof, and what is left elsewhere. */
export function forgetReport(
  { matches, change, isGone, remains }: Forgotten,
  { undo, permanent, style }: { undo: string | null; permanent: boolean; style: Terminal['style'] },
): string {
  if (change.state === 'unchanged') return 'Nothing was changed: it was forgotten already.';
  const count = matches.length === 1 ? '1 memory' : `${matches.length} memories`;
  const commit = change.commit === null ? '' : `  Commit ${change.commit.slice(0, 10)}.`;
  return [
    `${style.green('✔')} ${permanent ? 'Erased' : 'Archived'} ${count}.`,
    `${commit}${undo === null ? '' : ` Undo: ${style.bold(undo)}`}`,
    isGone
      ? '  A search for it finds nothing of it any more.'
      : `${style.yellow('!')} A search still finds it. Run \`agentsoul reindex --full\` and try again.`,
    ...remains.files.map(
      ({ path, line }) => `${style.yellow('!')} ${path}:${line} still says it; such files are yours to edit.`,
    ),
    ...(remains.commits.length === 0 ? [] : historyAdvice(remains.commits, style)),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** We never rewrite history; whoever needs that has to know what it takes. */
function historyAdvice(commits: readonly string[], style: Terminal['style']): string[] {
  const shown = commits.slice(0, 5).map((commit) => commit.slice(0, 10));
  const more = commits.length > shown.length ? ` and ${commits.length - shown.length} more` : '';
  return [
    `${style.yellow('!')} The git history still holds it: ${shown.join(', ')}${more}.`,
    '  To purge it there too, rewrite the history with `git filter-repo --replace-text`, expire the reflog and run',
    '  `git gc --prune=now`, here and in every clone. Nobody else can do that for you.',
  ];
}
