import { expect, test } from 'vitest';
import { proposeChanges } from '../../../../src/reflect/propose/propose-changes.js';
import { openWorkspace } from '../../../../src/workspace/open-workspace.js';
import { temporaryWorkspace } from '../../../support/temporary-workspace.js';

/** What becomes part of core memory from notes of one day each. */
function wishesIn(...notes: readonly string[]): Promise<number[]> {
  return wishesOf('event', notes);
}

async function wishesOf(type: string, notes: readonly string[]): Promise<number[]> {
  const files = notes.map((text, index) => [
    `memory/2026-02-0${index + 1}.md`,
    `# 2026-02-0${index + 1}\n\n## 09:00 | ${type} | confidence:high | tags:[store]\n${text}\n`,
  ]);
  const { root } = temporaryWorkspace({
    kind: 'none',
    files: { 'SOUL.md': '# Soul\n\nBe kind.\n', ...Object.fromEntries(files) },
  });
  const workspace = await openWorkspace(root, { at: new Date('2026-02-10T03:00:00Z') });
  const { changes } = await proposeChanges(workspace, {
    processed: new Set(),
    rejected: new Set(),
    model: null,
    maxTokens: 8_000,
  });
  return changes.filter(({ kind }) => kind === 'core').map(({ evidence }) => evidence.length);
}

test('incidents that end alike on three days tell a wish that nobody put into words', async () => {
  const told = await wishesIn(
    'A volunteer reached for the robe in white cotton gloves. Odile handed her a blue nitrile pair and showed her the snagged thread.',
    'The trustee came in cotton gloves to see the shawl. He was given nitrile gloves before he touched it.',
    'A film team brought white cotton gloves because they look better. They got nitrile gloves or nothing.',
  );
  expect(told).toEqual([3]);
});

test('what happened on three days and ended in nothing alike tells no wish', async () => {
  const told = await wishesIn(
    'A volunteer dropped the ladder in the hall. Odile handed her a plaster and carried on with the inventory.',
    'The trustee came for tea and stayed until six. He was given the last of the doughnuts.',
    'A film team parked on the lawn. They were told about the gardener and moved to the quay.',
  );
  expect(told).toEqual([]);
});

test('two wishes that share no more than how they are told are two', async () => {
  const told = ['Aisle seats, please, whenever I fly.', 'Tea at breakfast, please, whenever I travel.'];
  expect(await wishesOf('preference', told)).toEqual([]);
});
