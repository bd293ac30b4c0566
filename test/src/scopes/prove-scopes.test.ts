import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import * as z from 'zod/mini';
import type { Command } from '../../../commands/command.js';
import { commands } from '../../../commands/index.js';
import { sessionHere } from '../../../commands/session.js';
import { libraryAdapter } from '../../../src/operations/leak-proof/library-adapter.js';
import { proveScopes } from '../../../src/operations/leak-proof/prove-scopes.js';
import { defineHandler, defineOperation } from '../../../src/operations/operation.js';
import { findOverreach } from '../../../src/profiles/find-too-wide-audiences.js';
import { profiles } from '../../../src/profiles/layouts.generated.js';
import { everywhere, type Profile } from '../../../src/profiles/profile.js';
import type { Workspace } from '../../../src/workspace/workspace.js';
import { runInMemory } from '../../cli/memory-terminal.js';
import { type Files, type Opening, openFiles } from '../../support/workspace-files.js';
import { plantedFiles } from '../render/planted-words.js';

type Leaks = { role: string; scope: string; via: string; place: string; door: string }[];
type Answer = { ok: boolean; leaks: (Leaks[number] & { adapter: string })[] };

/** Runs the proof on a workspace, with a layout or commands that are not the real ones. */
async function prove(workspace: Workspace, changes: { profile?: Profile; commands?: readonly Command[] } = {}) {
  const { code, stdout, stderr } = await runInMemory(['scopes', '--prove', '--json'], {
    env: workspace.env as Record<string, string>,
    cwd: workspace.root,
    clock: () => workspace.at,
    commands: changes.commands ?? commands,
    open: async () => ({ ...workspace, profile: changes.profile ?? workspace.profile }),
  });
  expect(stderr).toBe('');
  const answer = JSON.parse(stdout) as Answer;
  return { code, answer, shown: commandLineLeaks(answer.leaks ?? []) };
}

/** What the layout promises and what the command line shows; a prompt is shown in several ways, of which one will do. */
function commandLineLeaks(leaks: Answer['leaks']): Leaks {
  return leaks
    .filter(({ adapter, door }) => !['library', 'mcp'].includes(adapter) && !door.startsWith('render '))
    .map(({ adapter: _, ...leak }) => leak);
}

const named = (name: string): Profile => profiles.find((profile) => profile.name === name) as Profile;
const open = (profile: string, files: Files = {}, opening: Opening = {}) =>
  openFiles({ ...plantedFiles(profile), ...files }, { profile, ...opening });

/** Enough to show a leak; the others are tried with every real layout. */
const few = commands.filter(({ name }) => ['scopes', 'render', 'whoami'].includes(name));

test.each(profiles.map(({ name }) => name))('the layout %s holds', async (name) => {
  const { code, answer } = await prove(await open(name));
  expect({ code, leaks: answer.leaks }).toEqual({ code: 0, leaks: [] });
});

test.each(profiles.map(({ name }) => name))('the layout %s promises nothing to the wrong audience', (name) => {
  expect(findOverreach(named(name))).toEqual([]);
});

describe('a broken layout is found', () => {
  const agentsoul = named('agentsoul');
  const broken = (matrix: Profile['matrix']): Profile => ({ ...agentsoul, matrix: { ...agentsoul.matrix, ...matrix } });
  const { daily } = agentsoul.matrix;

  test.each<[string, Profile, object[]]>([
    [
      'that shows unmarked notes to sub-agents',
      broken({ daily: { ...daily, subagent: 'whole' } }),
      [
        { role: 'daily', scope: 'subagent', via: 'render', place: 'text', door: 'render' },
        { role: 'daily', scope: 'subagent', via: 'render', place: 'shared entry', door: 'render' },
      ],
    ],
    [
      'that shows unmarked notes to groups',
      broken({ daily: { ...daily, group: 'whole' } }),
      [{ role: 'daily', scope: 'group', via: 'render', place: 'text', door: 'render' }],
    ],
    [
      'that shows unmarked notes to rooms',
      broken({ daily: { ...daily, room: 'whole' } }),
      [{ role: 'daily', scope: 'room:canary-room', via: 'render', place: 'text', door: 'render' }],
    ],
    [
      'that puts the diary of dreams into the owner’s prompt',
      { ...broken({ dreams: { main: 'whole' } }), order: [...agentsoul.order, 'dreams'] },
      [
        { role: 'dreams', scope: 'main', via: 'render', place: 'text', door: 'render' },
        { role: 'dreams', scope: 'main', via: 'render', place: 'private section', door: 'render' },
      ],
    ],
    [
      'that shows the soul to sub-agents',
      broken({ soul: everywhere() }),
      [
        { role: 'soul', scope: 'subagent', via: 'tool', place: 'text', door: 'whoami' },
        { role: 'soul', scope: 'subagent', via: 'render', place: 'text', door: 'render' },
      ],
    ],
    [
      'that promises the user to a group, although the engine does not keep it',
      broken({ user: { ...agentsoul.matrix.user, group: 'whole' } }),
      [{ role: 'user', scope: 'group', via: 'render', place: 'matrix', door: 'render' }],
    ],
    [
      'that promises core memory to everyone',
      broken({ core: everywhere() }),
      ['group', 'room:canary-room', 'subagent'].map((scope) => {
        return { role: 'core', scope, via: 'render', place: 'matrix', door: 'render' };
      }),
    ],
    [
      'that promises room notes to groups',
      broken({ rooms: { room: 'own', group: 'whole' } }),
      [{ role: 'rooms', scope: 'group', via: 'render', place: 'matrix', door: 'render' }],
    ],
  ])('%s', async (_, profile, leaks) => {
    const { code, answer, shown } = await prove(await open('agentsoul'), { profile, commands: few });
    expect(shown).toEqual(leaks);
    expect(answer.ok).toBe(false);
    expect(code).toBe(1);
  });
});

describe('a command that leaks is found', () => {
  const leaking = (read: (workspace: Workspace) => Promise<string>): Command => ({
    name: 'blab',
    group: 'Memory',
    summary: 'Say too much',
    examples: [],
    leakProbe: { argv: () => ['blab'] },
    async run(context) {
      const { open, clock } = sessionHere(context);
      context.terminal.print(await read(await open(clock())));
      return 0;
    },
  });
  const reading = (path: string) =>
    leaking(async ({ snapshot }) => {
      const file = await snapshot((reader) => reader.read(path));
      return file.state === 'present' ? file.bytes.toString('utf8') : '';
    });

  const blabbing = (index: number) => ({ name: `blab${index}`, leakProbe: { argv: () => [`blab${index}`] } });

  test('that prints MEMORY.md to everyone', async () => {
    const { code, shown } = await prove(await open('agentsoul'), { commands: [...few, reading('MEMORY.md')] });
    const reached = shown.map(({ role, scope, via, door, place }) => [role, scope, via, door, place].join(' '));
    expect(code).toBe(1);
    expect(reached).toEqual([
      'core group tool blab text',
      'core group tool blab private section',
      'core group tool blab shared entry',
      'core room:canary-room tool blab text',
      'core room:canary-room tool blab private section',
      'core room:canary-room tool blab shared entry',
      'core subagent tool blab text',
      'core subagent tool blab private section',
      'core subagent tool blab shared entry',
      'core heartbeat tool blab private section',
      'core heartbeat tool blab shared entry',
      'core cron tool blab text',
      'core cron tool blab private section',
      'core cron tool blab shared entry',
      'core boot tool blab text',
      'core boot tool blab private section',
      'core boot tool blab shared entry',
      'core bootstrap tool blab text',
      'core bootstrap tool blab private section',
      'core bootstrap tool blab shared entry',
    ]);
  });

  test('that finds more of the memory than the scope may look up', async () => {
    const graph = 'memory/graph/entities/concept--canary.md';
    const { answer } = await prove(await open('agentsoul'), { commands: [...few, reading(graph)] });
    expect(answer.leaks.map(({ role, scope, place }) => `${role} ${scope} ${place}`)).toEqual([
      'graph group text',
      'graph group private section',
      'graph room:canary-room text',
      'graph room:canary-room private section',
      'graph subagent text',
      'graph subagent private section',
      'graph heartbeat private section',
      'graph cron text',
      'graph cron private section',
      'graph boot text',
      'graph boot private section',
      'graph bootstrap text',
      'graph bootstrap private section',
    ]);
  });

  test('while helpers may look procedures up', async () => {
    const procedure = reading('memory/procedures/canary.md');
    const { answer } = await prove(await open('agentsoul'), { commands: [...few, procedure] });
    const reached = answer.leaks.filter(({ place }) => place === 'text').map(({ scope }) => scope);
    expect(reached).toEqual(['group', 'room:canary-room', 'boot', 'bootstrap']);
  });

  test('that shows around a new note what stands there, or a record, or the key of the tombstones', async () => {
    const paths = ['memory/2026-02-02.md', 'memory/meta/decay-scores.json', 'memory/meta/tombstones.json'];
    const { answer } = await prove(await open('agentsoul'), {
      commands: [...few, ...paths.map((path, index) => ({ ...reading(path), ...blabbing(index) }))],
    });
    const reached = answer.leaks.filter(({ scope }) => scope === 'main' || scope === 'group');
    expect(reached.map(({ role, scope, place }) => `${role} ${scope} ${place}`)).toEqual([
      'meta main tombstone key',
      'daily group private section',
      'meta group record',
      'meta group tombstone key',
    ]);
  });
});

describe('an operation that leaks is found', () => {
  const leaking = (
    inputs: (word: string) => object[],
    run: (workspace: Workspace, input: object) => Promise<string>,
  ) => {
    const input: ZodMiniType<object, object> = z.looseObject({});
    return defineOperation({
      name: 'search',
      summary: 'Say too much',
      needs: 'read',
      sees: 'scope',
      leakProbe: { inputs: ({ word }) => inputs(word) },
      load: async () => defineHandler({ input, run: async (call, given) => run(await call.workspace(), given) }),
    });
  };
  const vault = async ({ snapshot }: Workspace) => {
    const file = await snapshot((reader) => reader.read('memory/vault/canary.md'));
    return file.state === 'present' ? file.bytes.toString('utf8') : '';
  };

  test('that only answers to the right word', async () => {
    const search = leaking(
      (word) => [{ query: word }],
      async (workspace, { query = '' }: { query?: string }) => {
        const text = await vault(workspace);
        return text.includes(query) ? text : '';
      },
    );
    const workspace = await open('agentsoul');
    const proving = { operations: [search], adapters: [libraryAdapter], temporaryFolder: tmpdir() };
    const { leaks, tried } = await proveScopes(workspace, proving);
    expect(new Set(leaks.map(({ role, via, door, adapter }) => `${role} ${via} ${door} ${adapter}`))).toEqual(
      new Set(['vault search search library']),
    );
    expect(tried).toMatchObject({ doors: 1, adapters: ['library'] });
  });

  test('through every adapter that reaches it', async () => {
    const agentsoul = named('agentsoul');
    const profile = { ...agentsoul, matrix: { ...agentsoul.matrix, soul: everywhere() } };
    const { answer } = await prove(await open('agentsoul'), {
      profile,
      commands: [...few, ...commands.filter(({ name }) => name === 'mcp')],
    });
    const ways = answer.leaks.map(({ adapter, door }) => `${adapter}: ${door}`);
    expect([...new Set(ways)].sort()).toEqual([
      'command line: render',
      'command line: render against',
      'command line: whoami',
      'library: brief',
      'library: render',
      'library: render against',
      'library: render text',
      'library: whoami',
      'mcp: mcp prompt start_session',
      'mcp: mcp resource file',
      'mcp: mcp resource prompt',
      'mcp: mcp who_am_i',
    ]);
  });
});

describe('the proof is about this workspace', () => {
  test('whose links are links in the copy too', async () => {
    const files: Files = {
      'SOUL.md': { link: 'USER.md' },
      'rooms/hall.md': { link: '../MEMORY.md' },
      'memory/2026-02-02-x.md': { link: '../MEMORY.md' },
      'TOOLS.md': { sameAs: 'MEMORY.md' },
    };
    const { 'SOUL.md': _soul, 'TOOLS.md': _tools, ...rest } = plantedFiles('agentsoul');
    const workspace = await openFiles({ ...rest, ...files }, { profile: 'agentsoul' });
    const { code, answer } = await prove(workspace, { commands: few });
    expect({ code, leaks: answer.leaks }).toEqual({ code: 0, leaks: [] });
  });

  test('and what its owner opened on purpose is no leak', async () => {
    const config = { scopes: { subagent: { soul: true, daily: true }, cron: { core: true } } };
    const { code, answer } = await prove(await open('agentsoul', {}, { config, isTrusted: true }), { commands: few });
    expect({ code, leaks: answer.leaks }).toEqual({ code: 0, leaks: [] });
  });

  test('which may be one agent of several, with a persona', async () => {
    const files: Files = Object.fromEntries(
      Object.entries(plantedFiles('agentsoul')).map(([path, text]) => [`agents/aria/${path}`, text]),
    );
    const config = {
      agents: { aria: { workspace: 'agents/aria' }, bob: { workspace: 'agents/bob' } },
      personas: [{ file: 'souls/night.md', at: '00:00', duration: '24h' }],
    };
    const persona = { 'agents/aria/souls/night.md': 'night\n', 'agents/bob/SOUL.md': 'bob\n' };
    const workspace = await openFiles({ ...files, ...persona }, { config, isTrusted: true, agent: 'aria' });
    const { code, answer } = await prove(workspace, { commands: few });
    expect({ code, leaks: answer.leaks }).toEqual({ code: 0, leaks: [] });
  });

  test('and is void where nothing that should show does', async () => {
    const mute = few.map((command) =>
      command.name === 'render' ? { ...command, run: async () => 0 as const } : command,
    );
    const { code, answer } = await prove(await open('cognitive'), { commands: mute });
    expect(code).toBe(2);
    expect(answer).toMatchObject({ error: { code: 'scopes-unproven' } });
  });

  test('of which nothing may be planted outside the copy', async () => {
    const files: Files = {
      '../elsewhere.md': 'untouched\n',
      'AGENTS.md': { link: '../elsewhere.md' },
      'MEMORY.md': 'x\n',
      'SOUL.md': { link: 'nowhere/SOUL.md' },
      'memory/vault': { link: '../nowhere' },
    };
    const workspace = await openFiles(files, { profile: 'cognitive' });
    const { code, answer } = await prove(workspace, { commands: few });
    expect({ code, leaks: answer.leaks }).toEqual({ code: 0, leaks: [] });
    expect(readFileSync(`${workspace.root}/../elsewhere.md`, 'utf8')).toBe('untouched\n');
    expect(readFileSync(`${workspace.root}/MEMORY.md`, 'utf8')).toBe('x\n');
  });

  test('and leaves nothing behind', async () => {
    const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('agentsoul-prove-'));
    const before = left();
    await prove(await open('nexo'), { commands: few });
    expect(left().filter((name) => !before.includes(name))).toEqual([]);
  });
});
