import { expect, test } from 'vitest';
import { proposeChanges } from '../../../../src/reflect/propose/propose-changes.js';
import { openWorkspace } from '../../../../src/workspace/open-workspace.js';
import { temporaryWorkspace } from '../../../support/temporary-workspace.js';

/** What reflection asks about on 10 March, of notes of one day each from 1 February on. */
async function askedAbout(...notes: readonly string[]): Promise<string[]> {
  const files = notes.map((text, index) => {
    const day = `2026-02-${`${index + 1}`.padStart(2, '0')}`;
    return [`memory/${day}.md`, `# ${day}\n\n- ${text}\n`];
  });
  const { root } = temporaryWorkspace({
    kind: 'none',
    files: { 'SOUL.md': '# Soul\n\nBe kind.\n', ...Object.fromEntries(files) },
  });
  const workspace = await openWorkspace(root, { at: new Date('2026-03-10T03:00:00Z') });
  const { changes } = await proposeChanges(workspace, {
    processed: new Set(),
    rejected: new Set(),
    model: null,
    maxTokens: 8_000,
  });
  return changes.flatMap(({ summary }) => /^"(.+)" was mentioned on \d+ days/.exec(summary)?.[1] ?? []);
}

test('what was talked about for a while is asked about by its name', async () => {
  expect(
    await askedAbout(
      'Looked at a second-hand canal boat with Ines.',
      'The canal boat needs a new engine, says the seller.',
      'Asked the bank what a loan for the canal boat would cost.',
      'The marina has a free place for a canal boat.',
    ),
  ).toEqual(['canal boat']);
});

test('words of every day are no topic, however long nobody used them', async () => {
  expect(
    await askedAbout(
      'They think it will take a while to get there.',
      'Ines has to think about that first.',
      'We think the letter went out in time.',
      'What do they think of it, she asked.',
    ),
  ).toEqual([]);
});

test('a name is a topic even if it is a common word', async () => {
  expect(
    await askedAbout(
      'The first draft for Project River came back.',
      'Ines read what they wrote on Project River.',
      'A room was found for Project River.',
    ),
  ).toEqual([expect.stringContaining('River')]);
});
