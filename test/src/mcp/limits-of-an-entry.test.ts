import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { runBinary } from '../../cli/binary.js';
import { call, connect, personWithWorkspace } from './connect.js';

test('--access read offers nothing that writes, and refuses a writing tool by name', async () => {
  const sam = await personWithWorkspace();
  const before = sam.git('kate', 'rev-parse', 'HEAD');
  const client = await connect(sam, { options: ['--access', 'read'] });
  const { tools } = await client.listTools();
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
  expect(tools.map(({ name }) => name)).toEqual([
    'recall',
    'memory_search',
    'memory_get',
    'core',
    'review',
    'reflect',
    'who_am_i',
    'what_do_i_know',
    'my_stats',
    'session_logs',
  ]);
  for (const [name, args] of [
    ['remember', { text: 'x' }],
    ['propose', { text: 'x', from: 'scout' }],
    ['core', { action: 'remove', line: '1' }],
    ['reflect', { action: 'run' }],
  ] as const) {
    const isRefused = await call(client, name, args).then(
      ({ isError }) => isError,
      () => true,
    );
    expect([name, isRefused]).toEqual([name, true]);
  }
  expect(sam.git('kate', 'rev-parse', 'HEAD')).toBe(before);
});

test('with --access propose, propose is the only tool that writes', async () => {
  const client = await connect(await personWithWorkspace(), { options: ['--access', 'propose'] });
  const { tools } = await client.listTools();
  const writing = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true);
  expect(writing.map(({ name }) => name)).toEqual(['propose']);
});

test('an entry for sub-agents reads what they may see and proposes, and no argument widens it', async () => {
  const sam = await personWithWorkspace();
  sam.write('kate/memory/2026-02-02.md', '# Notes\n\n## 09:00 | fact\nThe vault code is in the blue book.\n');
  const client = await connect(sam, { options: ['--scope', 'subagent'] });
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'recall',
    'memory_search',
    'memory_get',
    'propose',
    'who_am_i',
    'what_do_i_know',
  ]);
  expect((await call(client, 'recall', { question: 'where is the vault code?' })).text).not.toContain('blue book');
  const widened = await call(client, 'memory_search', { query: 'vault code', scope: 'main' }).then(
    ({ text, isError }) => ({ text, isError }),
    () => ({ text: '', isError: true }),
  );
  expect(widened.isError).toBe(true);
  expect((await call(client, 'propose', { text: 'Ben likes chess', from: 'scout' })).isError).toBe(false);
  expect(sam.git('kate', 'log', '-1', '--format=%an %B')).toMatch(
    /^subagent:scout [\s\S]*\nClient: test-client 1\.2\.3\n/,
  );
  await expect(client.readResource({ uri: 'agentsoul://prompt/main' })).rejects.toThrow();
  await expect(client.readResource({ uri: 'agentsoul://file/user' })).rejects.toThrow();
});

test('AGENTSOUL_SCOPE is never widened by --scope', async () => {
  const sam = await personWithWorkspace();
  const { code, stdout, stderr } = runBinary(['mcp', '-C', sam.path('kate'), '--scope', 'main'], {
    env: { HOME: sam.home, AGENTSOUL_SCOPE: 'group' },
  });
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('AGENTSOUL_SCOPE is group');
});

test('no workspace is taken from the folder a client is started in, nor by a relative path', async () => {
  const sam = await personWithWorkspace();
  const env = { HOME: sam.home };
  for (const words of [['mcp'], ['mcp', '-C', '.'], ['mcp', '-C', '../here/kate']]) {
    const { code, stdout, stderr } = runBinary(words, { cwd: sam.path('kate'), env });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('needs the absolute path of the workspace');
  }
  const named = runBinary(['mcp'], { cwd: '/', env: { ...env, AGENTSOUL_WORKSPACE: sam.path('kate') } });
  expect([named.code, named.stdout, named.stderr]).toEqual([0, '', '']);
});

test('a cloned workspace that nobody trusted yields nothing and is not changed', async () => {
  const sam = await personWithWorkspace();
  execFileSync('git', ['clone', '-q', sam.path('kate'), sam.path('hostile')]);
  const request = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n';
  const { code, stdout, stderr } = runBinary(['mcp', '-C', sam.path('hostile')], {
    env: { HOME: sam.home },
    stdin: request,
  });
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('is not trusted');
  expect(sam.git('hostile', 'status', '--porcelain', '--ignored')).toBe('');
});

test('a workspace whose settings change while it is served is refused until they are trusted again', async () => {
  const sam = await personWithWorkspace();
  const client = await connect(sam);
  expect((await call(client, 'who_am_i')).isError).toBe(false);
  const config = sam.read('kate/agentsoul.json');
  sam.write(
    'kate/agentsoul.json',
    config.replace('{', '{ "model": { "provider": "command", "command": ["sh", "-c", "x"] },'),
  );
  const { isError, text } = await call(client, 'who_am_i');
  expect([isError, text.includes('(untrusted)')]).toEqual([true, true]);
});
