import { type Day, isDay } from '../../workspace/calendar-days.js';
import { readFrontMatter } from '../../workspace/front-matter.js';
import { linesWithEnds, type Section, splitSections } from '../../workspace/split-sections.js';
import type { AudienceFinder } from '../access/audience.js';
import { confidences } from '../entry.js';
import { dayMetadata, type LineMetadata, readHeaderMetadata, readLineMetadata } from '../read/line-metadata.js';
import { splitBlocks } from '../read/split-blocks.js';
import type { Entity, EntityLine, Fact, Link, Moment, Relation } from './entity.js';
import { wordsOfSlug } from './entity-id.js';
import { wikiLinks } from './wiki-links.js';

/**
 * Reads an entity file, ours or another tool's: wiki pages, and files with other headings. Text under unknown headings counts as facts.
 */
export function parseEntity(path: string, text: string, findAudience: AudienceFinder): Entity {
  const { keys, body, bodyStartLine } = readFrontMatter(text.replace(/^\uFEFF/, ''));
  const sections = splitSections(body);
  const title = sections.find(({ level }) => level === 1);
  const notes = readHeaderMetadata(headOf(sections));
  const id = path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
  const items = sections.flatMap((section) => itemsOf(section, { findAudience, offset: bodyStartLine - 1 }));
  const titleLine = title?.startLine ?? 1;
  const headAudience = title === undefined ? findAudience(1, lineCount(body)) : findAudience(titleLine, titleLine);
  const summary = summaryItems(items);
  const said = together(summary);
  const stated = textOf(keys.summary);
  return {
    id,
    type: typeOf(id, { stated: notes.get('type') ?? textOf(keys.type), path }),
    name: nameOf(id, { stated: textOf(keys.name) ?? textOf(keys.title) ?? textOf(keys.label), title: title?.heading }),
    aliases: [...new Set([...listOf(keys.aliases), ...listOf(keys.alias), ...otherId(keys.id, id)])],
    path,
    created: dayIn(notes.get('created')) ?? dayIn(keys.created),
    updated: dayIn(notes.get('last updated')) ?? dayIn(notes.get('updated')) ?? dayIn(keys.updated),
    isPinned: /^(yes|true)\b/i.test(notes.get('pinned') ?? '') || keys.pinned === true,
    summary: said ?? (stated === null ? null : { text: stated, line: 1, audience: headAudience }),
    facts: items.filter((item) => isFactual(item) && !summary.includes(item)).map(toFact),
    timeline: items.filter(({ part }) => part === 'timeline').map(toMoment),
    questions: items.filter(({ part }) => part === 'open questions').map(toSaid),
    relations: items.filter(({ part }) => part === 'relations').flatMap(toRelations),
    links: items.filter(({ part }) => part !== 'relations').flatMap(toLinks),
    audience: [...new Set([headAudience, ...items.map(({ audience }) => audience)].flat())].sort(),
    headAudience,
  };
}

/** The text before the first section of a page: the title and the comments about the whole. */
function headOf(sections: readonly Section[]): string {
  const end = sections.findIndex(({ level }) => level > 1);
  return sections
    .slice(0, end === -1 ? sections.length : end)
    .map(({ text }) => text)
    .join('');
}

const parts = ['summary', 'facts', 'timeline', 'open questions', 'relations'] as const;

type Part = (typeof parts)[number] | 'opening';

type Item = EntityLine & { readonly part: Part; readonly raw: string; readonly notes: LineMetadata };

function itemsOf(section: Section, { findAudience, offset }: { findAudience: AudienceFinder; offset: number }): Item[] {
  const lines = linesWithEnds(section.text);
  const first = section.level > 0 ? 1 : 0;
  const part = partOf(section);
  return splitBlocks(lines.slice(first), section.startLine + first).map(({ text, startLine, endLine }) => {
    const raw = lines.slice(startLine - section.startLine, endLine - section.startLine + 1).join('');
    return {
      part,
      text,
      raw,
      notes: readLineMetadata(raw),
      line: startLine + offset,
      audience: findAudience(startLine, endLine),
    };
  });
}

function partOf({ level, trail }: Section): Part {
  if (level < 2) return 'opening';
  const named = trail.map((heading) => heading.toLowerCase().replace(/\s*:$/, ''));
  return parts.find((part) => named.includes(part)) ?? (named.includes('questions') ? 'open questions' : 'facts');
}

function isFactual({ part }: Item): boolean {
  return part === 'facts' || part === 'opening';
}

/** Without a summary of its own, a page begins with one. */
function summaryItems(items: readonly Item[]): Item[] {
  const summary = items.filter(({ part }) => part === 'summary');
  return summary.length > 0 ? summary : items.filter(({ part }) => part === 'opening').slice(0, 1);
}

/** Shown as a whole, so only scopes that may see all of it see it. */
function together(items: readonly Item[]): EntityLine | null {
  const [first] = items;
  if (first === undefined) return null;
  const audience = first.audience.filter((name) => items.every((item) => item.audience.includes(name)));
  return { text: items.map(({ text }) => text).join('\n\n'), line: first.line, audience };
}

function toSaid({ text, line, audience }: Item): EntityLine {
  return { text, line, audience };
}

function toFact(item: Item): Fact {
  const { notes } = item;
  const status = notes.get('status')?.toLowerCase() === 'superseded' ? 'superseded' : 'active';
  return { ...toSaid(item), since: dayMetadata(notes, 'since'), source: notes.get('source') ?? null, status };
}

function toMoment(item: Item): Moment {
  const dated = /^(\d{4}-\d{2}-\d{2})\s*(?:[:：–—-]\s*)?([\s\S]*)$/.exec(item.text);
  const [, day = '', text = ''] = dated ?? [];
  return isDay(day) ? { ...toSaid(item), text, day } : { ...toSaid(item), day: null };
}

function toRelations(item: Item): Relation[] {
  const { notes } = item;
  const said = {
    relation: relationIn(item.text),
    confidence: confidences.find((known) => known === notes.get('confidence')) ?? null,
    firstSeen: dayMetadata(notes, 'first'),
    lastSeen: dayMetadata(notes, 'last') ?? dayMetadata(notes, 'first'),
  };
  return toLinks(item).map((link) => ({ ...link, ...said }));
}

function toLinks({ text, line, audience }: Item): Link[] {
  if (/^\s*(?:`{3,}|~{3,})/.test(text)) return [];
  return [...new Set(wikiLinks(text))].map((to) => ({ to, line, audience }));
}

/** The words before the first link: `Developed by: [[person--alex]]` says `developed-by`. A sentence is no name of a relation. */
function relationIn(text: string): string {
  const label = text.slice(0, text.indexOf('[['));
  const words = label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return words === '' || words.split('-').length > 4 ? 'relates-to' : words;
}

function typeOf(id: string, { stated, path }: { stated: string | null; path: string }): string {
  const prefix = /^([a-z]+)--/.exec(id)?.[1];
  const word = (stated ?? prefix ?? '').trim().toLowerCase();
  if (word !== '' && word !== 'entity') return word;
  return prefix ?? (path.includes('/entities/') && word === 'entity' ? 'entity' : 'concept');
}

function nameOf(id: string, { stated, title }: { stated: string | null; title: string | undefined }): string {
  if (stated !== null) return stated;
  return title === undefined || title === '' || title === id ? wordsOfSlug(id) : title;
}

function otherId(stated: unknown, id: string): string[] {
  return typeof stated === 'string' && stated !== '' && stated !== id ? [stated] : [];
}

function listOf(value: unknown): string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? [`${one}`.trim()] : []));
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function dayIn(value: unknown): Day | null {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  return isDay(day) ? day : null;
}

function lineCount(text: string): number {
  return Math.max(1, linesWithEnds(text).length);
}
