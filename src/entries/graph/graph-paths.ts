import { type Layout, pathPatterns } from '../../workspace/role-paths.js';
import { typeOfId } from './entity-id.js';

/** The paths of a knowledge graph. A wiki has only pages; its index and vocabulary are its own. */
export type GraphPaths = {
  readonly kind: 'graph' | 'wiki';
  readonly index: string | null;
  readonly relations: string | null;
  entityFile(id: string): string;
};

/** Null for a layout without a graph. */
export function graphPaths(layout: Layout): GraphPaths | null {
  const patterns = pathPatterns(layout, 'graph');
  const folder = patterns.find((pattern) => /(^|\/)graph\/$/.test(pattern));
  if (folder !== undefined) {
    return {
      kind: 'graph',
      index: `${folder}index.md`,
      relations: `${folder}relations.md`,
      entityFile: (id) => `${folder}entities/${id}.md`,
    };
  }
  const [pages] = patterns;
  if (pages === undefined) return null;
  const concepts = patterns.find((pattern) => pattern.endsWith('/concepts/')) ?? pages;
  return {
    kind: 'wiki',
    index: null,
    relations: null,
    entityFile: (id) => `${typeOfId(id) === 'concept' ? concepts : pages}${id}.md`,
  };
}
