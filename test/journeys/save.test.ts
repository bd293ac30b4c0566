import { expect, test } from 'vitest';
import { undoOf } from './documents.js';
import { person } from './person.js';

test.concurrent('save without names records every edit, new file and removal, and leaves ignored files alone', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  const before = { soul: sam.read('SOUL.md'), style: sam.read('STYLE.md') };
  sam.write('SOUL.md', `${before.soul}\nOne more line.\n`);
  sam.write('memory/2026-02-02.md', '# 2026-02-02\n');
  sam.write('transcripts/s-1.jsonl', '{}\n');
  await sam.shell('rm STYLE.md');

  expect((await sam.json(['status'])).document.history).toMatchObject({
    unsaved: ['SOUL.md', 'STYLE.md', 'memory/2026-02-02.md'],
  });
  const change = await sam.change(['save', '--reason', 'spring cleaning']);
  expect(change.files).toEqual([
    { path: 'SOUL.md', action: 'EDIT' },
    { path: 'STYLE.md', action: 'DELETE' },
    { path: 'memory/2026-02-02.md', action: 'CREATE' },
  ]);
  expect(sam.git('.', 'log', '-1', '--format=%an%n%B').replace(/c-[0-9a-f]{10}/, 'c-…')).toBe(
    'bot:cli\n[EDIT] 3 files — spring cleaning\n\n⚠️ CRITICAL FILE CHANGED\n\nActor: bot:cli\nApproval: unattended\nTrigger: agentsoul save\nChange: c-…\n\n',
  );
  expect(sam.git('.', 'status', '--porcelain')).toBe('');
  expect(sam.git('.', 'ls-files', 'transcripts')).toBe('');
  expect((await sam.json(['status'])).document.history).toMatchObject({ unsaved: [] });
  expect(await sam.agentsoul(['save', '--reason', 'again'])).toMatchObject({
    code: 0,
    stderr: 'Nothing to save: the files are as they were last recorded.\n',
  });

  expect((await sam.shell(undoOf(change))).code).toBe(0);
  expect([sam.read('SOUL.md'), sam.read('STYLE.md')]).toEqual([before.soul, before.style]);
  expect((await sam.shell('ls memory/2026-02-02.md')).code).not.toBe(0);
});

test.concurrent('save with names records these files only, wherever the user stands', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  sam.write('SOUL.md', 'one\n');
  sam.write('USER.md', 'two\n');
  sam.write('memory/vault/lamp.md', 'three\n');
  await sam.change(['save', 'lamp.md', '../../SOUL.md', '--reason', 'two of three'], { cwd: sam.path('memory/vault') });
  expect(sam.git('.', 'show', '--name-only', '--format=')).toBe('SOUL.md\nmemory/vault/lamp.md\n');
  expect(sam.git('.', 'status', '--porcelain')).toBe(' M USER.md\n');
  const noted = await sam.change(['save', 'USER.md', '--reason', 'by a skill', '--actor', 'skill:tidy']);
  expect(sam.git('.', 'log', '-1', '--format=%an')).toBe('skill:tidy\n');
  expect(sam.read('memory/meta/audit.log').trimEnd().split('\n').at(-1)).toMatch(
    new RegExp(`^\\S+Z \\| EDIT \\| USER\\.md \\| skill:tidy \\| unattended \\| by a skill \\(${noted.id}\\)$`),
  );
});

test.concurrent('a secret in memory is refused before anything is recorded, and its text is not repeated', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  const key = `ghp_${'aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1dE3fG5'}`;
  sam.write('MEMORY.md', `# Memory\n\n- The key is ${key}\n`);
  const { stdout, stderr, code } = await sam.agentsoul(['save', '--reason', 'remember this']);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^✖ MEMORY\.md would hold what looks like a secret on line 3: /);
  expect(stderr).not.toContain(key);
  expect(await sam.failure(['save', 'MEMORY.md', '--reason', 'x'])).toMatchObject({ exit: 2, code: 'secret-found' });
  expect(sam.git('.', 'rev-list', '--count', 'HEAD')).toBe('1\n');
  expect((await sam.shell(`git grep -q ${key} $(git rev-list --all); echo $?`)).stdout).toBe('1\n');
});

test.concurrent('a file over its hard limit is refused with how much it is over', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  sam.write('MEMORY.md', `# Memory\n\n${'- word\n'.repeat(1500)}`);
  const failure = await sam.failure(['save', '--reason', 'x']);
  expect([failure.exit, failure.code]).toEqual([2, 'over-limit']);
  expect(failure.message).toMatch(/^MEMORY\.md would have 4,5\d\d tokens, 1,5\d\d more than its limit of 3,000\.$/);
  expect(sam.git('.', 'rev-list', '--count', 'HEAD')).toBe('1\n');
});

test.concurrent('what cannot be saved is told, and nothing is recorded', async () => {
  const sam = person();
  await sam.change(['init', 'demo', '--yes']);
  sam.write('outside.md', 'x');
  sam.write('demo/SOUL.md', 'edited\n');
  await sam.shell('ln -s ../outside.md demo/link.md');
  const tries: readonly [argv: readonly string[], code: string][] = [
    [['save', 'nowhere.md', '--reason', 'x'], 'usage'],
    [['save', '../outside.md', '--reason', 'x'], 'path-outside'],
    [['save', 'link.md', '--reason', 'x'], 'path-outside'],
    [['save', '.git/config', '--reason', 'x'], 'path-outside'],
    [['save', '--reason', '  '], 'usage'],
    [['save'], 'usage'],
    [['save', '--reason', 'x', '--actor', 'somebody'], 'unknown-actor'],
  ];
  for (const [argv, code] of tries) {
    const failure = await sam.failure(['-C', 'demo', ...argv]);
    expect([argv, failure.exit, failure.code]).toEqual([argv, 2, code]);
  }
  expect(sam.git('demo', 'rev-list', '--count', 'HEAD')).toBe('1\n');
});
