import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { renderPrompt } from '../../../src/render/render-prompt.js';
import { readSnapshot } from '../../../src/workspace/snapshot.js';
import { binary } from '../../cli/binary.js';
import { bundleProgram } from '../../support/child-program.js';
import { heldBack } from '../../support/held-back.js';
import { type Files, openPlace, type Place, writeFiles } from '../../support/workspace-files.js';

describe('while a writer changes several files again and again', () => {
  const files: Files = { 'SOUL.md': 'turn 0\n', 'AGENTS.md': 'turn 0\n', 'MEMORY.md': 'turn 0\n' };

  test('a reader sees every change whole or not at all', async () => {
    const place = writeFiles(files);
    const writer = await startWriter(place);
    const turns = new Set<string>();
    const start = Date.now();
    const hasSeenEnough = () => turns.size > 3 && Date.now() - start > 2_000;
    while (!hasSeenEnough() && Date.now() - start < 200_000) {
      const { prompt } = await renderPrompt(await openPlace(place), { scope: 'main' });
      const seen = new Set(prompt.match(/turn \d+/g));
      expect(seen.size).toBe(1);
      turns.add([...seen].join());
    }
    const { code, stderr } = await writer.stop();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(turns.size).toBeGreaterThan(3);
  });
});

describe('names in a folder', () => {
  const list = (files: Files, folder: string, excluded: readonly string[] = []) => {
    const { root } = writeFiles(files);
    const ours = { path: root, excluded: excluded.map((path) => join(root, path)) };
    return readSnapshot(ours, (reader) => reader.list(folder));
  };

  test('are sorted, folders with a slash', async () => {
    expect(await list({ 'm/b.md': '', 'm/a/x': '', 'm/Z': '', 'm/c': { link: 'a' } }, 'm')).toEqual([
      'Z',
      'a/',
      'b.md',
      'c',
    ]);
  });

  test.each<[string, Files, readonly string[]]>([
    ['that is missing', {}, []],
    ['that is a file', { m: 'x' }, []],
    ['that leads outside', { m: { link: '../other' }, '../other/secret': '' }, []],
    ['of another agent', { 'm/secret': '' }, ['m']],
    ['that leads to another agent', { m: { link: 'bob' }, 'bob/secret': '' }, ['bob']],
  ])('of a folder %s are none', async (_, files, excluded) => {
    expect(await list(files, 'm', excluded)).toEqual([]);
  });
});

describe('in a folder that may only be read', () => {
  test('everything that reads works, and leaves no trace', () => {
    const place = writeFiles({ 'SOUL.md': 'I am Kate.\n', 'AGENTS.md': 'Be kind.\n' });
    const before = traces(place.root);
    giveAway(place, 0o555);
    for (const argv of [['render'], ['whoami'], ['status'], ['budget'], ['scopes'], ['config', 'show']]) {
      const { code, stderr } = runAsNobody(place, argv);
      expect({ argv, code, stderr }).toEqual({ argv, code: 0, stderr: '' });
    }
    expect(traces(place.root)).toEqual(before);
  });

  test('a file that may not be read is told and left out', () => {
    const place = writeFiles({ 'SOUL.md': 'I am Kate.\n', 'AGENTS.md': 'Be kind.\n' });
    giveAway(place, 0o755);
    chmodSync(join(place.root, 'SOUL.md'), 0o000);
    const { code, stdout, stderr } = runAsNobody(place, ['render']);
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: '# AGENTS.md\n\nBe kind.\n',
      stderr: '! SOUL.md is left out. There is no permission to read it.\n',
    });
  });
});

async function startWriter({ root, env }: Place) {
  const program = await bundleProgram('test/support/turn-writer.ts');
  onTestFinished(program.remove);
  const child = spawn(process.execPath, [program.path, root], { env: { ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = new Promise<{ code: number | null; stderr: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, stderr }));
  });
  return {
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Closes the place; the administrator, who may read and write everything, is held back when the program runs. */
function giveAway({ root, env }: Place, mode: number): void {
  chmodSync(env.HOME ?? '', 0o555);
  chmodSync(root, mode);
}

function runAsNobody({ root, env }: Place, argv: readonly string[]) {
  const [program = '', ...words] = heldBack([process.execPath, binary, '-C', root, ...argv]);
  const { status, stdout, stderr } = spawnSync(program, words, { env: { ...env }, cwd: '/', encoding: 'utf8' });
  return { code: status, stdout, stderr };
}

function traces(root: string): unknown {
  return readdirSync(root).map((name) => [name, lstatSync(join(root, name)).mtimeMs]);
}
