import { expect, test } from 'vitest';
import { recall } from '../../../../src/search/recall/recall.js';
import { type Files, openFiles } from '../../../support/workspace-files.js';

async function context(files: Files, question: string): Promise<string[]> {
  const workspace = await openFiles({ 'SOUL.md': '# Soul\n', ...files }, { profile: 'agentsoul' });
  const { context: lines } = await recall(workspace, question, { track: false });
  return lines === '' ? [] : lines.split('\n').map((line) => line.replace(/^- (?:\[[^\]]*\] )?/, ''));
}

const notes = `# 2026-02-02

## 09:00 | decision
We paint the shed blue.

## 09:05 | event
The boiler was serviced in March by Mr Lindner.

## 09:10 | fact
To restart the boiler, hold the reset button for five seconds.

## 09:15 | event
Lunch with Ana by the river.

## 09:20 | task
Renew the passport before August.

## 09:25 | fact
Grandma was born on the 4th of May.
`;
const user =
  '# User\n\nThe person this agent works for. Loaded in private only.\n\n- **Name:** Robin\n- **Pronouns:** _(as they say)_\n';
const files = { 'memory/2026-02-02.md': notes, 'USER.md': user };
const deploy =
  '# To deploy\n\n## Trigger\n\nTo deploy\n\n## Steps\n\n1. run the tests\n2. tag the release\n3. push the tag\n';

test('an answer holds what speaks of the question, and nothing to fill it up', async () => {
  expect(await context(files, 'What colour do we paint the shed?')).toEqual(['We paint the shed blue.']);
  expect(await context(files, 'Who serviced the boiler?')).toEqual([
    'The boiler was serviced in March by Mr Lindner.',
    'To restart the boiler, hold the reset button for five seconds.',
  ]);
  expect(await context(files, 'Which person does this agent work for?')).toEqual([]);
});

test('"how do I" is answered by the procedure that is about it, and by none that is not', async () => {
  const asked = 'How do I restart the boiler?';
  const unrelated = await context({ ...files, 'memory/procedures/to-deploy.md': deploy }, asked);
  expect(unrelated[0]).toBe('To restart the boiler, hold the reset button for five seconds.');
  expect(unrelated.join('\n')).not.toContain('run the tests');
  const boiler = deploy.replaceAll('deploy', 'restart the boiler').replace('run the tests', 'open the flap');
  const related = await context({ ...files, 'memory/procedures/boiler.md': boiler }, asked);
  expect(related[0]).toBe('To restart the boiler: 1. open the flap 2. tag the release 3. push the tag');
});

test('what is told about an entity is not told twice, and its relations are told in words', async () => {
  const entity = (name: string, facts: string, relation: string) =>
    `# ${name}\n\n## Facts\n- ${facts}\n\n## Relations\n- ${relation}\n`;
  const graph = {
    'memory/graph/entities/project--nimbus.md': entity('Nimbus', 'Moves the billing.', 'uses: [[tool--postgres]]'),
    'memory/graph/entities/tool--postgres.md': entity('Postgres', 'Keeps rows.', 'used-by: [[project--nimbus]]'),
  };
  expect(await context({ ...files, ...graph }, 'What do you know about Nimbus?')).toEqual([
    'Nimbus: Moves the billing.',
    'Nimbus uses Postgres',
    'Postgres used by Nimbus',
  ]);
});

test('a fact and the relation that follows from it are one thing to tell', async () => {
  const nimbus = '# Nimbus\n\n## Facts\n- Nimbus uses Postgres.\n\n## Relations\n- uses: [[tool--postgres]]\n';
  const graph = {
    'memory/graph/entities/project--nimbus.md': nimbus,
    'memory/graph/entities/tool--postgres.md': '# Postgres\n\n## Facts\n- Keeps rows.\n',
  };
  // The way through the graph leads, and what it rests on follows once.
  const told = await context({ ...files, ...graph }, 'What does Nimbus use?');
  expect(told.filter((line) => /^nimbus uses postgres\.?$/i.test(line))).toHaveLength(2);
});
