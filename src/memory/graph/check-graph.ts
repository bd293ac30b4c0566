import type { Entity } from '../../entries/graph/entity.js';
import type { Graph } from '../../entries/graph/read-graph.js';
import { isKnownRelation } from '../../entries/graph/relation-vocabulary.js';
import { nearestWord } from '../../errors/nearest-word.js';
import { nameKey } from '../../language/names/name-key.js';
import { findDuplicateRelations } from './merge-relations.js';

export type GraphFinding = {
  readonly kind:
    | 'dangling-link'
    | 'unknown-relation'
    | 'missing-inverse'
    | 'doubled-relation'
    | 'duplicate-name'
    | 'stale-index';
  readonly path: string;
  readonly line: number | null;
  readonly message: string;
};

/** Problems of a graph, in file order. Whether the index is stale is passed in. */
export function checkGraph(graph: Graph, { staleIndex }: { staleIndex: string | null }): GraphFinding[] {
  const findings = graph.entities.flatMap((entity) => [
    ...danglingLinks(graph, entity),
    ...unknownRelations(graph, entity),
    ...missingInverses(graph, entity),
    ...doubled(graph, entity),
  ]);
  const stale: GraphFinding[] =
    staleIndex === null
      ? []
      : [
          {
            kind: 'stale-index',
            path: staleIndex,
            line: null,
            message: 'The index does not match the entity files.',
          },
        ];
  return [...findings, ...duplicateNames(graph), ...stale];
}

function danglingLinks({ names }: Graph, { path, relations, links }: Entity): GraphFinding[] {
  return [...relations, ...links].flatMap(({ to, line }): GraphFinding[] => {
    const called = names.all(to);
    if (called.length === 1) return [];
    const [near] = names.near(to);
    const message =
      called.length > 1
        ? `[[${to}]] is ambiguous: ${called.map(({ id }) => id).join(' or ')}.`
        : `[[${to}]] has no target.${near === undefined ? '' : ` Did you mean [[${near.id}]]?`}`;
    return [{ kind: 'dangling-link', path, line, message }];
  });
}

function unknownRelations({ words }: Graph, { path, relations }: Entity): GraphFinding[] {
  const lines = new Map(relations.map(({ relation, line }) => [`${relation} ${line}`, { relation, line }]));
  return [...lines.values()]
    .filter(({ relation }) => !isKnownRelation(words, relation))
    .map(({ relation, line }) => {
      const meant = nearestWord(relation, [...words.keys()]);
      const hint = meant === null ? '' : ` Did you mean ${meant}?`;
      return {
        kind: 'unknown-relation',
        path,
        line,
        message: `The relation ${relation} is not in the vocabulary.${hint}`,
      };
    });
}

function missingInverses({ names, words }: Graph, { id, path, relations }: Entity): GraphFinding[] {
  return relations.flatMap(({ relation, to, line }): GraphFinding[] => {
    const inverse = words.get(relation) ?? null;
    const target = names.exact(to);
    if (inverse === null || inverse === relation || target === undefined || target.id === id) return [];
    const answers = target.relations.some((back) => back.relation === inverse && names.exact(back.to)?.id === id);
    if (answers) return [];
    return [
      {
        kind: 'missing-inverse',
        path,
        line,
        message: `${target.id} is missing the inverse relation ${inverse} [[${id}]].`,
      },
    ];
  });
}

function doubled({ names }: Graph, entity: Entity): GraphFinding[] {
  const idOf = (link: string) => names.exact(link)?.id ?? link;
  return findDuplicateRelations(entity, idOf).map(([first, ...others]) => {
    const lines = [...new Set(others.map(({ line }) => line))];
    const said = `${first?.relation} [[${first?.to}]]`;
    const message = `${said} is also on line ${first?.line}. Remove one of them.`;
    return { kind: 'doubled-relation', path: entity.path, line: lines.at(-1) ?? null, message };
  });
}

function duplicateNames({ entities }: Graph): GraphFinding[] {
  const first = new Map<string, Entity>();
  return entities.flatMap((entity) => {
    const keys = new Set([entity.name, ...entity.aliases, entity.id].map(nameKey));
    const clash = [...keys].find((key) => key !== '' && first.has(key));
    for (const key of keys) if (!first.has(key)) first.set(key, entity);
    const other = clash === undefined ? undefined : first.get(clash);
    if (other === undefined || clash === undefined) return [];
    const called = [entity.name, ...entity.aliases, entity.id].find((name) => nameKey(name) === clash);
    const message = `${entity.id} and ${other.id} are both called "${called}". If they are the same, merge them.`;
    return [{ kind: 'duplicate-name', path: entity.path, line: null, message }];
  });
}
