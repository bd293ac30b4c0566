import { findKinship, type Kinship } from '../../language/names/find-kinship.js';
import { findNames, isSameOrPart } from '../../language/names/find-names.js';
import { nameKey } from '../../language/names/name-key.js';
import type { Known, RoutedEntity } from './route.js';

const most = 6;

/**
 * Whom and what a text is about, in its order: entities the graph knows and names that look like new ones. `Robin's sister Ana` is
 * about Ana.
 */
export function findEntities(text: string, { graph }: Known): RoutedEntity[] {
  const known = graph.names.mentioned(text);
  const found: { entity: RoutedEntity; at: number }[] = known.map(({ name, aliases, type }) => ({
    entity: { name, type },
    at: placeOf(text, [name, ...aliases]),
  }));
  const taken = known.flatMap(({ name, aliases, id }) => [name, ...aliases, id].map(nameKey));
  const fresh: string[] = [];
  const kinship = findKinship(text);
  for (const entity of namesIn(text, kinship)) {
    const key = nameKey(entity.name);
    if (taken.some((one) => ` ${one} `.includes(` ${key} `) || ` ${key} `.includes(` ${one} `))) continue;
    if (fresh.some((one) => isSameOrPart(entity.name, one) || ` ${key} `.includes(` ${nameKey(one)} `))) continue;
    fresh.push(entity.name);
    found.push({ entity, at: placeOf(text, [entity.name]) });
  }
  return found
    .sort((one, other) => placeAmong(one, kinship) - placeAmong(other, kinship))
    .slice(0, most)
    .map(({ entity }) => entity);
}

function namesIn(text: string, kinship: Kinship | null): RoutedEntity[] {
  const people = [kinship?.person, kinship?.of].flatMap((name) => (name == null ? [] : [{ name, type: 'person' }]));
  // A number alone is a year or an amount, and names nothing.
  return [...people, ...findNames(text)].filter(({ name }) => /\p{L}/u.test(name));
}

function placeAmong({ entity, at }: { entity: RoutedEntity; at: number }, kinship: Kinship | null): number {
  return kinship !== null && nameKey(entity.name) === nameKey(kinship.person) ? -1 : at;
}

function placeOf(text: string, names: readonly string[]): number {
  const lower = text.toLowerCase();
  const places = names.map((name) => lower.indexOf(name.toLowerCase())).filter((at) => at !== -1);
  return places.length === 0 ? text.length : Math.min(...places);
}
