import {
  escapeForTerminal,
  type Forgotten,
  type ForgottenEntity,
  type ForgottenMemory,
  type RemainingMemory,
  type Remains,
} from '../../src/index.js';
import type { Terminal } from '../ui/terminal.js';
import { excerptAround } from './excerpt.js';

const longestLine = 100;
const mostRelated = 5;
const mostPlaces = 10;

/** What is meant and why, and what comes close. */
export function matchLines(
  { query, forgotten, entities, related, transcripts = [] }: Matched,
  { style }: Pick<Terminal, 'style'>,
): string {
  const line = ({ id, path, startLine, text, reason }: ForgottenMemory) => {
    const shown = excerptAround(escapeForTerminal(text), query, longestLine);
    return `  ${style.cyan(`${path}:${startLine}`)}  ${shown}\n    ${style.dim(`${id} · ${reason}`)}`;
  };
  const going = (memory: ForgottenMemory) => `${line(memory)}${style.dim(wholeNote(memory))}`;
  const close = related.slice(0, mostRelated);
  return [
    ...headLines({ query, forgotten, entities, related }),
    ...forgotten.map(going),
    ...entityLines(entities, style),
    ...transcriptLines(transcripts, style),
    ...(close.length === 0 ? [] : ['Related, and kept unless named with --also:', ...close.map(line)]),
  ].join('\n');
}

type Matched = Pick<Forgotten, 'query' | 'forgotten' | 'entities' | 'related' | 'transcripts'>;

function transcriptLines(transcripts: NonNullable<Forgotten['transcripts']>, style: Terminal['style']): string[] {
  if (transcripts.length === 0) return [];
  const shown = transcripts.slice(0, mostPlaces).map(({ path, entries }) => {
    return `  ${style.cyan(escapeForTerminal(path))}  ${entries === 1 ? '1 entry' : `${entries} entries`}`;
  });
  const more = transcripts.length - shown.length;
  const rest = more > 0 ? [`  … and ${more} more transcripts`] : [];
  return ['It is taken out of what was said in these transcripts:', ...shown, ...rest];
}

function headLines({ query, forgotten, entities, related }: Matched): string[] {
  if (forgotten.length > 0)
    return [`${forgotten.length === 1 ? 'This memory' : `These ${forgotten.length} memories`} would be forgotten:`];
  if (entities.length > 0) return [];
  return [related.length === 0 ? `No memory contains "${query}".` : `No memory is a certain match for "${query}".`];
}

/** Whoever meant one sentence has to know that the others go with it. */
function wholeNote({ sentences, startLine, endLine }: ForgottenMemory): string {
  if (sentences < 2) return '';
  const lines = endLine > startLine ? `, lines ${startLine}–${endLine}` : '';
  return ` · the whole entry is removed: ${sentences} sentences${lines}`;
}

function entityLines(entities: readonly ForgottenEntity[], style: Terminal['style']): string[] {
  if (entities.length === 0) return [];
  return [
    entities.length === 1
      ? 'This entity is removed, with its file and every relation to it:'
      : `These ${entities.length} entities are removed, with their files and every relation to them:`,
    ...entities.map(
      ({ id, path, name, reason }) =>
        `  ${style.cyan(path)}  ${escapeForTerminal(name)}\n    ${style.dim(`${id} · ${reason}`)}`,
    ),
  ];
}

const nothingLeft: Remains = { commits: [], messages: [], paths: [], files: [] };

/** What was done, the proof, and what is left elsewhere. */
export function forgetReport(
  {
    forgotten,
    entities,
    transcripts = [],
    permanent,
    changed,
    commit,
    undo,
    isGone = true,
    found = [],
    remains = nothingLeft,
  }: Forgotten,
  { style }: Pick<Terminal, 'style'>,
): string {
  if (!changed) return 'Nothing was changed: it was already forgotten.';
  const named = new Set(remains.files.map(({ path }) => path));
  const kept = found.filter(({ path }) => !named.has(path));
  const made = commit === null ? '' : `  Commit ${commit.slice(0, 10)}.`;
  return [
    `${style.green('✔')} ${doneLine({ forgotten, entities, transcripts, permanent })}`,
    `${made}${undo === null ? '' : ` Undo: ${style.bold(undo)}`}`,
    proofLine({ isGone, found: kept, remains }, style),
    ...foundLines(kept, style),
    ...placeLines(remains, style),
    ...historyAdvice(remains, style),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

type Going = Required<Pick<Forgotten, 'forgotten' | 'entities' | 'transcripts' | 'permanent'>>;

/** `Erased 2 memories and 1 entity. Redacted 3 entries of transcripts.` */
function doneLine({ forgotten, entities, transcripts, permanent }: Going): string {
  const spoken = transcripts.reduce((sum, { entries }) => sum + entries, 0);
  const counted = [
    counting(forgotten.length, '1 memory', 'memories'),
    counting(entities.length, '1 entity', 'entities'),
  ];
  const gone = counted.flatMap((part) => part ?? []).join(' and ');
  const redacted = counting(spoken, '1 entry of a transcript', 'entries of transcripts');
  return [
    ...(gone === '' ? [] : [`${permanent ? 'Erased' : 'Archived'} ${gone}.`]),
    ...(redacted === null ? [] : [`Redacted ${redacted}.`]),
  ].join(' ');
}

function counting(count: number, one: string, many: string): string | null {
  if (count === 0) return null;
  return count === 1 ? one : `${count} ${many}`;
}

type Proof = {
  readonly isGone: boolean;
  readonly found: readonly RemainingMemory[];
  readonly remains: Remains;
};

function proofLine({ isGone, found, remains }: Proof, style: Terminal['style']): string {
  if (!isGone) return `${style.yellow('!')} A search still finds it. Run \`agentsoul reindex --full\` and try again.`;
  if (found.length > 0) return '  A search no longer finds these memories, but others contain the words:';
  if (remains.files.length === 0) return '  A search no longer finds it.';
  return '  A search no longer finds these memories, but some files still contain the words:';
}

function foundLines(found: readonly RemainingMemory[], style: Terminal['style']): string[] {
  const shown = found.slice(0, mostPlaces).map(({ id, path, line, store }) => {
    const way =
      store === 'vault'
        ? `the vault is kept unless a memory is named. To erase it: ${style.bold(`agentsoul forget ${id} --permanent`)}`
        : `to forget it too: ${style.bold(`agentsoul forget ${id}`)}`;
    return `${style.yellow('!')} ${escapeForTerminal(`${path}:${line}`)} still answers; ${way}`;
  });
  const more = found.length - shown.length;
  return more > 0 ? [...shown, `  … and ${more} more memories; --json lists them all.`] : shown;
}

function placeLines({ files }: Remains, style: Terminal['style']): string[] {
  const shown = files.slice(0, mostPlaces).map(({ path, line, isUnread }) => {
    const place = escapeForTerminal(line === null ? path : `${path}:${line}`);
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
