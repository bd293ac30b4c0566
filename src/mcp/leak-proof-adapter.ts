import {
  type Adapter,
  abilitiesOfAccess,
  formatScope,
  isWithinCeiling,
  type LeakAttempt,
  type OtherDoor,
  parseScope,
  roleNames,
  type Scope,
  scopeKinds,
  startSession,
} from '../index.js';
import { createDoor } from './door.js';
import { type Asking, askInMemory } from './in-memory-client.js';
import { resourceKinds } from './resources/resource-kinds.js';
import { allTools } from './tools/all-tools.js';

/** The server with its widest access, in every scope: each tool, resource, prompt and completion is tried over the protocol. */
export const mcpAdapter: Adapter = {
  name: 'mcp',
  others: [
    ...allTools.map(({ name, isPrompt, probes }) =>
      doorTo(`mcp ${name}`, { isLookup: isPrompt !== true }, (canaries) =>
        canaries.flatMap(probes).map((args): Request => ['tools/call', { name, arguments: args }]),
      ),
    ),
    ...resourceKinds.map(({ name, variable, isPrompt }) =>
      doorTo(`mcp resource ${name}`, { isLookup: !isPrompt }, (canaries, scope) => [
        ['resources/list', {}],
        ...[...namesFor(variable, scope), ...canaries.map(({ path }) => path)].flatMap((item): Request[] => [
          ['resources/read', { uri: `agentsoul://${name}/${encodeURIComponent(item)}` }],
        ]),
        ...['', 'c', 'p', 'm'].map((value): Request => {
          const ref = { type: 'ref/resource', uri: `agentsoul://${name}/{${variable}}` };
          return ['completion/complete', { ref, argument: { name: variable, value } }];
        }),
      ]),
    ),
    ...['start_session', 'flush_memory', 'reflect_on'].map((name) =>
      doorTo(`mcp prompt ${name}`, { isLookup: name === 'reflect_on' }, () => [
        ['prompts/list', {}],
        ['prompts/get', { name, arguments: {} }],
        ['prompts/get', { name, arguments: { scope: 'main' } }],
        ['prompts/get', { name, arguments: { topic: 'canary' } }],
      ]),
    ),
  ],
};

type Request = readonly [method: string, params: object];
type Planted = Parameters<OtherDoor['probe']>[0];

function doorTo(
  name: string,
  { isLookup }: { isLookup: boolean },
  requestsFor: (canaries: Planted, scope: Scope) => readonly Request[],
): OtherDoor {
  return {
    name,
    isLookup,
    async probe(canaries, attempt) {
      const unique = new Map(requestsFor(canaries, attempt.scope).map((request) => [JSON.stringify(request), request]));
      return askInMemory(doorOf(attempt), async (ask: Asking) => {
        let shown = '';
        for (const [method, params] of unique.values()) shown += shownText(await ask(method, params));
        return shown;
      });
    },
  };
}

/** Names of resources that may hold a canary. */
function namesFor(variable: string, own: Scope): readonly string[] {
  switch (variable) {
    case 'scope':
      return scopesToTry(own);
    case 'role':
      return roleNames;
    default:
      return ['concept--canary', 'canary', 'MEMORY.md', 'USER.md'];
  }
}

/** Its own prompt, and those it must be refused. One of a narrower scope is judged where that scope is tried. */
function scopesToTry(own: Scope): string[] {
  const others = ['room:canary-room', 'room:Canary_Room', ...scopeKinds.filter((kind) => kind !== 'room')];
  const refused = others.filter((name) => !isWithinCeiling(parseScope(name), own));
  return [formatScope(own), ...refused];
}

function doorOf({ workspace }: LeakAttempt) {
  const { root, env, platform, clock } = workspace;
  const session = startSession({
    folder: root,
    ...{ env, platform, clock },
    presence: 'unattended',
    abilities: abilitiesOfAccess.write,
    open: async () => workspace,
  });
  return createDoor(session, { isTrial: true });
}

/** Everything a client sees, with line breaks as they are. */
function shownText(answer: unknown): string {
  return JSON.stringify(answer).replaceAll('\\n', '\n');
}
