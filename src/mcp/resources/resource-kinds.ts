import {
  formatScope,
  isWithinCeiling,
  operations,
  parseScope,
  type Scope,
  SoulError,
  scopeKinds,
} from '../../index.js';
import type { OpenDoor } from '../door.js';
import { notice, quote } from '../quote.js';
import { readRole, roleNamesOf } from './role-files.js';

/** One kind of resource, `agentsoul://<name>/{variable}`. */
export type ResourceKind = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly variable: string;
  /** What `resources/list` names: few and steady things. */
  readonly list: (door: OpenDoor) => Promise<readonly string[]>;
  /** All names, for completion. */
  readonly complete: (door: OpenDoor) => Promise<readonly string[]>;
  readonly read: (door: OpenDoor, asked: string) => Promise<string>;
  /** Judged by what may stand in a prompt, and not by what may be looked up. */
  readonly isPrompt: boolean;
};

const prompt: ResourceKind = {
  name: 'prompt',
  title: 'Prompt',
  description: 'The prompt of a session scope, as `agentsoul render` prints it',
  variable: 'scope',
  isPrompt: true,
  list: async (door) => scopesOf(door),
  complete: async (door) => scopesOf(door),
  read: async ({ read }, scope) =>
    (await read(operations['render.text'], { scope: formatScope(parseScope(scope)) })).prompt,
};

const file: ResourceKind = {
  name: 'file',
  title: 'File',
  description: 'The file of a role (soul, identity, user, core …), as far as this session may see it',
  variable: 'role',
  isPrompt: true,
  list: roleNamesOf,
  complete: roleNamesOf,
  read: readRole,
};

const graph: ResourceKind = {
  name: 'graph',
  title: 'Knowledge graph',
  description: 'All that is known about one person, project or other entity',
  variable: 'entity',
  isPrompt: false,
  list: async () => [],
  complete: entityNames,
  async read({ read }, entity) {
    const found = await read(operations['graph.show'], { entity });
    if (!('facts' in found)) throw new SoulError('unknown-entity', `There is no entity ${entity}.`);
    const { id, type, name, aliases, summary, facts, timeline, edges, path } = found;
    const lines = [
      `${name} (${type})${aliases.length > 0 ? `, also ${aliases.join(', ')}` : ''}`,
      ...(summary === null ? [] : [summary]),
      ...facts.map(
        ({ text, since, status }) =>
          `- ${since === null ? '' : `${since} `}${text}${status === 'active' ? '' : ` (${status})`}`,
      ),
      ...timeline.map(({ text, day }) => `- ${day ?? ''} ${text}`),
      ...edges.map(({ from, relation, to }) => `- ${from} ${relation} ${to}`),
    ];
    return `${notice}\n${path} (entity:${id})\n${quote(lines.join('\n'))}\n`;
  },
};

const wiki: ResourceKind = {
  name: 'wiki',
  title: 'Memory wiki',
  description: 'One page of memory by name or path',
  variable: 'page',
  isPrompt: false,
  list: async () => [],
  complete: entityNames,
  async read({ read }, page) {
    const { id, path, startLine, text } = await read(operations.get, { id: page });
    return `${notice}\n${path}#${startLine} (${id})\n${quote(text)}\n`;
  },
};

export const resourceKinds: readonly ResourceKind[] = [prompt, file, graph, wiki];

/** The scopes whose prompt this session may see; a room is named by its own ceiling only. */
function scopesOf({ session: { ceiling } }: OpenDoor): string[] {
  const kinds = scopeKinds.flatMap((kind): Scope[] => (kind === 'room' ? [] : [{ kind }]));
  const seen = kinds.filter((scope) => isWithinCeiling(scope, ceiling));
  return [...(ceiling.kind === 'room' ? [formatScope(ceiling)] : []), ...seen.map(formatScope)];
}

async function entityNames({ read }: OpenDoor): Promise<string[]> {
  const found = await read(operations['graph.show'], {});
  return 'entities' in found ? found.entities.map(({ id }) => id) : [];
}
