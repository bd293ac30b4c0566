import { ownerOnly } from '../../entries/access/audience.js';
import type { Entity, Relation } from '../../entries/graph/entity.js';
import { parseEntity } from '../../entries/graph/parse-entity-file.js';
import { linesWithEnds } from '../../workspace/split-sections.js';
import { setLineMetadata } from './edit-entity-line.js';

/** Relations that occur more than once in an entity, each with all its lines. `idOf` resolves a link. */
export function findDuplicateRelations(
  { relations }: Pick<Entity, 'relations'>,
  idOf: (link: string) => string,
): Relation[][] {
  const groups = new Map<string, Relation[]>();
  for (const relation of relations) {
    const key = JSON.stringify([relation.relation, idOf(relation.to), relation.audience]);
    groups.set(key, [...(groups.get(key) ?? []), relation]);
  }
  return [...groups.values()].filter((group) => new Set(group.map(({ line }) => line)).size > 1);
}

/**
 * The text of an entity with each relation once, with the first and last day of all its lines and the highest confidence. A line with
 * more than its relation stays.
 */
export function mergeRelations(text: string, path: string, idOf: (link: string) => string): string {
  const lines = linesWithEnds(text);
  const gone = new Set<number>();
  let joined = text;
  for (const group of findDuplicateRelations(parseEntity(path, text, ownerOnly), idOf)) {
    const bare = group.filter(({ line }) => saysNoMore.test(lines[line - 1] ?? ''));
    const kept = group.find((relation) => !bare.includes(relation)) ?? group[0];
    const others = bare.filter(({ line }) => line !== kept?.line);
    if (kept === undefined || others.length === 0) continue;
    joined = setLineMetadata(joined, kept.line, notesOf([kept, ...others]));
    for (const { line } of others) gone.add(line);
  }
  return linesWithEnds(joined)
    .filter((_, index) => !gone.has(index + 1))
    .join('');
}

const saysNoMore = /^\s*[-*+]\s+[\p{L}-]+\s*:?\s*\[\[[^[\]\n]+\]\]\s*(?:<!--(?:(?!-->).)*-->)?\s*$/u;

function notesOf(relations: readonly Relation[]): Record<string, string> {
  const days = relations.flatMap(({ firstSeen, lastSeen }) => [firstSeen, lastSeen]).filter((day) => day !== null);
  const [first] = days.sort();
  const last = days.at(-1);
  const confidence = (['high', 'medium', 'low'] as const).find((one) =>
    relations.some((relation) => relation.confidence === one),
  );
  return {
    ...(confidence !== undefined && { confidence }),
    ...(first !== undefined && { first }),
    ...(last !== undefined && { last }),
  };
}
