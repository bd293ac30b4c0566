import { expect, test } from 'vitest';
import { proposeChanges } from '../../../../src/reflect/propose/propose-changes.js';
import { openWorkspace } from '../../../../src/workspace/open-workspace.js';
import { temporaryWorkspace } from '../../../support/temporary-workspace.js';

type Said = readonly [tag: string, text: string];

/** What is said of names in notes of one day each. */
async function namesIn(...notes: readonly Said[]): Promise<string[]> {
  const files = notes.map(([tag, text], index) => [
    `memory/2026-02-0${index + 1}.md`,
    `# 2026-02-0${index + 1}\n\n## 09:00 | event | confidence:high | tags:[${tag}]\n${text}\n`,
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
  return changes.filter(({ summary }) => /another name|two names/.test(summary)).map(({ summary }) => summary);
}

const apart: readonly Said[] = [
  ['works', 'The builder measured the roof for Project Heron.'],
  ['works', 'Project Heron got its permit from the town.'],
  ['works', 'Two windows of the boathouse rebuild were delivered.'],
  ['works', 'The boathouse rebuild waits for dry weather.'],
];

test.each([
  'Everybody here says "boathouse rebuild" when they mean Project Heron.',
  'The boathouse rebuild goes by Project Heron in the books.',
  'On the sign they write Project Heron, which stands for the boathouse rebuild.',
])('"%s" joins the two names', async (text) => {
  const [first] = await namesIn(...apart, ['works', text]);
  expect(first?.toLowerCase()).toContain('boathouse rebuild');
  expect(first).toContain('is another name for');
});

test('two things that are only told of one after the other stay two', async () => {
  expect(await namesIn(...apart, ['works', 'Rain all day.'])).toEqual([]);
});

test('a name whose notes carry the tag of another is asked about', async () => {
  const summaries = await namesIn(
    ['green-mile', 'Printed maps for Green Mile.'],
    ['green-mile', 'Green Mile was in the paper.'],
    ['green-mile', 'Nine people at the hedge count in Carna.'],
    ['green-mile', 'The hedge count went on in the rain.'],
    ['green-mile', 'Last hedge count before the holidays.'],
  );
  expect(summaries.map((each) => each.toLowerCase())).toEqual([
    expect.stringContaining('are "hedge count" and "green mile" two names for one thing?'),
  ]);
});

test('who is to be called about something is not called so', async () => {
  const summaries = await namesIn(
    ['bank', 'Banque Meridian has to allow our new IP addresses.'],
    ['bank', 'Bank transfers go through Banque Meridian.'],
    ['bank', 'Two IP addresses were missing in the list.'],
    ['bank', 'Call Banque Meridian on Monday about the IP addresses.'],
    ['bank', 'The IP addresses were sent by post.'],
  );
  expect(summaries).toEqual([]);
});

test('a house is not the road it stands in', async () => {
  const summaries = await namesIn(
    ['rent', 'Viewing in Cathcart Road 212 at ten.'],
    ['rent', 'The tenant of Cathcart Road 212 paid.'],
    ['rent', 'Cathcart Road is closed for repairs.'],
    ['rent', 'Parked in Cathcart Road, a long walk.'],
    ['rent', 'The boiler of Cathcart Road 212 was serviced.'],
  );
  expect(summaries).toEqual([]);
});
