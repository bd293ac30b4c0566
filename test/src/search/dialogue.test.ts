import { expect, test } from 'vitest';
import type { Role } from '../../../src/roles/roles.js';
import { readTurns } from '../../../src/search/dialogue.js';
import { search } from '../../../src/search/search.js';
import { type Files, openFiles } from '../../support/workspace-files.js';

function speakers(texts: readonly string[], role: Role | null = 'daily'): (string | null)[] {
  return readTurns(texts.map((text) => ({ role, trail: [], text }))).map((turn) => turn?.speaker ?? null);
}

test('one turn of each of two speakers is a conversation', () => {
  expect(speakers(['Ana: Where is the violin?', 'Ben: I lent it to Cleo.'])).toEqual(['ana', 'ben']);
  expect(speakers(['user: What is new?', 'assistant: Nothing.'])).toEqual(['user', 'assistant']);
});

test('a paragraph without a name goes on with the turn above it', () => {
  expect(speakers(['Ana: Hello.', 'Ben: Hello.', 'It rained all day.', 'Ana: Here too.'])).toEqual([
    'ana',
    'ben',
    'ben',
    'ana',
  ]);
});

test('lists of labels, lone speakers and notes with few labels are no conversation', () => {
  expect(speakers(['Shoes: 42', 'Shirt: M', 'Ring: 18', 'Hat: 58'])).toEqual([null, null, null, null]);
  expect(speakers(['Ana: one', 'Ana: two'])).toEqual([null, null]);
  expect(speakers(['Ana: one', 'Ben: two', 'It rained.', 'We ate.'])).toEqual([null, null, null, null]);
  expect(speakers(['Name: Robin', 'Pronouns: they'], 'user')).toEqual([null, null]);
});

test('dates between the turns do not count against a conversation', () => {
  expect(speakers(['6 January 2024', 'Ana: Hello.', '7 January 2024', 'Ben: Hello.'])[1]).toBe('ana');
});

const filler = Array.from({ length: 40 }, (_, index) => `Chapter ${index} is about the weather in the hills.`).join(
  ' ',
);

async function firstSpeaker(files: Files, question: string): Promise<string | undefined> {
  const workspace = await openFiles({ 'SOUL.md': '# Soul\n', ...files }, { profile: 'agentsoul' });
  const { hits } = await search(workspace, question, { track: false, explain: true });
  return hits.find(({ features }) => features?.speaker === 1)?.snippet;
}

test('the later parts of a long message are said by its speaker', async () => {
  const talk = `# 2026-02-01\n\nAna: ${filler} The kingfisher nests by the mill.\n\nBen: Fine.\n`;
  expect(await firstSpeaker({ 'memory/2026-02-01.md': talk }, 'Where did Ana see the kingfisher nest?')).toContain(
    'kingfisher nests by the mill',
  );
});

test('"I" and "my" in a question mean the user, by label or by name', async () => {
  const talk = (user: string) =>
    `# 2026-02-01\n\n${user}: The rowing boat is green.\n\nAssistant: The rowing boat sounds lovely.\n`;
  const question = 'what colour is my rowing boat?';
  const asUser = await firstSpeaker({ 'memory/2026-02-01.md': talk('User') }, question);
  expect(asUser).toBe('User: The rowing boat is green.');
  const named = { 'USER.md': '# User\n\n- **Name:** Mara Brandt\n', 'memory/2026-02-01.md': talk('Mara') };
  expect(await firstSpeaker(named, question)).toBe('Mara: The rowing boat is green.');
  expect(await firstSpeaker(named, 'what colour is the rowing boat?')).toBeUndefined();
});

test('a date above a conversation is no hit, and a later one does not supersede it', async () => {
  const talk = (date: string) => `# Talk\n\nDate: ${date}\n\nAna: We rowed to the island.\n\nBen: In January!\n`;
  const workspace = await openFiles(
    {
      'SOUL.md': '# Soul\n',
      'memory/2026-01-06.md': talk('6 January 2026'),
      'memory/2026-01-07.md': talk('7 January 2026'),
    },
    { profile: 'agentsoul' },
  );
  const { hits } = await search(workspace, 'what was the date in January 2026?', { track: false });
  expect(hits).toHaveLength(4);
  expect(hits.filter(({ snippet, superseded }) => snippet.startsWith('Date') || superseded === true)).toEqual([]);
});
