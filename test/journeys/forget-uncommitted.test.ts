import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Person, person } from './person.js';

const note = 'memory/2026-02-13.md';

async function newcomer(): Promise<Person> {
  const sam = person();
  await sam.change(['init', '--yes']);
  return sam;
}

/** All that the history tells, and all objects that it might. */
function history(sam: Person): string {
  return sam.git('.', 'log', '--all', '-p', '--format=%an %s%n%B');
}

async function erase(sam: Person, query: string): Promise<string> {
  const done = await sam.agentsoul(['forget', query, '--permanent', '--yes']);
  expect([done.code, done.stderr]).toEqual([0, expect.any(String)]);
  expect((await sam.agentsoul(['audit', 'verify'])).code).toBe(0);
  expect(sam.git('.', 'status', '--porcelain')).toBe('');
  return done.stderr;
}

test.concurrent('a text that no commit ever held gets into none when it is erased, and the rest of the edits is kept', async () => {
  const sam = await newcomer();
  sam.write(note, '# Friday\n\n- my safe word is marzipanfox\n- Rain all day\n');
  const said = await erase(sam, 'marzipanfox');
  expect(said).not.toMatch(/git history/);
  expect(sam.read(note)).toBe('# Friday\n\n- Rain all day\n');
  expect(history(sam)).not.toContain('marzipanfox');
  expect(sam.git('.', 'log', '--format=%an|%s', '--', note)).toBe(`manual|[CREATE] ${note} — edits made by hand\n`);
});

test.concurrent('a file that holds nothing else goes without ever having been in the history', async () => {
  const sam = await newcomer();
  sam.write('memory/ideas.md', '# Ideas\n\n- my safe word is marzipanfox\n');
  await erase(sam, 'marzipanfox');
  expect(existsSync(sam.path('memory/ideas.md'))).toBe(false);
  expect(history(sam)).not.toMatch(/marzipanfox|ideas\.md/);
  sam.write('memory/ideas.md', '# Ideas\n\n- my safe word is marzipanfox\n');
  await erase(sam, 'marzipanfox');
  expect(history(sam)).not.toContain('marzipanfox');
});

test.concurrent('what the history holds is erased by the change, and a new copy of it is not added', async () => {
  const sam = await newcomer();
  sam.write(note, '# Friday\n\n- my safe word is marzipanfox\n\n- Rain all day\n');
  await sam.change(['save', '--reason', 'notes']);
  sam.write(note, `${sam.read(note)}\n- Soup\n\n- Told Ana: the safe word is still marzipanfox\n\n- Bread\n`);
  await erase(sam, 'safe word is');
  expect(sam.read(note)).toBe('# Friday\n\n- Rain all day\n\n- Soup\n\n- Bread\n');
  expect(sam.git('.', 'log', '--format=%an', '--', note)).toBe('bot:trigger-forget\nmanual\nbot:cli\n');
  expect(history(sam)).not.toContain('Told Ana');
  expect(sam.git('.', 'show', 'HEAD~1', '--', note)).toContain('+- Soup');
  expect(sam.git('.', 'show', 'HEAD~1', '--', note)).not.toContain('-- my safe word');
});
