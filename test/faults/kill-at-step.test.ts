import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { verifyWorkspace } from '../../src/audit/verify-workspace.js';
import { changeWorkspace } from '../../src/journal/change-workspace.js';
import { openWorkspace } from '../../src/workspace/open-workspace.js';
import { readSnapshot } from '../../src/workspace/snapshot.js';
import type { Workspace } from '../../src/workspace/workspace.js';
import { runProgram } from '../support/child-program.js';
import { makeChange } from '../support/make-change.js';
import { type TemporaryWorkspace, temporaryWorkspace } from '../support/temporary-workspace.js';
import type { WriterTask } from './writer.js';

const before = { 'SOUL.md': 'old\n', 'MEMORY.md': 'old\n', 'memory/new.md': null };
const after = { 'SOUL.md': 'new\n', 'MEMORY.md': null, 'memory/new.md': 'new\n' };
const paths = Object.keys(before);

type Scenario = { readonly prepare: () => TemporaryWorkspace; readonly status: string; readonly decidedAt: string };

const scenarios: Record<string, Scenario> = {
  'in its own repository': { prepare: () => fixture('own'), status: '', decidedAt: 'ref' },
  'without git': { prepare: () => fixture('none'), status: '', decidedAt: 'intent' },
  'in a parent repository with staged edits': {
    prepare: () => {
      const place = fixture('parent');
      place.write('../../code.txt', 'edited by the person\n');
      place.git('add', 'code.txt');
      place.write('../../code.txt', 'edited by the person again\n');
      return place;
    },
    status: 'MM code.txt\n',
    decidedAt: 'ref',
  },
  'with edits made by hand in the same file': {
    prepare: () => {
      const place = temporaryWorkspace({ files: { 'SOUL.md': 'committed\n', 'MEMORY.md': 'old\n' } });
      place.write('SOUL.md', 'old\n');
      return place;
    },
    status: '',
    decidedAt: 'ref',
  },
};

function fixture(kind: 'own' | 'parent' | 'none'): TemporaryWorkspace {
  return temporaryWorkspace({ kind, files: { 'SOUL.md': 'old\n', 'MEMORY.md': 'old\n' } });
}

/** Every step of the protocol, learnt from a change that nobody disturbs. */
const steps = [
  'locked',
  'recovered',
  'planned',
  'staged',
  'objects',
  'recorded',
  'intent',
  'ref',
  'file:0',
  'file:1',
  'file:2',
  'files',
  'index',
  'audit',
  'marked',
  'done',
  'settled',
];

const writer = inject('writer');

test('the steps tested here are those of the protocol', async () => {
  const seen: string[] = [];
  await changeWorkspace(fixture('own').workspace, {
    mutation: 'identity set',
    presence: 'unattended',
    trigger: 'a test',
    plan: () => ({ summary: 'x', edits: Object.entries(after).map(([path, content]) => ({ path, content })) }),
    onStep: (step) => void seen.push(step),
  });
  expect(seen).toEqual(steps);
});

describe.each(Object.entries(scenarios))('a writer killed %s', (_, { prepare, status, decidedAt }) => {
  test.each(steps)('before the step %s leaves nothing half done', async (step) => {
    const place = prepare();
    const workspace = await opened(place);
    expect((await verifyWorkspace(workspace)).alerts).toEqual([]);
    const task: WriterTask = { root: place.root, do: 'change', files: after, dieAt: step, presence: 'tty' };
    const { signal, stdout, stderr } = await runProgram(writer, {
      task,
      env: { HOME: workspace.env.HOME ?? '' },
    });
    expect([signal, stdout, stderr]).toEqual(['SIGKILL', '', '']);

    const isDecided = steps.indexOf(step) >= steps.indexOf(decidedAt);
    expect(await readThrough(place)).toEqual(isDecided ? after : before);
    expect((await verifyWorkspace(workspace)).alerts).toEqual([]);

    await makeChange(workspace, { 'STYLE.md': 'the next change\n' });
    expect(await readThrough(place)).toEqual(isDecided ? after : before);
    expect(onDisk(place)).toEqual(isDecided ? after : before);
    expect(linesOf(place)).toEqual(
      isDecided ? ['DELETE MEMORY.md', 'EDIT SOUL.md', 'CREATE memory/new.md'].sort() : [],
    );
    expect(leftovers(place)).toEqual([]);
    expect((await verifyWorkspace(workspace)).alerts).toEqual([]);
    if (place.top === place.root && !existsSync(join(place.root, '.git'))) return;
    const hasManualEdit = place.git('show', `HEAD:${place.prefix}SOUL.md`) === 'committed\n';
    expect(place.git('status', '--porcelain')).toBe(hasManualEdit && !isDecided ? ' M SOUL.md\n' : status);
    expect(place.git('fsck', '--strict', '--no-dangling')).toBe('');
    expect(Number(place.git('log', '--oneline', '--grep', 'a change that may die').trim() !== '')).toBe(
      Number(isDecided),
    );
  });
});

function opened({ root, workspace }: TemporaryWorkspace): Promise<Workspace> {
  return openWorkspace(root, { env: workspace.env, at: workspace.at });
}

async function readThrough(place: TemporaryWorkspace): Promise<Record<string, string | null>> {
  return readSnapshot(place.workspace.reads, async (reader) => {
    const files: Record<string, string | null> = {};
    for (const path of paths) {
      const file = await reader.read(path);
      files[path] = file.state === 'present' ? file.bytes.toString('utf8') : null;
    }
    const listed = [...(await reader.list('')), ...(await reader.list('memory')).map((name) => `memory/${name}`)];
    const present = paths.filter((path) => listed.includes(path));
    expect(present).toEqual(paths.filter((path) => files[path] !== null));
    return files;
  });
}

function onDisk(place: TemporaryWorkspace): Record<string, string | null> {
  return Object.fromEntries(paths.map((path) => [path, place.read(path)]));
}

function linesOf(place: TemporaryWorkspace): string[] {
  const lines = (place.read('memory/meta/audit.log') ?? '').split('\n');
  return lines
    .filter((line) => line.includes('a change that may die'))
    .map((line) => line.split(' | ').slice(1, 3).join(' '))
    .sort();
}

function leftovers(place: TemporaryWorkspace): string[] {
  const state = readdirSync(join(place.root, '.agentsoul')).filter(
    (name) => !/^(\.gitignore|lock\.sqlite|lock-holder|last-change|changes-since-maintenance)$/.test(name),
  );
  const beside = ['', 'memory'].flatMap((folder) =>
    readdirSync(join(place.root, folder)).filter((name) => name.endsWith('.tmp')),
  );
  return [...state, ...beside];
}
