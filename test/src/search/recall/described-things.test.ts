import { expect, test } from 'vitest';
import { recall } from '../../../../src/search/recall/recall.js';
import { openFiles } from '../../../support/workspace-files.js';

const entity = (name: string, facts: readonly string[], relations: readonly string[]) =>
  `# ${name}\n\n## Facts\n${facts.map((fact) => `- ${fact}\n`).join('')}\n## Relations\n${relations.map((one) => `- ${one}\n`).join('')}`;
const folder = 'memory/graph/entities';
const files = {
  'SOUL.md': '# Soul\n',
  [`${folder}/person--ana.md`]: entity('Ana', ['Ana works at Northwind'], ['relates-to: [[organisation--northwind]]']),
  [`${folder}/person--ben.md`]: entity('Ben', ['Ben is married to Ana'], ['relates-to: [[person--ana]]']),
  [`${folder}/organisation--northwind.md`]: entity(
    'Northwind',
    ['Northwind is in Lisbon', 'Northwind uses Kafka'],
    ['relates-to: [[place--lisbon]]', 'uses: [[tool--kafka]]'],
  ),
  [`${folder}/place--lisbon.md`]: entity('Lisbon', [], []),
  [`${folder}/tool--kafka.md`]: entity('Kafka', [], []),
};

async function ask(question: string) {
  const { context, hops } = await recall(await openFiles(files, { profile: 'agentsoul' }), question, { track: false });
  const [first = ''] = context.split('\n');
  return {
    line: first.replace(/^- /, '').replace(/\[[^\]]*\] /g, ''),
    hops: hops?.map(({ from, relation, to }) => `${from} ${relation} ${to}`),
  };
}

test.each([
  [
    'where is the company where Ana works?',
    'Ana works at Northwind; Northwind is in Lisbon',
    ['organisation--northwind relates-to person--ana', 'organisation--northwind relates-to place--lisbon'],
  ],
  [
    'who is married to the person who works at Northwind?',
    'Ana works at Northwind; Ben is married to Ana',
    ['organisation--northwind relates-to person--ana', 'person--ana relates-to person--ben'],
  ],
  [
    'who works at the company that uses Kafka?',
    'Northwind uses Kafka; Ana works at Northwind',
    ['organisation--northwind uses tool--kafka', 'organisation--northwind relates-to person--ana'],
  ],
])('%s leads over the thing that it describes', async (question, line, hops) => {
  expect(await ask(question)).toEqual({ line, hops });
});

test('a question that describes nothing leads over nothing', async () => {
  expect((await ask('Where does Ben live?')).hops).toBeUndefined();
});
