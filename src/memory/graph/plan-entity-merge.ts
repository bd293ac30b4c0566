import { findAudiences } from '../../entries/access/audience.js';
import type { Audience } from '../../entries/entry.js';
import type { Entity, EntityLine } from '../../entries/graph/entity.js';
import { parseEntity } from '../../entries/graph/parse-entity-file.js';
import { type Graph, readGraphWith } from '../../entries/graph/read-graph.js';
import { renameLinks } from '../../entries/graph/wiki-links.js';
import { listMemoryFiles } from '../../entries/paths/memory-files.js';
import type { MemoryPlace } from '../../entries/read/read-all-memories.js';
import { SoulError } from '../../errors/soul-error.js';
import type { Edit, Plan } from '../../journal/plan.js';
import { nameKey } from '../../language/names/name-key.js';
import { dayAt } from '../../workspace/calendar-days.js';
import { readFrontMatter } from '../../workspace/front-matter.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { linesWithEnds, splitSections } from '../../workspace/split-sections.js';
import type { Workspace } from '../../workspace/workspace.js';
import { planMergedRecords } from '../decay/merge-records.js';
import { addAliases } from './add-entity-aliases.js';
import { addItem, type EntityPart, entityParts, lineEndOf } from './edit-entity-text.js';
import { markPinned, touchEntity } from './entity-header.js';
import { escapeListItem } from './escape-list-item.js';
import { mergeRelations } from './merge-relations.js';
import { planGraphEdits, readText, requireGraph } from './plan-graph-edits.js';
import { requireEntity } from './traverse-graph.js';

type Place = MemoryPlace & Pick<Workspace, 'at' | 'timezone'>;

/**
 * Merges two entities: facts, timeline, questions, relations and names go into the second, links elsewhere are updated, the file of the
 * first is removed, and their records are joined. Daily notes stay as written; the old name becomes an alias. Nobody sees more afterwards
 * than before.
 */
export async function planMerge(
  workspace: Place,
  reader: SnapshotReader,
  { from: fromName, into: intoName }: { from: string; into: string },
): Promise<Plan> {
  requireGraph(workspace);
  const graph = await readGraphWith(workspace, reader);
  const from = requireEntity(graph, fromName, { isExact: true });
  const into = requireEntity(graph, intoName, { isExact: true });
  if (from.id === into.id) throw new SoulError('usage', `${fromName} and ${intoName} are already the same entity.`);
  const source = (await readText(reader, from.path)) ?? '';
  const target = (await readText(reader, into.path)) ?? '';
  const day = dayAt(workspace.at, workspace.timezone);
  const moved = touchEntity(moveInto({ target, source, from, into, graph }), day);
  refuseWidening(workspace, { from, into, moved });
  const texts = new Map<string, string | null>([
    [into.path, moved],
    [from.path, null],
  ]);
  const others: Edit[] = [];
  for (const { path, role } of await listMemoryFiles(workspace, reader)) {
    const isKept = role === 'daily' || role === 'rooms' || role === null || path === from.path;
    const before = isKept ? null : path === into.path ? moved : await readText(reader, path);
    if (before === null) continue;
    const after = renameLinks(before, (link) => (graph.names.exact(link)?.id === from.id ? into.id : null));
    if (after === before) continue;
    const idOf = (link: string) => graph.names.exact(link)?.id ?? link;
    if (role === 'graph') texts.set(path, mergeRelations(after, path, idOf));
    else others.push({ path, content: after });
  }
  const edits = await planGraphEdits(workspace, reader, { texts, graph });
  const joining = { from: `entity:${from.id}`, into: `entity:${into.id}` };
  const records = await planMergedRecords(workspace, reader, joining);
  return { edits: [...edits, ...others, ...records], summary: `merge ${from.id} into ${into.id}` };
}

type Moving = {
  readonly target: string;
  readonly source: string;
  readonly from: Entity;
  readonly into: Entity;
  readonly graph: Graph;
};

function moveInto({ target, source, from, into, graph }: Moving): string {
  const lines = linesWithEnds(source).map((line) => line.replace(/\r?\n$/, ''));
  const known = new Set([...into.facts, ...into.timeline, ...into.questions].map(({ text }) => nameKey(text)));
  let text = target;
  const add = (part: EntityPart, said: EntityLine, item: string) => {
    text = addItem(text, part, { item, isShared: said.audience.includes('group') });
  };
  const written = (said: EntityLine) => itemIn(said, lines[said.line - 1] ?? '');
  const unknown = sectionsOfOthers(source);
  const isOwn = (said: EntityLine) => !unknown.some(({ start, end }) => start <= said.line && said.line <= end);
  if (from.summary !== null && nameKey(from.summary.text) !== nameKey(into.summary?.text ?? ''))
    add('Facts', from.summary, escapeListItem(from.summary.text));
  for (const fact of from.facts) if (isOwn(fact) && !known.has(nameKey(fact.text))) add('Facts', fact, written(fact));
  for (const moment of from.timeline) if (!known.has(nameKey(moment.text))) add('Timeline', moment, written(moment));
  for (const question of from.questions)
    if (!known.has(nameKey(question.text))) add('Open Questions', question, written(question));
  const idOf = (link: string) => graph.names.exact(link)?.id ?? link;
  for (const relation of from.relations) {
    const isKnown = into.relations.some(
      (one) => one.relation === relation.relation && idOf(one.to) === idOf(relation.to),
    );
    if (isKnown || idOf(relation.to) === into.id) continue;
    const notes = /\s*<!--.*-->\s*$/.exec(lines[relation.line - 1] ?? '')?.[0].trim() ?? '';
    add(
      'Relations',
      { ...relation, text: '' },
      `${relation.relation}: [[${idOf(relation.to)}]]${notes === '' ? '' : ` ${notes}`}`,
    );
  }
  for (const { text: section } of unknown) text = appendSection(text, section);
  if (from.isPinned) text = markPinned(text, true);
  return addAliases(text, [from.name, ...from.aliases, from.id]);
}

/** The item as written in its file. A multi-line item becomes one line. */
function itemIn({ text }: EntityLine, line: string): string {
  const written = line.replace(/^\s*(?:[-*+]|\d{1,9}[.)])\s+/, '').trim();
  if (!text.includes('\n')) return written;
  const notes = /\s*<!--.*-->$/.exec(written)?.[0] ?? '';
  return escapeListItem(text) + notes;
}

/** Sections with other names are copied unchanged. */
function sectionsOfOthers(source: string): { text: string; start: number; end: number }[] {
  const { body, bodyStartLine } = readFrontMatter(source.replace(/^\uFEFF/, ''));
  const ours = new Set(entityParts.map((part) => part.toLowerCase()));
  return splitSections(body)
    .filter(
      ({ level, trail }) => level > 1 && !trail.some((heading) => ours.has(heading.toLowerCase().replace(/\s*:$/, ''))),
    )
    .map(({ text, startLine, endLine }) => ({
      text,
      start: startLine + bodyStartLine - 1,
      end: endLine + bodyStartLine - 1,
    }));
}

function appendSection(text: string, section: string): string {
  const end = lineEndOf(text);
  const own = section.trimEnd().replace(/\r?\n/g, end);
  return `${text.trimEnd()}${end}${end}${own}${end}`;
}

/** Private text must stay private, including names. */
function refuseWidening(
  workspace: MemoryPlace,
  { from, into, moved }: { from: Entity; into: Entity; moved: string },
): void {
  const { body } = readFrontMatter(moved.replace(/^\uFEFF/, ''));
  const after = parseEntity(into.path, moved, findAudiences(workspace, { path: into.path, role: 'graph' }, body));
  const isWider = (now: Audience, before: Audience) => now.some((name) => !before.includes(name));
  const saidBefore = new Map(allSaid(from).map(({ text, audience }) => [nameKey(text), audience]));
  const widened = allSaid(after).some(({ text, audience }) => {
    const before = saidBefore.get(nameKey(text));
    const own = allSaid(into).some((said) => nameKey(said.text) === nameKey(text));
    return before !== undefined && !own && isWider(audience, before);
  });
  if (!widened && !isWider(after.headAudience, from.headAudience)) return;
  throw new SoulError(
    'entity-invalid',
    `${into.id} is open to others and ${from.id} is not, so merging would expose private text.`,
    {
      hint: `Move the scope markers of ${into.path} to the sections they apply to, then merge again. Nothing was changed.`,
    },
  );
}

function allSaid({ facts, timeline, questions, summary }: Entity): EntityLine[] {
  return [...facts, ...timeline, ...questions, ...(summary === null ? [] : [summary])];
}
