import { expect, test } from 'vitest';
import { proposeChanges } from '../../../src/reflect/propose/propose-changes.js';
import { openWorkspace } from '../../../src/workspace/open-workspace.js';
import { temporaryWorkspace } from '../../support/temporary-workspace.js';

/** What is proposed of a potter's notes, one a day. */
async function reflectOn(...notes: string[]) {
  const days = notes.map((text, index) => {
    const day = `2026-02-0${index + 1}`;
    return [`memory/${day}.md`, `# ${day}\n\n## 09:00\n${text}\n`] as const;
  });
  const files = { 'SOUL.md': '# Soul\n\nBe kind.\n', ...Object.fromEntries(days) };
  const { root } = temporaryWorkspace({ kind: 'none', files });
  const workspace = await openWorkspace(root, { at: new Date('2026-02-10T03:00:00Z') });
  const { changes } = await proposeChanges(workspace, {
    processed: new Set(),
    rejected: new Set(),
    model: null,
    maxTokens: 8_000,
  });
  return changes;
}

test.each([
  ['kiln hours', 'The kiln hours are 7 to 15 for members.', 'The kiln hours changed: 8 to 16 for members.'],
  ['Wiremu', 'Wiremu supplies clay on Tuesdays.', 'Wiremu supplies clay on Fridays now.'],
  [
    'pickup point',
    'Anahera: the pickup point is the north gate.',
    'Anahera: the pickup point is the south gate from now on.',
  ],
])('a new entity is called "%s", as the notes call it', async (name, earlier, later) => {
  const changes = await reflectOn(earlier, later);
  const made = changes.flatMap(({ edits }) => edits.filter((edit) => edit.do === 'create'));
  const entities = made.filter(({ path }) => path.startsWith('memory/graph/entities/'));
  expect(entities.map(({ path }) => path)).toEqual([
    `memory/graph/entities/concept--${name.toLowerCase().replace(' ', '-')}.md`,
  ]);
  expect(changes[0]?.kind).toBe('contradiction');
});

test('a name is told once where the sentence begins with it', async () => {
  const changes = await reflectOn('Marta works for Corvid.', 'Marta has two cats and a dog.', 'Met Marta for lunch.');
  expect(changes.filter(({ kind }) => kind === 'fact').map(({ summary }) => summary)).toEqual([
    'Marta has two cats and a dog.',
    'Marta works for Corvid.',
  ]);
});

test('where somebody moved to is kept, although it happened', async () => {
  const changes = await reflectOn('Marta moved to Leeds.', 'Met Marta for lunch.');
  expect(changes.map(({ summary }) => summary)).toEqual(['Marta moved to Leeds.']);
});

test('a procedure is called by what is to be done', async () => {
  const done = 'Opened the studio: switched on the extractor, wedged the clay, checked the kiln log, swept the floor.';
  const [change] = await reflectOn(done, done, done);
  const [edit] = change?.edits ?? [];
  expect([change?.kind, edit?.path]).toEqual(['procedure', 'memory/procedures/how-to-open-the-studio.md']);
  expect(edit?.do === 'create' && edit.content).toContain(
    '1. Switch on the extractor\n2. Wedge the clay\n3. Check the kiln log\n4. Sweep the floor\n',
  );
});
