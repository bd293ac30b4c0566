import { findAudiences } from '../../entries/access/audience.js';
import type { Audience, Entry } from '../../entries/entry.js';
import { graphPaths } from '../../entries/graph/graph-paths.js';
import { formatLineMetadata } from '../../entries/read/line-metadata.js';
import type { CoreBlock } from '../../memory/core/block-names.js';
import { blockNamed } from '../../memory/core/core-blocks.js';
import { createEntity } from '../../memory/graph/create-entity.js';
import type { EntityPart } from '../../memory/graph/edit-entity-text.js';
import { escapeListItem } from '../../memory/graph/escape-list-item.js';
import type { SectionEdit } from '../../proposals/reflection/section-edit.js';
import type { Role } from '../../roles/roles.js';
import type { Day } from '../../workspace/calendar-days.js';
import { readFrontMatter } from '../../workspace/front-matter.js';
import { type Section, splitSections } from '../../workspace/split-sections.js';
import type { EntityCandidate } from '../input/entity-candidates.js';
import type { ReflectionInput } from '../input/reflection-input.js';

/** A line of an entity file as reflection writes it. */
export function factLine(text: string, { since, source }: { since: Day; source: string }): string {
  return `- ${escapeListItem(text)}${formatLineMetadata({ since, source, status: 'active' })}`;
}

type EntityLine = { readonly part: EntityPart; readonly line: string; readonly from: readonly Entry[] };

/** The edits that add a line to an entity, which is created if missing. Private text stays private. */
export function addToEntity(
  material: ReflectionInput,
  thing: EntityCandidate,
  { part, line, from }: EntityLine,
): SectionEdit[] {
  const text = material.texts.get(thing.path);
  const place = { path: thing.path, role: 'graph' as const };
  const trail = text === undefined ? [thing.id, part] : trailOf(text, part);
  const made = text === undefined ? [makeEntity(material, thing)] : [];
  if (isWithin(audienceAt(material, place, trail), from))
    return [...made, { do: 'add', path: thing.path, section: trail, lines: [line] }];
  return [...made, addPrivately(material, place, { trail, line })];
}

export function makeEntity(material: ReflectionInput, thing: EntityCandidate): SectionEdit {
  const isPage = graphPaths(material.workspace)?.kind === 'wiki';
  const { type, name, id } = thing;
  return { do: 'create', path: thing.path, content: createEntity({ type, name, day: material.today, id, isPage }) };
}

/** Null if core memory is open to others and the evidence is not. */
export function addToCore(
  material: ReflectionInput,
  block: CoreBlock,
  { line, from }: { line: string; from: readonly Entry[] },
): SectionEdit | null {
  const { path, text } = material.core;
  const section = sectionsOf(text).find(({ heading, level }) => level > 0 && blockNamed(heading) === block);
  const trail = section?.trail ?? missingTrail(text, block);
  if (!isWithin(audienceAt(material, { path, role: 'core' }, trail), from)) return null;
  return { do: 'add', path, section: trail, lines: [line] };
}

/** The section of a line, and the line as written. */
export function findLineSection(text: string, line: number): { section: readonly string[]; written: string } | null {
  const { body, bodyStartLine } = readFrontMatter(text);
  const inBody = line - bodyStartLine + 1;
  const section = splitSections(body).find(({ startLine, endLine }) => startLine <= inBody && inBody <= endLine);
  const written = text.split('\n')[line - 1]?.replace(/\r$/, '');
  return section === undefined || written === undefined ? null : { section: section.trail, written };
}

type FilePlace = { readonly path: string; readonly role: Role };

/** A separate section beside the open one. */
function addPrivately(
  material: ReflectionInput,
  place: FilePlace,
  { trail, line }: { trail: readonly string[]; line: string },
): SectionEdit {
  const heading = `Private ${trail.at(-1) ?? 'Facts'}`;
  const section = [...trail.slice(0, -1), heading];
  const isThere = sectionsOf(material.texts.get(place.path) ?? '').some((known) => known.heading === heading);
  const lines = isThere ? [line] : ['<!-- scope: main -->', '', line];
  return { do: 'add', path: place.path, section, lines };
}

function trailOf(text: string, heading: string): readonly string[] {
  const wanted = heading.toLowerCase();
  const section = sectionsOf(text).find(
    ({ level, heading: name }) => level > 1 && name.toLowerCase().replace(/\s*:$/, '') === wanted,
  );
  return section?.trail ?? missingTrail(text, heading);
}

function missingTrail(text: string, heading: string): string[] {
  const title = sectionsOf(text).find(({ level }) => level === 1);
  return title === undefined ? [heading] : [title.heading, heading];
}

function sectionsOf(text: string): Section[] {
  return splitSections(readFrontMatter(text).body);
}

function audienceAt(material: ReflectionInput, place: FilePlace, trail: readonly string[]): Audience {
  const { body } = readFrontMatter(material.texts.get(place.path) ?? '');
  const section = splitSections(body).find((known) => known.trail.join('\n') === trail.join('\n'));
  const line = section?.startLine ?? 1;
  return findAudiences(material.workspace, place, section === undefined ? '' : body)(line, line);
}

/** Whether every scope that may read the place may see all of the evidence. */
function isWithin(audience: Audience, from: readonly Entry[]): boolean {
  return audience.every((name) => name === 'main' || from.every((entry) => entry.audience.includes(name)));
}
