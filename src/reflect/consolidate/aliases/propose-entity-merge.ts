import { entityId } from '../../../entries/graph/entity-id.js';
import { graphPaths } from '../../../entries/graph/graph-paths.js';
import type { EntityCandidate } from '../../input/entity-candidates.js';
import type { Note } from '../../input/note.js';
import type { ReflectionInput } from '../../input/reflection-input.js';
import { makeEntity } from '../../propose/build-edits.js';
import { type CandidateChange, ideaOf } from '../../propose/candidate-change.js';
import type { AliasPair, Called } from './find-aliases.js';

/** Two names that mean one thing become one entity; the dropped name leads to the kept one from then on. */
export function proposeEntityMerge(
  material: ReflectionInput,
  { keep, drop, reason, sureness }: AliasPair,
): CandidateChange | null {
  const [kept, dropped] = [thingOf(material, keep, null), thingOf(material, drop, keep.thing?.type ?? null)];
  if (kept === null || dropped === null || kept.id === dropped.id) return null;
  const fresh = [...keep.notes, ...drop.notes].filter(({ isFresh }) => isFresh);
  if (fresh.length === 0) return null;
  if (sureness === 'guess') return askWhetherSame(kept, dropped, fresh);
  const made = [kept, dropped].filter(({ entity }) => entity === null).map((thing) => makeEntity(material, thing));
  return {
    kind: 'merge',
    summary: `"${drop.name}" is another name for "${keep.name}" (${reason})`,
    evidence: [...keep.notes.slice(-3), ...drop.notes.slice(-3)]
      .map(({ id }) => id)
      .filter((id, index, all) => all.indexOf(id) === index),
    edits: [...made, { do: 'merge', path: kept.path, keep: kept.id, drop: dropped.id }],
    idea: ideaOf('merge', [kept.id, dropped.id]),
    worth: 72,
  };
}

/** Occurring with the same people is a reason to ask, not to merge. */
function askWhetherSame(kept: EntityCandidate, dropped: EntityCandidate, fresh: readonly Note[]): CandidateChange {
  return {
    kind: 'question',
    summary: `Are "${dropped.name}" and "${kept.name}" two names for one thing? They occur with the same people and words.`,
    evidence: [...new Set(fresh.map(({ id }) => id))].slice(-6),
    edits: [],
    idea: ideaOf('merge', [kept.id, dropped.id]),
    worth: 45,
  };
}

function thingOf(
  material: ReflectionInput,
  { name, thing, notes }: Called,
  type: string | null,
): EntityCandidate | null {
  if (thing !== null) return thing;
  const places = graphPaths(material.workspace);
  if (places === null) return null;
  const id = entityId(type ?? 'concept', name);
  return {
    id,
    name,
    type: type ?? 'concept',
    path: places.entityFile(id),
    entity: null,
    notes,
    days: new Set(notes.map(({ day }) => day)).size,
  };
}
