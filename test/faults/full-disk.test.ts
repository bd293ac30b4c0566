import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { verifyWorkspace } from '../../src/audit/verify-workspace.js';
import { changeWorkspace } from '../../src/journal/change-workspace.js';
import { openWorkspace } from '../../src/workspace/open-workspace.js';
import { readSnapshot } from '../../src/workspace/snapshot.js';
import { runProgram } from '../support/child-program.js';
import { failure } from '../support/errors.js';
import { makeChange } from '../support/make-change.js';
import { canMount, smallDisk } from '../support/small-disk.js';
import { makeWorkspace, type TemporaryWorkspace, temporaryWorkspace } from '../support/temporary-workspace.js';
import type { WriterTask } from './writer.js';

describe.runIf(canMount())('on a disk with little space left', () => {
  test.each(['own', 'none'] as const)(
    'a change is whole or not there, wherever the space runs out (%s)',
    async (kind) => {
      const disk = smallDisk();
      const stoppedAfter = new Set<string>();
      for (let pagesLeft = 0; pagesLeft < 70; pagesLeft += pagesLeft < 24 ? 8 : 1) {
        disk.free();
        rmSync(join(disk.folder, 'workspace'), { recursive: true, force: true });
        const place = makeWorkspace(disk.folder, { kind, files: { 'SOUL.md': text('old'), 'MEMORY.md': text('old') } });
        await makeChange(place.workspace, { 'SOUL.md': text('before'), 'MEMORY.md': text('before') });
        disk.fill(pagesLeft);
        const outcome = await tryChange(place);
        const shown = await shownBy(place);
        expect(['before', 'after']).toContain(shown);
        disk.free();
        await makeChange(place.workspace, { 'STYLE.md': 'the next change\n' });

        const isRecorded =
          outcome.error === null || outcome.error.includes('The change is recorded, but not all files contain it yet.');
        expect([await shownBy(place), leftovers(place)]).toEqual([isRecorded ? 'after' : 'before', []]);
        if (kind === 'own') {
          expect([place.git('status', '--porcelain'), place.git('fsck', '--strict', '--no-dangling')]).toEqual([
            '',
            '',
          ]);
        }
        if (outcome.error === null) break;
        expect(outcome.code).toBe('disk-full');
        stoppedAfter.add(outcome.lastStep);
      }
      const reached =
        kind === 'own' ? ['planned', 'staged', 'intent', 'file:0', 'file:2'] : ['planned', 'file:0', 'file:2'];
      expect([...stoppedAfter]).toEqual(expect.arrayContaining(reached));
    },
  );
});

test.runIf(canMount())(
  'a full disk of the user’s state stops a change before it counts, and leaves no alert',
  async () => {
    const disk = smallDisk();
    const place = temporaryWorkspace();
    const env = { ...place.workspace.env, XDG_STATE_HOME: disk.folder };
    const workspace = await openWorkspace(place.root, { env, at: place.workspace.at });
    expect((await verifyWorkspace(workspace)).alerts).toEqual([]);
    disk.fill(0);
    const change = () =>
      changeWorkspace(workspace, {
        mutation: 'identity set',
        presence: 'tty',
        trigger: 'a test',
        plan: () => ({ summary: 'x', edits: [{ path: 'SOUL.md', content: 'new\n' }] }),
      });
    expect((await failure(change())).code).toBe('disk-full');
    expect([place.read('SOUL.md'), place.git('log', '--format=%s')]).toEqual([
      '# Soul\n\nBe kind.\n',
      'The person began\n',
    ]);
    disk.free();
    await change();
    expect([place.read('SOUL.md'), (await verifyWorkspace(workspace)).alerts]).toEqual(['new\n', []]);
  },
);

const writer = inject('writer');

test.each(['own', 'none'] as const)(
  'a file that may not grow that large is refused with nothing lost (%s)',
  async (kind) => {
    const place = temporaryWorkspace({ kind, files: { 'SOUL.md': 'old\n' } });
    await makeChange(place.workspace, { 'SOUL.md': 'before\n' });
    const large = 'a line of text\n'.repeat(5000);
    const task: WriterTask = { root: place.root, do: 'change', files: { 'SOUL.md': large } };
    const limited = { task, through: ['sh', '-c', 'ulimit -f 100; exec "$@"', 'sh'] };
    const { code, stdout, stderr } = await runProgram(writer, limited);
    expect([code, JSON.parse(stdout).code, stderr]).toEqual([2, 'disk-full', '']);
    expect([place.read('SOUL.md'), leftovers(place)]).toEqual(['before\n', []]);
    expect((await runProgram(writer, { task })).code).toBe(0);
    expect(place.read('SOUL.md')).toBe(large);
  },
);

function text(word: string): string {
  return `${word}\n`.repeat(3000);
}

async function tryChange(place: TemporaryWorkspace): Promise<{ error: string | null; code: string; lastStep: string }> {
  let lastStep = 'begin';
  const change = changeWorkspace(place.workspace, {
    mutation: 'identity set',
    presence: 'unattended',
    trigger: 'a test',
    plan: () => ({
      summary: 'fill the disk',
      edits: ['SOUL.md', 'MEMORY.md', 'memory/new.md'].map((path) => ({
        path,
        content: text('after').repeat(path === 'memory/new.md' ? 3 : 1),
      })),
    }),
    onStep: (step) => {
      lastStep = step;
    },
  });
  const isDone = await change.then(
    () => true,
    () => false,
  );
  if (isDone) return { error: null, code: '', lastStep };
  const error = await failure(change);
  return { error: error.message, code: error.code, lastStep };
}

/** The one word all files hold, through the reader that every command uses. */
function shownBy(place: TemporaryWorkspace): Promise<string> {
  return readSnapshot(place.workspace.reads, async (reader) => {
    const words = new Set<string>();
    for (const path of ['SOUL.md', 'MEMORY.md', 'memory/new.md']) {
      const file = await reader.read(path);
      if (file.state === 'present') for (const word of file.bytes.toString('utf8').trim().split('\n')) words.add(word);
      else words.add(path === 'memory/new.md' ? 'before' : file.state);
    }
    return [...words].join(' and ');
  });
}

function leftovers(place: TemporaryWorkspace): string[] {
  const usual = /^(\.gitignore|lock\.sqlite|lock-holder|last-change|changes-since-maintenance)$/;
  const beside = readdirSync(place.root).filter((name) => name.endsWith('.tmp'));
  return [...readdirSync(join(place.root, '.agentsoul')).filter((name) => !usual.test(name)), ...beside];
}
