import { nameKey } from '../../entries/find-entity.js';
import { findNames } from './names.js';
import type { Known, RoutedEntity } from './route.js';

const most = 6;

/** Whom and what a text is about, in its order: entities the graph knows, then names that look like new ones. */
export function findEntities(text: string, { graph }: Known): RoutedEntity[] {
  const known = graph.names.mentioned(text);
  const found: { entity: RoutedEntity; at: number }[] = known.map(({ name, aliases, type }) => ({
    entity: { name, type },
    at: placeOf(text, [name, ...aliases]),
  }));
  const taken = known.flatMap(({ name, aliases, id }) => [name, ...aliases, id].map(nameKey));
  // A number alone is a year or an amount, and names nothing.
  for (const entity of findNames(text).filter(({ name }) => /\p{L}/u.test(name))) {
    const key = nameKey(entity.name);
    if (taken.some((one) => one === key || ` ${one} `.includes(` ${key} `) || ` ${key} `.includes(` ${one} `)))
      continue;
    taken.push(key);
    found.push({ entity, at: placeOf(text, [entity.name]) });
  }
  return found
    .sort((one, other) => one.at - other.at)
    .slice(0, most)
    .map(({ entity }) => entity);
}

function placeOf(text: string, names: readonly string[]): number {
  const lower = text.toLowerCase();
  const places = names.map((name) => lower.indexOf(name.toLowerCase())).filter((at) => at !== -1);
  return places.length === 0 ? text.length : Math.min(...places);
}
