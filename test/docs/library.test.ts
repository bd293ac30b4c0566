import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { root } from '../cli/binary.js';
import { person } from '../journeys/person.js';

const page = readFileSync(join(root, 'docs/library.md'), 'utf8');
const loop = /```ts\n([\s\S]*?)```/.exec(page)?.[1] ?? '';

test('the agent loop of the library page has at most forty lines', () => {
  expect(loop.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
});

test('the agent loop of the library page remembers, recalls, forgets and keeps secrets out', async () => {
  const sam = person();
  await sam.change(['init', '--yes', '--name', 'Kate']);
  const library = pathToFileURL(join(root, 'dist/index.js')).href;
  const file = sam.path('../loop.mjs');
  writeFileSync(
    file,
    `${loop.replace("'agentsoul'", JSON.stringify(library))}
    const seen = [];
    const replies = await talk(process.argv[2], JSON.parse(process.argv[3]), async (asked) => {
      seen.push(asked);
      return 'noted';
    });
    console.log(JSON.stringify({ replies, seen }));`,
  );
  const messages = [
    'Remember that the dentist is Dr. Lindqvist',
    'Who is the dentist?',
    'My password is hunter2-Zebra!',
    'Forget the dentist',
    'Who is the dentist?',
  ];
  const { stdout, stderr, code } = await sam.shell(`node ../loop.mjs . '${JSON.stringify(messages)}'`);
  expect([code, stderr]).toEqual([0, '']);
  const { replies, seen } = JSON.parse(stdout);
  expect(replies).toEqual(messages.map(() => 'noted'));
  expect(seen[0].system).toContain('Kate');
  const isRecalled = (turn: number) => seen[turn].context.includes('Lindqvist');
  expect([isRecalled(0), isRecalled(1), isRecalled(4)]).toEqual([false, true, false]);
  expect((await sam.shell('git grep hunter2 $(git rev-list --all); grep -r hunter2 . || echo nowhere')).stdout).toBe(
    'nowhere\n',
  );
});
