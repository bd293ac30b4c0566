import { isInAudience, lookupNames } from '../../entries/access/audience.js';
import { findSupersession, readAssertedMemory } from '../../entries/compare/supersession.js';
import type { Entry } from '../../entries/entry.js';
import type { Entity } from '../../entries/graph/entity.js';
import { type Graph, readGraphWith, visibleGraphOfCall } from '../../entries/graph/read-graph.js';
import { readMemoriesWith } from '../../entries/read/read-all-memories.js';
import { unescapeEntity, unescapeText } from '../../entries/read/unescape-text.js';
import { readDecayScores, recordedStatus } from '../../entries/records/decay-scores.js';
import type { Scope } from '../../scopes/scopes.js';
import { readCoreDays } from '../../search/core-days.js';
import { findSuperseded } from '../../search/supersede.js';
import { withIndexedMemories } from '../../search/with-indexed-memories.js';
import { dayAt, shiftDay } from '../../workspace/calendar-days.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Workspace } from '../../workspace/workspace.js';
import { fitSections, type KnownSection } from './fit-sections.js';
import { isUnfilledTemplateLine } from './is-unfilled-template-line.js';
import { knowledgeAboutTopic } from './knowledge-about-topic.js';
import { type KnownItems, type VisibleMemories, whenOf } from './visible-memories.js';

export type WhatIKnow = {
  readonly topic: string | null;
  /** The entity named by the topic, if any. */
  readonly entity: string | null;
  readonly sections: readonly KnownSection[];
  readonly truncated: boolean;
};

const maxBytes = 6_144;

/** What the agent knows, in total or about a topic, limited to the scope. The document has at most 6,144 bytes. */
export async function whatDoIKnow(
  workspace: Workspace,
  topic?: string,
  { scope = { kind: 'main' } }: { scope?: Scope } = {},
): Promise<WhatIKnow> {
  const names = lookupNames(workspace, scope);
  const { entries, graph } = await withIndexedMemories(workspace, (indexed) =>
    indexed.snapshot((reader) => readSeen(workspace, reader, names)),
  );
  const known =
    topic === undefined ? overview(workspace, { entries, graph }) : knowledgeAboutTopic(topic, { entries, graph });
  const head = { topic: topic === undefined ? null : topic.slice(0, 200), entity: known.entity };
  const measure = (sections: readonly KnownSection[]) =>
    Buffer.byteLength(JSON.stringify({ version: 1, ...head, sections, truncated: false }, null, 2)) + 1;
  return { ...head, ...fitSections(known.sections, { maxBytes, measure }) };
}

/** Memories that the scope may find and that are not archived. */
async function readSeen(
  workspace: Workspace,
  reader: SnapshotReader,
  names: readonly string[],
): Promise<VisibleMemories> {
  const scores = await readDecayScores(workspace, reader);
  const isThere = (entry: Pick<Entry, 'id' | 'path'>) => recordedStatus(workspace, scores, entry) !== 'archived';
  const all = await readMemoriesWith(workspace, reader);
  const coreDays = readCoreDays(workspace);
  const graph = visibleGraphOfCall(await readGraphWith(workspace, reader), names);
  const entities = graph.entities.filter(({ id, path }) => isThere({ id: `entity:${id}`, path }));
  return {
    entries: all
      .filter((entry) => isInAudience(entry.audience, names) && isThere(entry))
      .map((entry) => ({ ...entry, text: unescapeText(entry.text), day: entry.day ?? coreDays.get(entry.id) ?? null })),
    graph: { ...graph, entities: entities.map(unescapeEntity) },
  };
}

const recentDays = 7;

function overview({ at, timezone }: Workspace, { entries, graph }: VisibleMemories): KnownItems {
  const since = shiftDay(dayAt(at, timezone), -recentDays);
  const recent = entries
    .filter(({ store, day }) => store === 'episodic' && day !== null && day > since)
    .sort((one, other) => (whenOf(one) < whenOf(other) ? 1 : -1));
  const procedures = entries.filter(({ store }) => store === 'procedural').map(({ trail, id }) => trail[0] ?? id);
  const kept = entries.filter(({ store }) => store === 'vault').map(({ text }) => text);
  return {
    entity: null,
    sections: [
      ...groups(entries.filter(({ store }) => store === 'core')),
      ...entityGroups(graph),
      { heading: 'Procedures', bullets: procedures },
      { heading: 'Vault', bullets: kept },
      { heading: 'Recently', bullets: recent.map((entry) => `${whenOf(entry)} ${entry.text}`.trim()) },
    ],
  };
}

/** Core memory under its own headings, with outdated lines marked. */
function groups(entries: readonly Entry[]): { heading: string; bullets: string[] }[] {
  const found = new Map<string, string[]>();
  const replaced = findSuperseded(entries);
  for (const { id, trail, text } of entries) {
    if (isUnfilledTemplateLine(text)) continue;
    const heading = trail.at(-1) ?? 'Core memory';
    const bullet = replaced.has(id) ? `${text} (superseded)` : text;
    found.set(heading, [...(found.get(heading) ?? []), bullet]);
  }
  return [...found].map(([heading, bullets]) => ({ heading, bullets }));
}

const headings: Readonly<Record<string, string>> = {
  person: 'People',
  project: 'Projects',
  concept: 'Concepts',
  tool: 'Tools',
  place: 'Places',
  organisation: 'Organisations',
  event: 'Events',
  preference: 'Preferences',
};

function entityGroups({ entities }: Graph): { heading: string; bullets: string[] }[] {
  const found = new Map<string, string[]>();
  for (const { type, name, summary, facts } of entities) {
    const heading = Object.hasOwn(headings, type) ? (headings[type] ?? type) : 'Other things';
    const said = summary?.text ?? firstThatHolds(name, facts);
    found.set(heading, [...(found.get(heading) ?? []), said === '' ? name : `${name}: ${said}`]);
  }
  const order = [...Object.values(headings), 'Other things'];
  return [...found]
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([heading, bullets]) => ({ heading, bullets }));
}

/** The first fact, or the latest one that replaces it: `The rent is 1,020 euros` for `The rent is 980 euros`. That may be replaced, too. */
function firstThatHolds(about: string, facts: Entity['facts']): string {
  const told = facts
    .filter(({ status }) => status === 'active')
    .map(({ text }) => ({ text, said: readAssertedMemory({ text, type: null, about }) }));
  const follow = (place: number): string => {
    const known = told[place];
    if (known === undefined) return '';
    const next = told.findLastIndex(({ said }, index) => index > place && findSupersession(said, known.said) !== null);
    return next === -1 ? known.text : follow(next);
  };
  return follow(0);
}
