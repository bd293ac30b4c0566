import { type Day, isDay, withoutSlug } from '../../workspace/calendar-days.js';
import { readFrontMatter } from '../../workspace/front-matter.js';
import { linesWithEnds, type Section, splitSections } from '../../workspace/split-sections.js';
import type { AudienceFinder } from '../access/audience.js';
import { type Audience, type Entry, type EpisodeFields, noFields } from '../entry.js';
import type { MemoryPath } from '../paths/memory-files.js';
import { contentHash } from '../records/content-hash.js';
import { disambiguatingMark, isForgottenHeading, parseEpisodeHeading } from './episode-heading.js';
import { splitBlocks, withoutComments } from './split-blocks.js';

/**
 * The memories of one file, in its order. An episode is one entry, and so is a procedure; everything else is an entry per
 * paragraph or list item. Notes of other tools are read as they are.
 */
export function readEntries(file: MemoryPath, text: string, findAudience: AudienceFinder): Entry[] {
  const { body, bodyStartLine } = readFrontMatter(text);
  const groups = file.role === 'procedures' ? [] : groupSections(splitSections(body));
  const drafts = file.role === 'procedures' ? wholeFile(body) : groups.flatMap(draftsOf);
  const taken = new Set(groups.flatMap(({ head }) => forgottenId(file, head)));
  return drafts.map((draft) => {
    const id = freeId(file, draft, taken);
    taken.add(id);
    const { text: said, time, about } = draft;
    const audience = findAudience(draft.startLine, draft.endLine);
    const trail = draft.above.filter(({ line }) => isWithin(audience, findAudience(line, line)));
    return {
      id,
      store: file.store,
      role: file.role,
      path: file.path,
      startLine: draft.startLine + bodyStartLine - 1,
      endLine: draft.endLine + bodyStartLine - 1,
      trail: trail.map(({ heading }) => heading),
      text: said,
      day: dayOf(file, draft),
      time,
      about,
      isSuperseded: /\bstatus:superseded\b/.test(draft.comments),
      audience,
    };
  });
}

/** Scopes that may see the entry may also read its headings. */
function isWithin(audience: Audience, ofHeading: Audience): boolean {
  return audience === ofHeading || audience.every((name) => ofHeading.includes(name));
}

type HeadingAbove = { readonly heading: string; readonly line: number };

type Draft = Pick<Entry, 'startLine' | 'endLine' | 'text' | 'time'> & {
  readonly comments: string;
  readonly above: readonly HeadingAbove[];
  readonly about: EpisodeFields;
  readonly mark?: string | undefined;
};

function wholeFile(body: string): Draft[] {
  const text = withoutComments(body).trim();
  if (text === '') return [];
  const lines = linesWithEnds(body);
  const startLine = lines.findIndex((line) => line.trim() !== '') + 1;
  const endLine = lines.findLastIndex((line) => line.trim() !== '') + 1;
  const title = splitSections(body).find(({ level }) => level > 0);
  const above = title === undefined ? [] : [{ heading: title.heading, line: title.startLine }];
  return [{ startLine, endLine, above, text, comments: '', time: null, about: noFields }];
}

type Group = { readonly head: Section; readonly above: readonly HeadingAbove[]; readonly below: Section[] };

/** An episode goes on through the smaller headings below it. */
function groupSections(sections: readonly Section[]): Group[] {
  const groups: Group[] = [];
  const open: Section[] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if (last !== undefined && isEpisode(last.head) && section.level > last.head.level) {
      last.below.push(section);
      continue;
    }
    while ((open.at(-1)?.level ?? 0) >= section.level && open.length > 0) open.pop();
    const above = open.map(({ heading, startLine }) => ({ heading, line: startLine }));
    groups.push({ head: section, above, below: [] });
    if (section.level > 0) open.push(section);
  }
  return groups;
}

function isEpisode({ level, heading }: Section): boolean {
  return level > 0 && parseEpisodeHeading(heading) !== null;
}

function draftsOf({ head, above, below }: Group): Draft[] {
  const episode = head.level > 0 ? parseEpisodeHeading(head.heading) : null;
  if (episode === null) return notesOf(head, above);
  const whole = [head, ...below].map(({ text }) => text).join('');
  const lines = linesWithEnds(whole);
  const text = withoutComments(lines.slice(1).join('')).trim();
  if (text === '') return [];
  const used = lines.findLastIndex((line) => line.trim() !== '') + 1;
  return [
    {
      startLine: head.startLine,
      endLine: head.startLine + used - 1,
      above,
      text,
      comments: '',
      time: episode.time,
      about: episode.about,
      mark: episode.mark,
    },
  ];
}

function notesOf({ text, level, startLine, heading }: Section, outer: readonly HeadingAbove[]): Draft[] {
  const lines = linesWithEnds(text);
  const body = level > 0 ? lines.slice(1) : lines;
  const blocks = splitBlocks(body, level > 0 ? startLine + 1 : startLine);
  const above = level > 0 ? [...outer, { heading, line: startLine }] : outer;
  return blocks.map((block) => ({ ...block, above, time: null, about: noFields }));
}

/** The id of the erased memory, which is never reused. */
function forgottenId(file: MemoryPath, { level, heading }: Section): string[] {
  const time = level > 0 && isForgottenHeading(heading) ? parseEpisodeHeading(heading)?.time : undefined;
  return time === undefined || file.day === null ? [] : [`episode:${file.day}:${time}`];
}

function freeId(file: MemoryPath, draft: Draft, taken: ReadonlySet<string>): string {
  const hash = contentHash(draft.text);
  const plain = plainId(file, draft, hash);
  if (!taken.has(plain)) return plain;
  const base =
    draft.time !== null
      ? `${plain.replace(/~[0-9a-f]{4}$/, '')}${draft.mark ?? disambiguatingMark(draft.text)}`
      : plain;
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}.${count}`;
  return id;
}

function plainId(file: MemoryPath, { time, text, mark }: Draft, hash: string): string {
  const stem = file.path.slice(file.path.lastIndexOf('/') + 1, -'.md'.length);
  if (time !== null && file.day !== null)
    return `episode:${file.day}:${time}${mark ?? (file.isMainLog ? '' : disambiguatingMark(text))}`;
  switch (file.role) {
    case 'core':
      return `core:${hash.slice(0, 8)}`;
    case 'graph':
      return `entity:${stem}#${hash.slice(0, 8)}`;
    case 'procedures':
      return `procedure:${stem}`;
    case 'vault':
      return `vault:${stem}#${hash.slice(0, 8)}`;
    case 'daily':
      return `note:${withoutSlug(file.path)}#${hash.slice(0, 8)}`;
    default:
      return `note:${file.path}#${hash.slice(0, 8)}`;
  }
}

/** The day of the file, else the one since which a fact or a relation holds, else one at the start of the entry or its headings. */
function dayOf({ day }: MemoryPath, { text, above, comments }: Draft): Day | null {
  if (day !== null) return day;
  const headings = above.map(({ heading }) => heading).reverse();
  const since = /\b(?:since|first):(\S{10})/.exec(comments)?.[1] ?? '';
  const named = [since, text, ...headings].map((words) => /^\W{0,4}(\d{4}-\d{2}-\d{2})\b/.exec(words)?.[1]);
  return named.find((found) => found !== undefined && isDay(found)) ?? null;
}
