import type { Entity } from '../../entries/graph/entity.js';
import { entityId } from '../../entries/graph/entity-id.js';
import { graphPaths } from '../../entries/graph/graph-paths.js';
import { likelyType } from '../../language/names/guess-entity-type.js';
import { nameKey } from '../../language/names/name-key.js';
import { isClause, withoutVerb } from '../../language/names/names-in-sentence.js';
import { readCommonWords } from '../../language/words/lower-case-words.js';
import { findEntities } from '../../memory/route/find-entities.js';
import type { Note } from './note.js';
import type { ReflectionInput } from './reflection-input.js';

/** A named thing mentioned in notes, whether or not it is in the graph. */
export type EntityCandidate = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** Where its file is or would be. */
  readonly path: string;
  readonly entity: Entity | null;
  /** The notes that name it, oldest first. */
  readonly notes: readonly Note[];
  readonly days: number;
};

export type EntityCandidates = {
  /** The most spoken of first. */
  readonly all: readonly EntityCandidate[];
  /** What a note names, in its order. */
  of(note: Note): readonly EntityCandidate[];
  /** By name, alias or id. */
  named(name: string): EntityCandidate | null;
};

/** Null for a layout without a place for entities. */
export function findEntityCandidates(material: ReflectionInput, notes: readonly Note[]): EntityCandidates | null {
  const places = graphPaths(material.workspace);
  if (places === null) return null;
  const known = { graph: material.graph, today: material.today };
  const drafts = new Map<string, Draft>();
  const keysOf = new Map<Note, string[]>();
  const isWord = readCommonWords(notes.map(({ entry }) => entry.text));
  for (const note of notes) {
    const found = findEntities(note.entry.text.slice(0, 2_000), known)
      .map((found) => ({ ...found, name: withoutVerb(found.name) }))
      .filter(
        ({ name }) =>
          known.graph.names.exact(name) !== undefined ||
          (isName(name) && !(note.entry.text.startsWith(`${name} `) && isWord(name.toLowerCase()))),
      );
    const keys = found.map(({ name, type }) => {
      const entity = material.graph.names.exact(name) ?? null;
      const key = entity?.id ?? nameKey(name);
      const draft: Draft = drafts.get(key) ?? { name: entity?.name ?? name, entity, notes: [], types: new Map() };
      drafts.set(key, draft);
      if (draft.notes.at(-1) !== note) draft.notes.push(note);
      const likely = likelyType(name, type, note.entry.text);
      draft.types.set(likely, (draft.types.get(likely) ?? 0) + 1);
      return key;
    });
    keysOf.set(note, [...new Set(keys)]);
  }
  const things = new Map([...drafts].map(([key, draft]) => [key, toThing(draft, places.entityFile)] as const));
  const all = [...things.values()].sort(
    (one, other) => other.notes.length - one.notes.length || (one.id < other.id ? -1 : 1),
  );
  return {
    all,
    of: (note) => (keysOf.get(note) ?? []).flatMap((key) => things.get(key) ?? []),
    named(name) {
      const entity = material.graph.names.exact(name);
      return (
        things.get(entity?.id ?? nameKey(name)) ??
        (entity === undefined ? null : toThing({ name, entity, notes: [], types: new Map() }, places.entityFile))
      );
    },
  };
}

type Draft = { name: string; entity: Entity | null; notes: Note[]; types: Map<string, number> };

function toThing({ name, entity, notes, types }: Draft, entityFile: (id: string) => string): EntityCandidate {
  const days = new Set(notes.map(({ day }) => day)).size;
  if (entity !== null)
    return { id: entity.id, name: entity.name, type: entity.type, path: entity.path, entity, notes, days };
  const [type = 'concept'] = [...types]
    .sort(([one, first], [other, second]) => weightOf(other, second) - weightOf(one, first) || (one < other ? -1 : 1))
    .map(([word]) => word);
  const id = entityId(type, name);
  return { id, name, type, path: entityFile(id), entity, notes, days };
}

/** `concept` is what a name is called while nothing tells more. */
function weightOf(type: string, count: number): number {
  return type === 'concept' ? count / 100 : count;
}

/** No sentence, no common noun, no word of the calendar. */
function isName(name: string): boolean {
  const words = name.split(' ');
  if (name.length > 50 || words.length > 5 || !/\p{Lu}|\p{Lo}|\d/u.test(name) || isClause(name)) return false;
  if (
    words.some((word) => /^(?:is|are|was|were|and|or|the|to|for|that|which|who)$/.test(word)) &&
    !/^(?:The|A) /.test(name)
  )
    return false;
  return !/^(?:OK|Yes|No|TODO|FYI|ASAP|PM|AM|EUR|USD|CET|UTC|GMT|PDF|URL|ID|TV|TB|GB|MB|Thanks|Please|Meeting|Interview|Again|Day|Week|There|Here|VAT|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)$/i.test(
    name,
  );
}
