import { saidText } from '../../src/entries/said-text.js';
import { splitSentences } from '../../src/entries/split-sentences.js';
import type { Forgotten, Remains } from '../../src/memory/forget/forget.js';
import type { Forgettable } from '../../src/memory/forget/forgettable.js';
import type { EntityMatch } from '../../src/memory/forget/forgettable-entities.js';
import type { Match } from '../../src/memory/forget/match-entries.js';
import { countGoing } from '../../src/memory/forget/plan-forget.js';
import type { StillFound } from '../../src/memory/forget/still-found.js';
import { printable } from '../../src/workspace/printable.js';
import type { Terminal } from '../ui/terminal.js';
import { excerptAround } from './excerpt.js';

const longestLine = 100;
const mostRelated = 5;
const mostPlaces = 10;

/** What is meant and why, and what comes close. */
export function matchLines(
  { sure, entities, related }: Forgettable,
  { query, style }: Pick<Terminal, 'style'> & { readonly query: string },
): string {
  const line = ({ entry, reason }: Match) => {
    const text = printable(saidText(entry.text));
    const shown = excerptAround(text, query, longestLine);
    return `  ${style.cyan(`${entry.path}:${entry.startLine}`)}  ${shown}\n    ${style.dim(`${entry.id} · ${reason}`)}`;
  };
  const going = (match: Match) => `${line(match)}${style.dim(wholeNote(match))}`;
  const close = related.slice(0, mostRelated);
  return [
    ...(sure.length === 0
      ? []
      : [`${sure.length === 1 ? 'This memory' : `These ${sure.length} memories`} would be forgotten:`]),
    ...sure.map(going),
    ...entityLines(entities, style),
    ...(close.length === 0 ? [] : ['Related, and kept unless named with --also:', ...close.map(line)]),
  ].join('\n');
}

/** Whoever meant one sentence has to know that the others go with it. */
function wholeNote({ entry: { text, startLine, endLine } }: Match): string {
  const sentences = splitSentences(saidText(text)).length;
  if (sentences < 2) return '';
  const lines = endLine > startLine ? `, lines ${startLine}–${endLine}` : '';
  return ` · the whole entry is removed: ${sentences} sentences${lines}`;
}

function entityLines(entities: readonly EntityMatch[], style: Terminal['style']): string[] {
  if (entities.length === 0) return [];
  return [
    entities.length === 1
      ? 'This entity is removed, with its file and every relation to it:'
      : `These ${entities.length} entities are removed, with their files and every relation to them:`,
    ...entities.map(
      ({ entity: { id, path, name }, reason }) =>
        `  ${style.cyan(path)}  ${printable(name)}\n    ${style.dim(`${id} · ${reason}`)}`,
    ),
  ];
}

/** What was done, the proof, and what is left elsewhere. */
export function forgetReport(
  { matches, entities, change, isGone, found, remains }: Forgotten,
  { undo, permanent, style }: { undo: string | null; permanent: boolean; style: Terminal['style'] },
): string {
  if (change.state === 'unchanged') return 'Nothing was changed: it was already forgotten.';
  const named = new Set(remains.files.map(({ path }) => path));
  const kept = found.filter(({ path }) => !named.has(path));
  const commit = change.commit === null ? '' : `  Commit ${change.commit.slice(0, 10)}.`;
  return [
    `${style.green('✔')} ${permanent ? 'Erased' : 'Archived'} ${countGoing({ entries: matches, entities })}.`,
    `${commit}${undo === null ? '' : ` Undo: ${style.bold(undo)}`}`,
    proofLine({ isGone, found: kept, remains }, style),
    ...foundLines(kept, style),
    ...placeLines(remains, style),
    ...historyAdvice(remains, style),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

type Proof = Pick<Forgotten, 'isGone' | 'found' | 'remains'>;

function proofLine({ isGone, found, remains }: Proof, style: Terminal['style']): string {
  if (!isGone) return `${style.yellow('!')} A search still finds it. Run \`agentsoul reindex --full\` and try again.`;
  if (found.length > 0) return '  A search no longer finds these memories, but others contain the words:';
  if (remains.files.length === 0) return '  A search no longer finds it.';
  return '  A search no longer finds these memories, but some files still contain the words:';
}

function foundLines(found: readonly StillFound[], style: Terminal['style']): string[] {
  const shown = found.slice(0, mostPlaces).map(({ id, path, line, store }) => {
    const way =
      store === 'vault'
        ? `the vault is kept unless a memory is named. To erase it: ${style.bold(`agentsoul forget ${id} --permanent`)}`
        : `to forget it too: ${style.bold(`agentsoul forget ${id}`)}`;
    return `${style.yellow('!')} ${printable(`${path}:${line}`)} still answers; ${way}`;
  });
  const more = found.length - shown.length;
  return more > 0 ? [...shown, `  … and ${more} more memories; --json lists them all.`] : shown;
}

function placeLines({ files }: Remains, style: Terminal['style']): string[] {
  const shown = files.slice(0, mostPlaces).map(({ path, line, isUnread }) => {
    const place = printable(line === null ? path : `${path}:${line}`);
    if (isUnread === true) return `${style.yellow('!')} ${place} is larger than 1 GB and was not searched.`;
    return `${style.yellow('!')} ${place} still contains it; ${adviceFor(path)}`;
  });
  const more = files.length - shown.length;
  return more > 0 ? [...shown, `  … and ${more} more places; --json lists them all.`] : shown;
}

function adviceFor(path: string): string {
  if (path.startsWith('.agentsoul/')) return 'it is updated once the files no longer contain it.';
  if (path.endsWith('.md') && /(^|\/)vault\//.test(path))
    return 'the vault is kept unless you name the memory by its id.';
  if (/(^|\/)memory\//.test(path)) return 'name that memory by its id to erase it too.';
  return 'edit such files yourself.';
}

/** We never rewrite history; whoever needs that has to know what it takes. */
function historyAdvice({ commits, messages, paths }: Remains, style: Terminal['style']): string[] {
  if (commits.length + messages.length === 0) return [];
  const renamed = paths.length === 0 ? [] : [`\`--invert-paths ${paths.map((path) => `--path ${path}`).join(' ')}\``];
  const ways = [
    ...(commits.length === 0 ? [] : ['`--replace-text`']),
    ...(messages.length === 0 ? [] : ['`--replace-message`']),
    ...renamed,
  ];
  return [
    ...(commits.length === 0 ? [] : [`${style.yellow('!')} The git history still contains it: ${shortList(commits)}.`]),
    ...(messages.length === 0
      ? []
      : [`${style.yellow('!')} Commit messages still contain it: ${shortList(messages)}.`]),
    `  To purge it there too, rewrite the history with \`git filter-repo\` and ${ways.join(', ')},`,
    '  expire the reflog and run `git gc --prune=now`, here and in every clone. Nobody else can do that for you.',
  ];
}

function shortList(commits: readonly string[]): string {
  const shown = commits.slice(0, 5).map((commit) => commit.slice(0, 10));
  return `${shown.join(', ')}${commits.length > shown.length ? ` and ${commits.length - shown.length} more` : ''}`;
}
