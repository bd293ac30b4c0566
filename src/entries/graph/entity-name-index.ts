import { editDistance } from '../../errors/edit-distance.js';
import { nameKey } from '../../language/names/name-key.js';
import type { Entity } from './entity.js';

/** Finds entities by name. */
export type EntityNameIndex = {
  /** By id, by id without its type, by name or by alias; undefined if there is no match or more than one. */
  exact(called: string): Entity | undefined;
  /** All matches: one, unless several have the same name. */
  all(called: string): readonly Entity[];
  /** The same, plus near matches: more words, fewer words, a typo. Nearest first. */
  near(called: string): readonly Entity[];
  /** The entities that a sentence names, in the order of the sentence. */
  mentioned(sentence: string): readonly Entity[];
};

export function indexEntityNames(entities: readonly Entity[]): EntityNameIndex {
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const byKey = new Map<string, Entity[]>();
  const calls = new Map<Entity, readonly string[]>();
  for (const entity of entities) {
    const keys = new Set([entity.name, ...entity.aliases, entity.id, slugOf(entity)].map(nameKey));
    keys.delete('');
    calls.set(entity, [...keys]);
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), entity]);
  }
  const all = (called: string) => {
    const known = byId.get(called.trim());
    return known === undefined ? (byKey.get(nameKey(called)) ?? []) : [known];
  };
  const unspacedNames = [...byKey].filter(([name]) => isUnspaced(name));
  const longest = Math.max(0, ...[...byKey.keys()].map((key) => key.split(' ').length));
  return {
    all,
    exact(called) {
      const found = all(called);
      return found.length === 1 ? found[0] : undefined;
    },
    near(called) {
      const found = all(called);
      return found.length > 0 ? found : nearest(nameKey(called), calls);
    },
    mentioned(sentence) {
      const key = nameKey(sentence);
      const unspaced = unspacedNames.filter(([name]) => key.includes(name)).flatMap(([, found]) => found);
      return [...new Set([...mentionedIn(key.split(' '), byKey, longest), ...unspaced])];
    },
  };
}

function slugOf({ id }: Entity): string {
  return id.replace(/^[a-z]+--/, '');
}

const nearEnough = 0.6;

function nearest(wanted: string, calls: ReadonlyMap<Entity, readonly string[]>): Entity[] {
  if (wanted === '') return [];
  const scored = [...calls].map(([entity, keys]) => ({
    entity,
    score: Math.max(...keys.map((key) => likeness(wanted, key, entity.type)), 0),
  }));
  const close = scored.filter(({ score }) => score >= nearEnough);
  return close.sort((one, other) => other.score - one.score).map(({ entity }) => entity);
}

/** 0 to 1. All words of the one in the other count as close; "the memory project" may name the type as well. */
function likeness(wanted: string, key: string, type: string): number {
  const asked = words(wanted).filter((word) => word !== type);
  const own = words(key).filter((word) => word !== type);
  if (asked.length > 0 && own.length > 0) {
    const shared = asked.filter((word) => own.includes(word)).length;
    if (shared === asked.length || shared === own.length)
      return 0.7 + (0.3 * shared) / Math.max(asked.length, own.length);
  }
  const length = Math.max(wanted.length, key.length);
  if (length < 4 || Math.abs(wanted.length - key.length) > 2) return 0;
  const distance = editDistance(wanted, key);
  return distance <= Math.max(1, Math.floor(length / 5)) ? 1 - distance / length : 0;
}

const articles = new Set(['the', 'a', 'an', 'my', 'our']);

function words(key: string): string[] {
  return key.split(' ').filter((word) => !articles.has(word));
}

/** Longer names first: "Ana Maria" is not "Ana". */
function mentionedIn(sentence: readonly string[], byKey: ReadonlyMap<string, Entity[]>, longest: number): Entity[] {
  const found = new Set<Entity>();
  for (let start = 0; start < sentence.length; ) {
    let taken = 1;
    for (let length = Math.min(longest, sentence.length - start); length > 0; length--) {
      const entities = byKey.get(sentence.slice(start, start + length).join(' '));
      if (entities === undefined) continue;
      for (const entity of entities) found.add(entity);
      taken = length;
      break;
    }
    start += taken;
  }
  return [...found];
}

/** Scripts without spaces between words; a single character would match everywhere. */
function isUnspaced(name: string): boolean {
  return /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{2,}/u.test(name);
}
