import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { undoOf } from './documents.js';
import { person } from './person.js';

test.concurrent('the first conversation is shown, ended, brought back and shown no more', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  const text = sam.read('BOOTSTRAP.md');
  const shown = await sam.agentsoul(['bootstrap']);
  expect([shown.code, shown.stdout.trimEnd()]).toEqual([0, text.trimEnd()]);
  expect(shown.stderr).toBe('Still as in the template: IDENTITY.md, SOUL.md, USER.md.\n');

  await sam.change(['identity', 'set', '--name', 'Kate']);
  sam.write('USER.md', '# User\n\n- **Name:** Sam\n');
  expect((await sam.json(['bootstrap'])).document).toEqual({
    version: 1,
    state: 'open',
    path: 'BOOTSTRAP.md',
    text,
    untouched: ['SOUL.md'],
  });

  const done = await sam.change(['bootstrap', '--done']);
  expect(done.files).toEqual([{ path: 'BOOTSTRAP.md', action: 'DELETE' }]);
  expect(sam.git('.', 'log', '-1', '--format=%an %s')).toBe(
    'system:init [DELETE] BOOTSTRAP.md — the first conversation is done\n',
  );
  expect((await sam.json(['bootstrap'])).document).toEqual({ version: 1, state: 'done' });
  expect(await sam.failure(['bootstrap', '--done'])).toMatchObject({ exit: 2, code: 'usage' });

  expect((await sam.shell(undoOf(done))).code).toBe(0);
  expect(sam.read('BOOTSTRAP.md')).toBe(text);
});

test.concurrent('a dry run of the end shows the file and keeps it', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  const { code, stdout } = await sam.agentsoul(['bootstrap', '--done', '--dry-run']);
  expect(code).toBe(0);
  expect(stdout).toContain('-# Bootstrap');
  expect(existsSync(sam.path('BOOTSTRAP.md'))).toBe(true);
  expect(sam.git('.', 'rev-list', '--count', 'HEAD')).toBe('1\n');
});
