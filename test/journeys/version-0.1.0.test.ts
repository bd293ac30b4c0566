import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { runBinary } from '../cli/binary.js';

const fixtures = fileURLToPath(new URL('../fixtures/version-0.1.0/', import.meta.url));
const madeAt = '/tmp/v010/workspace';

/** Unpacks what version 0.1.0 left, and moves what the owner's state says about it to the new place. */
function unpack(name: string) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-old-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync('tar', ['xzf', join(fixtures, `${name}.tar.gz`), '-C', folder, '--no-same-owner']);
  const root = join(folder, 'workspace');
  const state = join(folder, 'home/.local/state/agentsoul');
  const baselines = join(state, 'baselines');
  renameSync(
    join(baselines, `${encodeURIComponent(madeAt)}.json`),
    join(baselines, `${encodeURIComponent(root)}.json`),
  );
  for (const file of [join(baselines, `${encodeURIComponent(root)}.json`), join(state, 'trust.json')])
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`"${madeAt}"`, `"${root}"`));
  const run = (...argv: string[]) => runBinary(argv, { cwd: root, env: { HOME: join(folder, 'home') } });
  const json = (...argv: string[]) => JSON.parse(run(...argv, '--json').stdout);
  return { root, run, json };
}

test.each(['whole', 'interrupted'])(
  'a workspace of version 0.1.0 (%s) opens, recovers and goes on without an alert',
  (name) => {
    const { root, run, json } = unpack(name);
    const isThere = name === 'interrupted';
    expect(json('status')).toMatchObject({ trusted: true, alerts: 0, name: 'Kate' });
    expect(json('audit', 'verify').alerts).toEqual([]);
    expect(run('render', '--at', '2026-02-03T12:00:00Z').stdout.includes('Tea with Sam')).toBe(isThere);

    expect(run('log', 'Cake with Ana', '--at', '2026-02-03T10:00:00Z').code).toBe(0);
    expect(readFileSync(join(root, 'memory/2026-02-03.md'), 'utf8').includes('Tea with Sam')).toBe(isThere);
    expect(run('search', 'green tea').stdout).toContain('Ana likes green tea');
    expect(json('audit', 'verify')).toMatchObject({ ok: true, alerts: [], edited: [] });
    expect(execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })).toBe('');

    expect(run('undo').code).toBe(0);
    expect(json('audit', 'verify')).toMatchObject({ ok: true, alerts: [], edited: [] });
  },
);
