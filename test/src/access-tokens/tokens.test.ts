import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { verifyAccessToken } from '../../../src/access-tokens/verify-token.js';
import { type Person, person } from '../../journeys/person.js';

async function owner(): Promise<Person> {
  const sam = person();
  await sam.change(['init', 'kate', '--yes']);
  return sam;
}

const at = new Date('2026-02-02T12:00:00Z');

function check(sam: Person, folder = 'kate', time = at) {
  return { workspace: sam.path(folder), env: { HOME: sam.home }, platform: 'linux', at: time };
}

function storeOf(sam: Person): string {
  return join(sam.home, '.local/state/agentsoul/tokens.json');
}

test('a token is printed once, stored as a hash that only the user can read, and works for its workspace until it expires', async () => {
  const sam = await owner();
  await sam.change(['init', 'other', '--yes']);
  const line = ['-C', 'kate', 'serve', 'token', 'add', 'desk', '--scope', 'main', '--abilities', 'read,write'];
  const { stdout } = await sam.agentsoul([...line, '--days', '2', '--at', at.toISOString()]);
  const token = stdout.trim();
  expect(token).toMatch(/^agentsoul_[\w-]{43}$/);
  expect(readFileSync(storeOf(sam), 'utf8')).not.toContain(token);
  expect(statSync(storeOf(sam)).mode & 0o777).toBe(0o600);
  const grant = { name: 'desk', ceiling: { kind: 'main' }, abilities: ['read', 'write'] };
  expect(verifyAccessToken(token, check(sam))).toEqual(grant);
  expect(verifyAccessToken(`${token}x`, check(sam))).toBeNull();
  expect(verifyAccessToken(token, check(sam, 'other'))).toBeNull();
  expect(verifyAccessToken(token, check(sam, 'kate', new Date('2026-02-05')))).toBeNull();

  const listed = await sam.json(['-C', 'kate', 'serve', 'token', 'list']);
  expect(listed.document).toMatchObject({ tokens: [{ name: 'desk', scope: 'main', abilities: ['read', 'write'] }] });
  expect(JSON.stringify(listed.document)).not.toContain('hash');
  chmodSync(storeOf(sam), 0o644);
  expect((await sam.agentsoul(['-C', 'kate', 'serve', 'token', 'remove', 'desk'])).code).toBe(0);
  expect(statSync(storeOf(sam)).mode & 0o777).toBe(0o600);
  expect(verifyAccessToken(token, check(sam))).toBeNull();
});

test('a token needs a scope, a plain name of its own and abilities that tokens can have', async () => {
  const sam = await owner();
  const add = (...words: string[]) => sam.failure(['-C', 'kate', 'serve', 'token', 'add', ...words]);
  expect((await add('desk')).code).toBe('usage');
  expect((await add('desk', '--scope', 'everything')).code).toBe('unknown-scope');
  expect((await add('desk', '--scope', 'main', '--abilities', 'approve')).code).toBe('usage');
  expect((await add('../desk', '--scope', 'main')).code).toBe('usage');
  await sam.agentsoul(['-C', 'kate', 'serve', 'token', 'add', 'desk', '--scope', 'main']);
  expect((await add('desk', '--scope', 'main')).message).toContain('already a token named desk');
});

test('only the owner makes, lists and removes tokens', async () => {
  const sam = await owner();
  for (const words of [['add', 'x', '--scope', 'group'], ['list'], ['remove', 'x']]) {
    const env = { AGENTSOUL_SCOPE: 'group' };
    expect((await sam.failure(['-C', 'kate', 'serve', 'token', ...words], { env })).code).toBe('scope-above-ceiling');
  }
});

test('a damaged list of tokens allows nothing and is not overwritten', async () => {
  const sam = await owner();
  await sam.agentsoul(['-C', 'kate', 'serve', 'token', 'add', 'desk', '--scope', 'main']);
  for (const damage of ['{', '{"version":1,"tokens":[{"name":"x","abilities":["admin"]}]}', '[]']) {
    writeFileSync(storeOf(sam), damage);
    expect(() => verifyAccessToken('agentsoul_x', check(sam))).toThrow('is not a list of tokens');
    const { code } = await sam.failure(['-C', 'kate', 'serve', 'token', 'add', 'new', '--scope', 'main']);
    expect(code).toBe('token-record-invalid');
    expect(readFileSync(storeOf(sam), 'utf8')).toBe(damage);
  }
});

test('tokens that are added at the same time are all kept', async () => {
  const sam = await owner();
  const names = ['one', 'two', 'three', 'four'];
  const adding = names.map((name) =>
    sam.agentsoul(['-C', 'kate', 'serve', 'token', 'add', name, '--scope', 'group'], { isOwnProcess: true }),
  );
  expect((await Promise.all(adding)).map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  const { document } = await sam.json(['-C', 'kate', 'serve', 'token', 'list']);
  expect(document.tokens).toHaveLength(4);
});
