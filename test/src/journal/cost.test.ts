import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeChange } from '../../support/make-change.js';
import {
  type TemporaryOptions,
  type TemporaryWorkspace,
  temporaryFolder,
  temporaryWorkspace,
} from '../../support/temporary-workspace.js';

/** A workspace whose git tells every call it gets, by its first word. */
function watchedWorkspace(options: TemporaryOptions = {}): TemporaryWorkspace & { calls: () => string[] } {
  const place = temporaryWorkspace(options);
  const folder = temporaryFolder();
  const log = join(folder, 'calls');
  const path = String(place.workspace.env.PATH);
  const wrapper = `#!/bin/sh\necho "$*" | sed 's/-c [^ ]* *//g' >> '${log}'\nPATH='${path}' exec git "$@"\n`;
  writeFileSync(join(folder, 'git'), wrapper);
  chmodSync(join(folder, 'git'), 0o755);
  const workspace = { ...place.workspace, env: { ...place.workspace.env, PATH: `${folder}:${path}` } };
  let seen = 0;
  /** The calls since it was last asked. The list is never emptied: git may be adding to it. */
  const calls = () => {
    const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(0, -1) : [];
    const fresh = lines.slice(seen);
    seen = lines.length;
    return fresh.map((call) => call.split(' ')[0] ?? '');
  };
  return { ...place, workspace, calls };
}

const callsOfOneChange = [
  'commit-tree',
  'config',
  'hash-object',
  'ls-tree',
  'read-tree',
  'rev-parse',
  'update-index',
  'update-index',
  'update-ref',
  'write-tree',
];

test('a change of three files asks git ten times, however many files the workspace has', async () => {
  const files = { 'SOUL.md': 'a\n', 'STYLE.md': 'a\n', 'USER.md': 'a\n' };
  const change = { 'SOUL.md': 'b\n', 'STYLE.md': 'b\n', 'USER.md': null };
  const small = watchedWorkspace({ files });
  await makeChange(small.workspace, change);
  expect(small.calls().sort()).toEqual(callsOfOneChange);
  const many = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`memory/note-${index}.md`, 'x\n']));
  const large = watchedWorkspace({ files: { ...files, ...many } });
  await makeChange(large.workspace, change);
  expect(large.calls().sort()).toEqual(callsOfOneChange);
});

test('without git nothing is asked', async () => {
  const place = watchedWorkspace({ kind: 'none' });
  await makeChange(place.workspace, { 'SOUL.md': 'b\n' });
  expect(place.calls()).toEqual([]);
});

test('every 200 changes git tidies up, in a trusted workspace of its own only', async () => {
  const begins = async (options: TemporaryOptions, { waits }: { waits: number }) => {
    const place = watchedWorkspace(options);
    mkdirSync(join(place.root, '.agentsoul'));
    place.write('.agentsoul/changes-since-maintenance', '198');
    await makeChange(place.workspace, { 'SOUL.md': 'b\n' });
    place.calls();
    await makeChange(place.workspace, { 'SOUL.md': 'c\n' });
    const calls: string[] = [];
    for (let wait = 0; wait < waits && !calls.includes('maintenance'); wait++) {
      await sleep(25);
      calls.push(...place.calls());
    }
    return [calls.includes('maintenance'), place.read('.agentsoul/changes-since-maintenance')];
  };
  expect(await begins({}, { waits: 4_000 })).toEqual([true, '0']);
  expect(await begins({ isTrusted: false }, { waits: 20 })).toEqual([false, '198']);
  expect(await begins({ kind: 'parent' }, { waits: 20 })).toEqual([false, '198']);
});
