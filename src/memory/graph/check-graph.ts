import type { Entity } from '../../entries/entity.js';
import type { Graph } from '../../entries/graph.js';
import { isRelationWord } from '../../entries/relation-words.js';
import { nearest } from '../../errors/nearest.js';
import { nameKey } from '../../language/names/name-key.js';
import { doubledRelations } from './join-relations.js';

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

/** What is wrong with a graph, in the order of its files. Whether the index is stale is asked of the files and handed in. */
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
            message: 'The index differs from the files of the entities.',
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
        ? `[[${to}]] may mean ${called.map(({ id }) => id).join(' or ')}.`
        : `[[${to}]] leads to nothing.${near === undefined ? '' : ` Did you mean [[${near.id}]]?`}`;
    return [{ kind: 'dangling-link', path, line, message }];
  });
}

function unknownRelations({ words }: Graph, { path, relations }: Entity): GraphFinding[] {
  const lines = new Map(relations.map(({ relation, line }) => [`${relation} ${line}`, { relation, line }]));
  return [...lines.values()]
    .filter(({ relation }) => !isRelationWord(words, relation))
    .map(({ relation, line }) => {
      const meant = nearest(relation, [...words.keys()]);
      const hint = meant === null ? '' : ` Did you mean ${meant}?`;
      return { kind: 'unknown-relation', path, line, message: `The vocabulary has no relation ${relation}.${hint}` };
    });
}

function missingInverses({ names, words }: Graph, { id, path, relations }: Entity): GraphFinding[] {
  return relations.flatMap(({ relation, to, line }): GraphFinding[] => {
    const inverse = words.get(relation) ?? null;
    const target = names.exact(to);
    if (inverse === null || inverse === relation || target === undefined || target.id === id) return [];
    const answers = target.relations.some((back) => back.relation === inverse && names.exact(back.to)?.id === id);
    if (answers) return [];
    return [{ kind: 'missing-inverse', path, line, message: `${target.id} does not say ${inverse} [[${id}]].` }];
  });
}

function doubled({ names }: Graph, entity: Entity): GraphFinding[] {
  const idOf = (link: string) => names.exact(link)?.id ?? link;
  return doubledRelations(entity, idOf).map(([first, ...others]) => {
    const lines = [...new Set(others.map(({ line }) => line))];
    const said = `${first?.relation} [[${first?.to}]]`;
    const message = `${said} stands on line ${first?.line} too. Take one of them out.`;
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
    const message = `${entity.id} and ${other.id} are both called "${called}". If they are one, merge them.`;
    return [{ kind: 'duplicate-name', path: entity.path, line: null, message }];
  });
}
