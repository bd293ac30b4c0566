import { entityId } from '../../../entries/graph/entity-id.js';
import { graphPaths } from '../../../entries/graph/graph-paths.js';
import { asSentence } from '../../../language/sentences/split-claims.js';
import type { EntityCandidate, EntityCandidates } from '../../input/entity-candidates.js';
import type { ReflectionInput } from '../../input/reflection-input.js';
import { addToEntity, factLine } from '../../propose/build-edits.js';
import { type CandidateChange, ideaOf } from '../../propose/candidate-change.js';
import { prefixWithSubject } from '../../propose/prefix-with-subject.js';
import type { Preference } from './find-preferences.js';

/** What somebody other than the owner wants is a fact about them. */
export function proposePreferenceOfOthers(
  material: ReflectionInput,
  { holder, text, notes, days, theme }: Preference,
  things: EntityCandidates,
): CandidateChange | null {
  const [last] = notes.slice(-1);
  const thing = holder === null ? null : (things.named(holder) ?? unknownPerson(material, holder));
  if (thing === null || last === undefined || !notes.some(({ isFresh }) => isFresh)) return null;
  const said = asSentence(text);
  const line = factLine(said, { since: last.day, source: last.id });
  return {
    kind: 'fact',
    summary: `${prefixWithSubject(thing.name, said)} (said on ${days} days)`,
    evidence: notes.map(({ id }) => id),
    edits: addToEntity(material, thing, { part: 'Facts', line, from: notes.map(({ entry }) => entry) }),
    idea: ideaOf('preference', thing.id, theme),
    worth: 82 + Math.min(9, days),
  };
}

function unknownPerson(material: ReflectionInput, name: string): EntityCandidate | null {
  const places = graphPaths(material.workspace);
  if (places === null) return null;
  const id = entityId('person', name);
  return { id, name, type: 'person', path: places.entityFile(id), entity: null, notes: [], days: 0 };
}
