import { readDecayScores, recordedStatus } from '../entries/decay-scores.js';
import type { Fact } from '../entries/entity.js';
import type { Entry } from '../entries/entry.js';
import { readGraphWith } from '../entries/graph.js';
import { readMemoriesWith } from '../entries/read-memories.js';
import { isBuried, readTombstones } from '../entries/tombstones.js';
import { wikiLinks } from '../entries/wiki-links.js';
import { findMeantDays } from '../language/dates/relative-days.js';
import { foldEvents, readRecallCounts } from '../memory/decay/recall-counts.js';
import { chooseTags } from '../memory/route/tags.js';
import { newerAmong } from '../search/supersede.js';
import { readWaiting } from '../search/waiting-accesses.js';
import { dayAt } from '../workspace/days.js';
import type { SnapshotReader } from '../workspace/snapshot.js';
import type { Workspace } from '../workspace/workspace.js';
import { countRecalls, type Recalls } from './signals.js';

/** A memory that could come into core memory, with what is known about it. */
export type Candidate = {
  readonly entry: Entry;
  /** As it would stand in core memory. */
  readonly text: string;
  readonly recalls: Recalls;
  readonly concepts: number;
  /** Where it comes from, through the memory it was drawn from. */
  readonly source: string | null;
  readonly isArchived: boolean;
  /** Whether it is of a kind that core memory takes up: an episode, a note, or a fact of an entity. */
  readonly isOfKind: boolean;
};

export type Candidates = {
  readonly all: readonly Candidate[];
  /** What core memory and USER.md say already. */
  readonly core: readonly Entry[];
  /** The id of the memory that says a newer value than this one, as search sees it; null where none does. */
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
  const rest = entries.filter(({ store, text }) => store !== 'core' && !isBuried(tombstones, text));
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

/** On one line, with the days that "tomorrow" meant when it was written, and with whom it is about. */
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
