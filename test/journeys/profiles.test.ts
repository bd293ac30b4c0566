import { expect, test } from 'vitest';
import { profiles } from '../../src/profiles/layouts.generated.js';
import { undoOf } from './documents.js';
import { contents, person } from './person.js';

test.concurrent.each(profiles.map(({ name }) => name))(
  'the %s layout initialises, is healthy, renders and can be taken back',
  async (profile) => {
    const sam = person();
    const made = await sam.change(['init', 'demo', '--yes', '--profile', profile]);
    expect([made.profile, made.reason, made.history]).toEqual([profile, 'asked for', 'own']);
    expect(made.created).toEqual(made.files.map(({ path }) => path));
    expect(sam.git('demo', 'log', '--format=%an %s')).toBe(
      `system:init [CREATE] ${made.files.length} files — create the workspace (${profile} layout)\n`,
    );
    expect(sam.git('demo', 'status', '--porcelain')).toBe('');

    const { code, document } = await sam.json(['-C', 'demo', 'doctor']);
    expect([code, document.ok]).toEqual([0, true]);
    expect(problems(document.checks)).toEqual([]);
    const renders = await Promise.all(
      ['main', 'group'].map((scope) => sam.agentsoul(['-C', 'demo', 'render', '--scope', scope])),
    );
    expect(renders.map(({ code: exit }) => exit)).toEqual([0, 0]);

    const before = contents(sam.path('demo'));
    const again = await sam.change(['init', 'demo', '--yes']);
    expect([again.changed, again.profile]).toEqual([false, profile]);
    expect(contents(sam.path('demo'))).toEqual(before);

    expect((await sam.shell(undoOf(made))).code).toBe(0);
    expect(sam.git('demo', 'ls-tree', '-r', '--name-only', 'HEAD')).toBe('');
  },
);

function problems(checks: unknown): unknown[] {
  return Array.isArray(checks) ? checks.filter(({ status }) => status !== 'ok') : [checks];
}

test.concurrent('an unknown layout is refused with the ones there are', async () => {
  const sam = person();
  const { exit, code, hint } = await sam.failure(['init', 'demo', '--yes', '--profile', 'openclow']);
  expect([exit, code]).toEqual([2, 'unknown-profile']);
  expect(hint).toContain('openclaw');
});
