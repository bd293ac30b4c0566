import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, onTestFinished, test } from 'vitest';
import { bareEnvironment, binary } from '../../cli/binary.js';
import type { Person } from '../../journeys/person.js';
import { call, personWithWorkspace } from './connect.js';

type Serving = { readonly url: URL; readonly stderr: () => string };

/** A real server on a free port of this machine. */
function serve(sam: Person, options: readonly string[] = []): Promise<Serving> {
  return new Promise((resolve, reject) => {
    const server = spawn(process.execPath, [binary, 'mcp', '-C', sam.path('kate'), '--http', '0', ...options], {
      env: { ...bareEnvironment, HOME: sam.home },
      cwd: '/',
    });
    onTestFinished(() => void server.kill('SIGINT'));
    let stderr = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    server.stdout.setEncoding('utf8').once('data', (line: string) => {
      resolve({ url: new URL(line.trim()), stderr: () => stderr });
    });
    server.once('exit', (code) => reject(new Error(`It ended with ${code}: ${stderr}`)));
  });
}

async function tokenFor(sam: Person, name: string, options: readonly string[]): Promise<string> {
  const { stdout } = await sam.agentsoul(['-C', 'kate', 'serve', 'token', 'add', name, ...options]);
  return stdout.trim();
}

async function connectTo({ url }: Serving, token: string, era: 'legacy' | 'modern' = 'modern'): Promise<Client> {
  const mode = era === 'legacy' ? ('legacy' as const) : { pin: '2026-07-28' };
  const client = new Client({ name: 'http-client', version: '1' }, { versionNegotiation: { mode } });
  const transport = new StreamableHTTPClientTransport(url, {
    requestInit: { headers: { Authorization: `Bearer ${token}` } },
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}

/** The status of a bare request; `fetch` would not let us name another host. */
function statusOf({ url }: Serving, { headers = {}, path = url.pathname, body = '{}' } = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { port: url.port, host: '127.0.0.1', path, method: 'POST', headers };
    const asked = request(options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

test('a program with a token reads and writes what its token allows, in both eras, and its name is in the commit', async () => {
  const sam = await personWithWorkspace();
  const serving = await serve(sam);
  const owner = await tokenFor(sam, 'desk', ['--scope', 'main', '--abilities', 'read,propose,write']);
  const client = await connectTo(serving, owner);
  expect((await client.listTools()).tools).toHaveLength(14);
  expect((await call(client, 'remember', { text: 'Ana works at Northwind' })).isError).toBe(false);
  expect(sam.git('kate', 'log', '-1', '--format=%B')).toMatch(/\nClient: http-client 1\nSession: mcp-[0-9a-f]{8}\n/);
  const older = await connectTo(serving, owner, 'legacy');
  expect((await call(older, 'recall', { question: 'Where does Ana work?' })).text).toContain('Northwind');

  const shown = await call(client, 'forget', { query: 'Ana works at Northwind' });
  const other = await tokenFor(sam, 'other', ['--scope', 'main', '--abilities', 'read,write']);
  const stolen = await call(await connectTo(serving, other), 'forget', {
    query: 'x',
    token: String(shown.value.token),
  });
  expect(stolen.text).toContain('This token is unknown');

  const group = await tokenFor(sam, 'club', ['--scope', 'group', '--abilities', 'read']);
  const guest = await connectTo(serving, group);
  expect((await guest.listTools()).tools.map(({ name }) => name)).toEqual([
    'recall',
    'memory_search',
    'memory_get',
    'who_am_i',
    'what_do_i_know',
  ]);
  expect((await call(guest, 'recall', { question: 'Where does Ana work?' })).text).not.toContain('Northwind');
  expect(serving.stderr()).toMatch(/POST \/mcp 200 \d+ ms desk\n/);
  expect(serving.stderr()).not.toContain(owner);
});

test('the entry limits every token: --scope and --access are never widened', async () => {
  const sam = await personWithWorkspace();
  const serving = await serve(sam, ['--scope', 'group', '--access', 'read']);
  const owner = await tokenFor(sam, 'desk', ['--scope', 'main', '--abilities', 'read,propose,write']);
  const client = await connectTo(serving, owner);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain('recall');
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
  const sub = await tokenFor(sam, 'sub', ['--scope', 'subagent']);
  const authorization = `Bearer ${sub}`;
  expect(await statusOf(serving, { headers: { authorization } })).toBe(403);
});

test('without a valid token nothing is answered; a removed one is refused at once', async () => {
  const sam = await personWithWorkspace();
  const serving = await serve(sam);
  expect(await statusOf(serving)).toBe(401);
  expect(await statusOf(serving, { headers: { authorization: 'Bearer agentsoul_guess' } })).toBe(401);
  const token = await tokenFor(sam, 'desk', ['--scope', 'main']);
  const client = await connectTo(serving, token);
  expect((await client.listTools()).tools.length).toBeGreaterThan(0);
  await sam.agentsoul(['-C', 'kate', 'serve', 'token', 'remove', 'desk']);
  await expect(client.callTool({ name: 'who_am_i', arguments: {} })).rejects.toThrow();
  const authorization = `Bearer ${token}`;
  expect(await statusOf(serving, { headers: { authorization } })).toBe(401);
});

test('wrong tokens are counted: after ten in a minute even a right one waits', async () => {
  const sam = await personWithWorkspace();
  const serving = await serve(sam);
  const right = await tokenFor(sam, 'desk', ['--scope', 'main']);
  const wrong = { headers: { authorization: 'Bearer agentsoul_guess' } };
  for (let attempt = 0; attempt < 10; attempt++) expect(await statusOf(serving, wrong)).toBe(401);
  expect(await statusOf(serving, wrong)).toBe(429);
  expect(await statusOf(serving, { headers: { authorization: `Bearer ${right}` } })).toBe(429);
});

test('a request of a web page is refused before its token is looked at', async () => {
  const sam = await personWithWorkspace();
  const serving = await serve(sam);
  const { port } = serving.url;
  const authorization = `Bearer ${await tokenFor(sam, 'desk', ['--scope', 'main'])}`;
  const refused = [
    [421, { host: 'evil.example' }],
    [421, { host: `evil.example:${port}` }],
    [421, { host: '127.0.0.1:1' }],
    [403, { origin: 'http://evil.example' }],
    [403, { origin: 'null' }],
    [403, { 'sec-fetch-site': 'cross-site' }],
  ] as const;
  for (const [status, headers] of refused)
    expect([headers, await statusOf(serving, { headers: { authorization, ...headers } })]).toEqual([headers, status]);
  expect(await statusOf(serving, { headers: { authorization }, path: '/tokens.json' })).toBe(404);
  const large = { headers: { authorization, 'content-type': 'application/json' }, body: 'x'.repeat(1_100_000) };
  expect(await statusOf(serving, large)).toBe(413);
});
