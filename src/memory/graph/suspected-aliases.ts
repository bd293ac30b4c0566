import type { Entity } from '../../entries/graph/entity.js';
import { editDistance } from '../../errors/edit-distance.js';
import { nameKey } from '../../language/names/name-key.js';

export type Named = Pick<Entity, 'id' | 'name' | 'type'>;

/** Two entities that may be the same; the second is the one to keep. */
export type SuspectedAlias = { readonly drop: Named; readonly keep: Named; readonly reason: string };

/** Pairs of a graph whose names are nearly the same. Only a person can decide, so nothing is merged automatically. */
export function findSuspicions(entities: readonly Named[]): SuspectedAlias[] {
  const buckets = new Map<string, Named[]>();
  for (const entity of entities)
    for (const key of bucketsOf(entity.name)) buckets.set(key, [...(buckets.get(key) ?? []), entity]);
  const found = new Map<string, SuspectedAlias>();
  for (const group of buckets.values()) {
    for (const [index, drop] of group.entries()) {
      for (const keep of group.slice(0, index)) {
        const suspicion = suspectAlias(drop, keep);
        if (suspicion !== null) found.set(`${drop.id} ${keep.id}`, suspicion);
      }
    }
  }
  return [...found.values()];
}

/** Whether a new entity may be one that is known. Names of people are skipped, because families share them. */
export function suspectAlias(drop: Named, keep: Named): SuspectedAlias | null {
  if (drop.id === keep.id || drop.type === 'person' || keep.type === 'person') return null;
  if (drop.type !== keep.type && drop.type !== 'concept' && keep.type !== 'concept') return null;
  const reason = whyAlike(drop.name, keep.name);
  return reason === null ? null : { drop, keep, reason };
}

export function mergeCommand({ drop, keep }: Pick<SuspectedAlias, 'drop' | 'keep'>): string {
  return `agentsoul graph merge ${drop.id} ${keep.id}`;
}

function whyAlike(one: string, other: string): string | null {
  const [first, second] = [wordsIn(one), wordsIn(other)];
  if (first.length === 0 || second.length === 0) return null;
  if (haveOtherNumbers(first, second)) return null;
  const [left, right] = [first, second].map((words) => words.map(withoutVersion).sort().join(' '));
  if (left === right) return 'their names differ in a version or a general word only';
  const [long = '', wide = ''] = [first.join(''), second.join('')];
  return long.length >= 7 && first.length === second.length && !/\d/.test(long + wide) && editDistance(long, wide) === 1
    ? 'their names differ in one letter'
    : null;
}

/** Generic words that do not identify a name. */
const general = new Set(
  'the a an our flow flows project app application service services system platform tool tools api sdk library framework protocol standard extension plugin module product team programme program software server'.split(
    ' ',
  ),
);

function wordsIn(name: string): string[] {
  const words = nameKey(name)
    .split(' ')
    .filter((word) => word !== '');
  const telling = words.filter((word) => !general.has(word));
  return telling.length === 0 ? words : telling;
}

function withoutVersion(word: string): string {
  return word.replace(/(?<=\p{L}{3})\d+$/u, '');
}

/** `Postgres 15` and `Postgres 16` are two, and `OAuth 1` is not `OAuth2`. */
function haveOtherNumbers(one: readonly string[], other: readonly string[]): boolean {
  const [first, second] = [one, other].map((words) => (words.join(' ').match(/\d+/g) ?? []).join(' '));
  const isLoose = [...one, ...other].some((word) => /^\d+$/.test(word));
  return first !== second && (isLoose || (first !== '' && second !== ''));
}

/** Similar names share one of these keys. */
function bucketsOf(name: string): string[] {
  const words = wordsIn(name).map(withoutVersion);
  const [start = ''] = words;
  return [
    words.toSorted().join(' '),
    `${start.slice(0, 3)}…${words.length}`,
    `…${words.join('').slice(-3)}${words.length}`,
  ];
}
