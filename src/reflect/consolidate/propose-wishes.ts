import { entityId } from '../../entries/entity-id.js';
import { graphPlaces } from '../../entries/graph-places.js';
import { asSentence } from '../../language/sentences/split-claims.js';
import { type Candidate, ideaOf } from '../candidate.js';
import type { Material } from '../material.js';
import { addToEntity, factLine } from '../places.js';
import { saidOf } from '../said-of.js';
import type { Thing, Things } from '../things.js';
import type { Preference } from './find-preferences.js';

/** What somebody other than the owner wants is a fact about them. */
export function proposeOthersWish(
  material: Material,
  { holder, text, notes, days, theme }: Preference,
  things: Things,
): Candidate | null {
  const [last] = notes.slice(-1);
  const thing = holder === null ? null : (things.named(holder) ?? unknownPerson(material, holder));
  if (thing === null || last === undefined || !notes.some(({ isFresh }) => isFresh)) return null;
  const said = asSentence(text);
  const line = factLine(said, { since: last.day, source: last.id });
  return {
    kind: 'fact',
    summary: `${saidOf(thing.name, said)} (said on ${days} days)`,
    evidence: notes.map(({ id }) => id),
    edits: addToEntity(material, thing, { part: 'Facts', line, from: notes.map(({ entry }) => entry) }),
    idea: ideaOf('preference', thing.id, theme),
    worth: 82 + Math.min(9, days),
  };
}

function unknownPerson(material: Material, name: string): Thing | null {
  const places = graphPlaces(material.workspace);
  if (places === null) return null;
  const id = entityId('person', name);
  return { id, name, type: 'person', path: places.entityFile(id), entity: null, notes: [], days: 0 };
}
