import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Person, person } from './person.js';

const file = 'memory/graph/entities/person--viktor-hale.md';
const stays = 'Something of it was forgotten for good, and stays forgotten.';

/** A newcomer who knows Viktor Hale; with the commit at which they did. */
async function acquainted(): Promise<{ sam: Person; known: string }> {
  const sam = person();
  await sam.change(['init', '--yes']);
  await sam.agentsoul(['remember', 'Viktor Hale lives in Graz']);
  return { sam, known: head(sam) };
}

function head(sam: Person): string {
  return sam.git('.', 'rev-parse', 'HEAD').trim();
}

async function erase(sam: Person, query: string): Promise<string> {
  expect((await sam.agentsoul(['forget', query, '--permanent', '--yes'])).code).toBe(0);
  return head(sam);
}

/** What files, the graph and the messages since a commit say of him. */
async function saidSince(sam: Person, commit: string): Promise<string[]> {
  const texts = [
    existsSync(sam.path(file)) ? file : '',
    sam.read('memory/graph/index.md'),
    sam.read('memory/meta/audit.log').split('\n').slice(-6).join('\n'),
    (await sam.agentsoul(['graph', 'show'])).stdout,
    sam.git('.', 'log', `${commit}..`, '--format=%B', '--name-only'),
  ];
  return texts.filter((text) => /viktor|hale/i.test(text));
}

test.concurrent('rolling back the file of an entity that was erased leaves it erased, and says so without its name', async () => {
  const { sam, known } = await acquainted();
  const erased = await erase(sam, 'Viktor Hale');
  for (const target of [file, 'memory/graph/index.md']) {
    const done = await sam.agentsoul(['rollback', target, '--to', known, '--yes']);
    expect([done.code, done.stderr.match(/viktor/i)]).toEqual([0, null]);
    if (target === file) expect(done.stderr).toContain(stays);
    expect(await saidSince(sam, erased)).toEqual([]);
  }
  const planned = await sam.agentsoul(['rollback', file, '--to', known, '--dry-run']);
  expect([planned.stdout, planned.stderr.includes(stays)]).toEqual(['', true]);
});

test.concurrent('going back in time restores everything but the entity that was erased', async () => {
  const { sam } = await acquainted();
  sam.write('memory/2026-02-13.md', '# 2026-02-13\n\n- Rode with [[person--viktor-hale]] to the lake\n');
  await sam.change(['save', '--reason', 'notes']);
  const then = sam.git('.', 'log', '-1', '--format=%cI').trim();
  await sleep(1500);
  await sam.agentsoul(['remember', 'Rui lives in Faro']);
  const erased = await erase(sam, 'person--viktor-hale');
  const done = await sam.json(['rollback', '--to-time', then, '--yes']);
  expect(done.document).toMatchObject({ changed: true, warnings: [stays] });
  expect(await saidSince(sam, erased)).toEqual([]);
  expect(sam.read('memory/2026-02-13.md')).toContain('- Rode with [forgotten] to the lake');
  expect(existsSync(sam.path('memory/graph/entities/person--rui.md'))).toBe(false);
});

test.concurrent('an undo never brings back an entity that was archived first and erased then', async () => {
  const { sam } = await acquainted();
  const archived = await sam.json(['forget', 'person--viktor-hale', '--yes']);
  const erased = await erase(sam, 'Viktor Hale');
  const done = await sam.shell(String(archived.document.undo));
  expect([done.code, done.stderr]).toEqual([0, expect.stringContaining(stays)]);
  expect(await saidSince(sam, erased)).toEqual([]);
});

test.concurrent('an undo of what is left of a change names nobody who was erased', async () => {
  const { sam } = await acquainted();
  const remembered = await sam.json(['remember', 'Viktor Hale works at Northwind']);
  const erased = await erase(sam, 'person--viktor-hale');
  const done = await sam.shell(String(remembered.document.undo));
  expect([done.code, done.stderr.match(/viktor/i)]).toEqual([0, null]);
  expect(await saidSince(sam, erased)).toEqual([]);
});

test.concurrent('who is remembered again after all can be rolled back like anybody else', async () => {
  const { sam } = await acquainted();
  await erase(sam, 'Viktor Hale');
  await sam.agentsoul(['remember', 'Viktor Hale lives in Linz']);
  const again = head(sam);
  const undone = await sam.agentsoul(['undo']);
  expect([undone.code, existsSync(sam.path(file))]).toEqual([0, false]);
  const done = await sam.agentsoul(['rollback', file, '--to', again, '--yes']);
  expect([done.code, sam.read(file).includes('lives in Linz')]).toEqual([0, true]);
});
