import type { Entry } from '../entries/entry.js';
import type { Fact } from '../entries/graph/entity.js';
import { readGraphWith } from '../entries/graph/read-graph.js';
import { wikiLinks } from '../entries/graph/wiki-links.js';
import { readMemoriesWith } from '../entries/read/read-all-memories.js';
import { readDecayScores, recordedStatus } from '../entries/records/decay-scores.js';
import { hasTombstone, readTombstones } from '../entries/records/tombstones.js';
import { findMeantDays } from '../language/dates/relative-days.js';
import { foldEvents, readRecallCounts } from '../memory/decay/recall-counts.js';
import { chooseTags } from '../memory/route/choose-tags.js';
import { newerAmong } from '../search/supersede.js';
import { readWaiting } from '../search/waiting-accesses.js';
import { dayAt } from '../workspace/calendar-days.js';
import type { SnapshotReader } from '../workspace/snapshot.js';
import type { Workspace } from '../workspace/workspace.js';
import { countRecalls, type Recalls } from './promotion-signals.js';

/** A memory that could be promoted to core memory, with its data. */
export type Candidate = {
  readonly entry: Entry;
  /** The text for core memory. */
  readonly text: string;
  readonly recalls: Recalls;
  readonly concepts: number;
  /** Its source, through the memory it was derived from. */
  readonly source: string | null;
  readonly isArchived: boolean;
  /** Whether it is of a kind that can be promoted: an episode, a note, or a fact of an entity. */
  readonly isOfKind: boolean;
};

export type Candidates = {
  readonly all: readonly Candidate[];
  /** The content of core memory and USER.md. */
  readonly core: readonly Entry[];
  /** The id of the memory with a newer value, as in search; null if there is none. */
  readonly newerOf: (entry: Entry) => string | null;
};

export async function readCandidates(workspace: Workspace, reader: SnapshotReader): Promise<Candidates> {
  const today = dayAt(workspace.at, workspace.timezone);
  const entries = await readMemoriesWith(workspace, reader);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const { entities } = await readGraphWith(workspace, reader);
  const facts = new Map(
    entities.flatMap((entity) =>
      entity.facts.map((fact) => [placeOf(entity.path, fact.line), { fact, entity }] as const),
    ),
  );
  const scores = await readDecayScores(workspace, reader);
  const counts = await readRecallCounts(workspace, reader);
  const recalled = foldEvents(counts.entries, readWaiting(workspace.root, counts.folded).events).entries;
  const core = entries.filter(({ store }) => store === 'core');
  const tombstones = await readTombstones(workspace);
  const rest = entries.filter(({ store, text }) => store !== 'core' && !hasTombstone(tombstones, text));
  return {
    newerOf: newerAmong(entries),
    core: core.map((entry) => ({ ...entry, text: withoutScore(entry.text) })),
    all: rest.map((entry): Candidate => {
      const known = facts.get(placeOf(entry.path, entry.startLine));
      const text = textOf(entry, known?.entity.name);
      const tags = entry.about.tags.length > 0 ? entry.about.tags : chooseTags(entry.text, []);
      return {
        entry,
        text,
        recalls: countRecalls(recalled.get(entry.id) ?? {}, today),
        concepts: new Set([...tags, ...wikiLinks(entry.text), ...(known ? [known.entity.name] : [])]).size,
        source: known === undefined ? entry.about.source : sourceOf(known.fact, byId),
        isArchived: recordedStatus(workspace, scores, entry) === 'archived',
        isOfKind: entry.role === 'daily' || entry.role === null || known !== undefined,
      };
    }),
  };
}

/** `fact _(score=0.42, hits=5, days=3)_` says the fact. */
function withoutScore(text: string): string {
  return text.replace(/\s*_\(score=[^)]*\)_\s*$/, '');
}

function placeOf(path: string, line: number): string {
  return `${path}#${line}`;
}

/** On one line, with relative days resolved and the subject added. */
function textOf({ text, day }: Entry, name: string | undefined): string {
  let line = text.replace(/\s+/g, ' ').trim();
  for (const meant of day === null ? [] : findMeantDays(line, day)) {
    line = line.replace(meant.phrase, () => `${meant.phrase} (${meant.day})`);
  }
  return name === undefined || line.toLowerCase().includes(name.toLowerCase()) ? line : `${name}: ${line}`;
}

function sourceOf({ source }: Fact, byId: ReadonlyMap<string, Entry>): string | null {
  const isId = source !== null && /^(?:episode|note|core|entity|procedure|vault):/.test(source);
  return isId ? (byId.get(source)?.about.source ?? null) : source;
}
