import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { person } from './person.js';

test.concurrent('a life without git: everything works but undo, and that is said', async () => {
  const sam = person();
  const made = await sam.agentsoul(['init', '--yes', '--no-git', '--at', '2026-02-02T14:30:00Z']);
  expect(made.stderr).toContain('No history is kept (--no-git): changes stand in audit.log and there is no undo.');
  expect(existsSync(sam.path('.git'))).toBe(false);

  const named = await sam.change(['identity', 'set', '--name', 'Kate', '--at', '2026-02-02T14:31:00Z']);
  expect(named).toMatchObject({ changed: true, commit: null, undo: null });
  expect((await sam.agentsoul(['identity', 'set', '--vibe', 'dry'])).stderr).toBe(
    '✔ Edited IDENTITY.md\n  Recorded in audit.log. Without git there is no undo.\n',
  );
  sam.write('SOUL.md', '# Mine\n');
  const saved = await sam.change(['save', 'SOUL.md', '--reason', 'my | words', '--at', '2026-02-02T14:32:00Z']);
  expect(
    sam
      .read('memory/meta/audit.log')
      .split('\n')
      .filter((line) => line.includes('bot:cli')),
  ).toEqual([
    `2026-02-02T14:31:00Z | EDIT | IDENTITY.md | bot:cli | unattended | ⚠️ CRITICAL: set name (${named.id})`,
    expect.stringContaining('set vibe'),
    `2026-02-02T14:32:00Z | EDIT | SOUL.md | bot:cli | unattended | ⚠️ CRITICAL: my \\| words (${saved.id})`,
  ]);
  expect(await sam.failure(['save', '--reason', 'all'])).toMatchObject({ exit: 2, code: 'no-history' });
  expect(await sam.failure(['undo'])).toMatchObject({ exit: 2, code: 'no-history' });
  expect(await sam.failure(['undo', String(named.id)])).toMatchObject({ exit: 2, code: 'no-history' });
  await sam.change(['bootstrap', '--done']);

  expect((await sam.json(['status'])).document.history).toEqual({
    kind: 'none',
    problem: null,
    head: null,
    last: null,
    unsaved: null,
  });
  const doctor = await sam.json(['doctor']);
  expect([doctor.code, doctor.document.checks]).toEqual([
    0,
    expect.arrayContaining([
      {
        id: 'history',
        status: 'warning',
        message: 'There is no git repository, so there is no undo.',
        fix: 'git init',
      },
    ]),
  ]);
  expect((await sam.agentsoul(['scopes', '--prove'])).code).toBe(0);
  expect((await sam.agentsoul(['render', '--scope', 'group'])).code).toBe(0);
  expect(existsSync(sam.path('.git'))).toBe(false);
});

test.concurrent('a second init does not slip a history in, and git init starts one', async () => {
  const sam = person();
  await sam.change(['init', '--yes', '--no-git']);
  expect(await sam.change(['init', '--yes'])).toMatchObject({ changed: false, history: 'none' });
  expect(existsSync(sam.path('.git'))).toBe(false);

  sam.git('.', 'init', '--quiet');
  await sam.change(['save', '--reason', 'start history']);
  const named = await sam.change(['identity', 'set', '--name', 'Kate']);
  expect(await sam.change(['undo'])).toMatchObject({ summary: `undo ${named.id}: IDENTITY.md — set name` });
  expect(sam.git('.', 'status', '--porcelain')).toBe('');
});

test.concurrent('it works where git is not installed, and a workspace with history says what is missing', async () => {
  const sam = person();
  const withoutGit = { env: { PATH: sam.home } };
  expect((await sam.agentsoul(['init', 'plain', '--yes', '--no-git'], withoutGit)).code).toBe(0);
  expect((await sam.agentsoul(['-C', 'plain', 'identity', 'set', '--name', 'Kate'], withoutGit)).code).toBe(0);
  expect(await sam.failure(['init', 'kept', '--yes'], withoutGit)).toMatchObject({ exit: 2, code: 'git-missing' });

  await sam.change(['init', 'kept', '--yes']);
  expect((await sam.agentsoul(['-C', 'kept', 'render'], withoutGit)).code).toBe(0);
  const failure = await sam.failure(['-C', 'kept', 'identity', 'set', '--name', 'Kate'], withoutGit);
  expect([failure.exit, failure.code]).toEqual([2, 'git-missing']);
  expect(sam.read('kept/IDENTITY.md')).not.toContain('Kate');
});
