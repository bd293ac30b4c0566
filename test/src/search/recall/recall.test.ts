import { expect, test } from 'vitest';
import { type RecallOptions, recall } from '../../../../src/search/recall/recall.js';
import { type Files, openFiles } from '../../../support/workspace-files.js';

async function context(files: Files, question: string, options: RecallOptions = {}): Promise<string[]> {
  const workspace = await openFiles({ 'SOUL.md': '# Soul\n', ...files }, { profile: 'agentsoul' });
  const { context: lines } = await recall(workspace, question, { ...options, track: false });
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
  expect(await context(files, 'Who serviced the boiler?')).toEqual(['The boiler was serviced in March by Mr Lindner.']);
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
  ]);
});

test('a fact and the relation that follows from it are one thing to tell', async () => {
  const nimbus = '# Nimbus\n\n## Facts\n- Nimbus uses Postgres.\n\n## Relations\n- uses: [[tool--postgres]]\n';
  const graph = {
    'memory/graph/entities/project--nimbus.md': nimbus,
    'memory/graph/entities/tool--postgres.md': '# Postgres\n\n## Facts\n- Keeps rows.\n',
  };
  const told = await context({ ...files, ...graph }, 'What does Nimbus use?');
  expect(told.filter((line) => /^nimbus uses postgres\.?$/i.test(line))).toHaveLength(1);
});

const person = `# person--ana

## Facts

- Ana's phone number is 111 <!-- since:2026-01-01 source:user-explicit status:active -->
- Ana's phone number is 222 <!-- since:2026-02-01 source:user-explicit status:active -->
- Ana works at Acme <!-- since:2026-01-05 source:user-explicit status:active -->

## Relations

- relates-to: [[organisation--acme]] <!-- confidence:high first:2026-01-05 last:2026-01-05 -->
`;
const acme = '# organisation--acme\n\n## Facts\n';
const known = {
  'memory/graph/entities/person--ana.md': person,
  'memory/graph/entities/organisation--acme.md': acme,
};

test('about a thing the newest value comes first, and what it replaces is marked', async () => {
  expect(await context(known, 'Tell me about Ana')).toEqual([
    "Ana's phone number is 222",
    'Ana works at Acme',
    "Ana's phone number is 111 (superseded)",
  ]);
  expect(await context(known, "What is Ana's phone number?")).toEqual([
    "Ana's phone number is 222",
    "Ana's phone number is 111 (superseded)",
  ]);
});

test('as of an earlier day, an answer knows the value of that day and nothing later', async () => {
  expect(await context(known, "What is Ana's phone number?", { asOf: '2026-01-03' })).toEqual([
    "Ana's phone number is 111",
  ]);
  expect(await context(known, 'Tell me about Ana', { asOf: '2026-01-03' })).toEqual(["Ana's phone number is 111"]);
});

const bakery = {
  'memory/graph/entities/person--carlos.md':
    '# Carlos\n\n## Facts\n- Carlos develops BreadBot <!-- since:2026-02-01 -->\n\n## Relations\n- develops: [[concept--breadbot]] <!-- first:2026-02-01 -->\n',
  'memory/graph/entities/concept--breadbot.md':
    '# BreadBot\n\n## Facts\n- BreadBot uses SQLite <!-- since:2026-02-01 -->\n\n## Relations\n- uses: [[tool--sqlite]] <!-- first:2026-02-01 -->\n- uses: [[tool--redis]] <!-- first:2026-02-01 -->\n',
  'memory/graph/entities/tool--sqlite.md':
    '# SQLite\n\n## Relations\n- used-by: [[concept--breadbot]] <!-- first:2026-02-01 -->\n',
  'memory/graph/entities/tool--redis.md': '# Redis\n',
};

test('a way through the graph names the line of every step, and all that it leads to', async () => {
  const workspace = await openFiles({ 'SOUL.md': '# Soul\n', ...bakery }, { profile: 'agentsoul' });
  const { context: lines, hops, sources } = await recall(workspace, 'What does the thing that Carlos develops use?');
  const develops = '[2026-02-01, memory/graph/entities/person--carlos.md:7] Carlos develops BreadBot';
  const uses = 'memory/graph/entities/concept--breadbot.md';
  expect(lines.split('\n').slice(0, 2)).toEqual([
    `- ${develops}; [2026-02-01, ${uses}:8] BreadBot uses Redis`,
    `- ${develops}; [2026-02-01, ${uses}:7] BreadBot uses SQLite`,
  ]);
  expect(hops?.map(({ relation, to }) => `${relation} ${to}`)).toEqual([
    'develops concept--breadbot',
    'uses tool--redis',
    'uses tool--sqlite',
  ]);
  expect(sources.map(({ path, startLine }) => `${path}:${startLine}`)).toEqual(
    expect.arrayContaining([`${uses}:7`, `${uses}:8`, 'memory/graph/entities/person--carlos.md:7']),
  );
  expect(lines.split('\n').filter((line) => !/^- \[[^\]]+:\d+\] /.test(line))).toEqual([]);
});

test('a way through the graph is not known before its relations are', async () => {
  expect(await context(bakery, 'who develops the thing that uses SQLite?', { asOf: '2026-01-31' })).toEqual([]);
});

const week = {
  'memory/2026-02-01.md': '# 2026-02-01\n\n## 09:00 | event\nFixed the tap.\n\n## 18:00 | event\nSoup with Ana.\n',
  'memory/2026-01-26.md': '# 2026-01-26\n\n## 10:00 | event\nPainted the shed.\n',
};

test.each([
  ['what happened on 1 February?', ['Fixed the tap.', 'Soup with Ana.']],
  ['what did I do yesterday?', ['Fixed the tap.', 'Soup with Ana.']],
  ['was habe ich gestern gemacht?', ['Fixed the tap.', 'Soup with Ana.']],
  ['¿qué hice ayer?', ['Fixed the tap.', 'Soup with Ana.']],
  ['昨天我做了什么？', ['Fixed the tap.', 'Soup with Ana.']],
  ['what did I do last week?', ['Painted the shed.', 'Fixed the tap.', 'Soup with Ana.']],
  ['what happened on Monday?', ['Painted the shed.']],
  ['what happened in January?', ['Painted the shed.']],
  ['what did I do today?', []],
])('%s is answered with what there was then, in its order', async (question, lines) => {
  expect(await context(week, question)).toEqual(lines);
});

const life = {
  'USER.md': '# User\n\n- **Name:** Mara\n- **Time zone:** Europe/Berlin\n',
  'MEMORY.md': '# Memory\n\n## Critical Facts\n\n- I am diabetic\n- I am a nurse at St. Anna hospital\n',
  'memory/2026-01-30.md': `# 2026-01-30\n${[
    "I'm a vegetarian",
    'We moved to Connewitz',
    'Called grandma, she has a cold',
    'My phone number is 0341 555 0199',
    'I married Jan in 2019',
    'The Wi-Fi password is on the fridge',
    'Jan plays the cello',
    'My mother Ruth lives in Halle',
    'Rent is 980 euros a month',
  ]
    .map((text, index) => `\n## 09:0${index} | fact\n${text}\n`)
    .join('')}`,
};

test.each([
  'what is my blood type?',
  'how tall is Jan?',
  "when is my mother's birthday?",
  'what is my passport number?',
])('%s is not answered with what is only near it', async (question) => {
  expect(await context(life, question)).toEqual([]);
});

test('what is only near a question is uncertain where search prefers it clearly', async () => {
  expect(await context(life, "what is my husband's name?")).toEqual(['**Name:** Mara (uncertain)']);
});

test.each([
  ['what illnesses do I have?', 'I am diabetic'],
  ['do I eat meat?', "I'm a vegetarian"],
  ['where do I live?', 'We moved to Connewitz'],
  ['when did I last talk to grandma?', 'Called grandma, she has a cold'],
  ['where do I work?', 'I am a nurse at St. Anna hospital'],
  ['what is my phone number?', 'My phone number is 0341 555 0199'],
  ['where does my mother live?', 'My mother Ruth lives in Halle'],
])('%s is answered by a line that says it in other words', async (question, line) => {
  expect(await context(life, question)).toContain(line);
});

const meeting = `# 2026-02-02

## 09:00 | event
Long meeting with the Heron team. We went through every open ticket, one after the other, and it took three hours.
Karla will write the migration guide
The budget for next year is 120.5k. We also ordered pizza.
`;

test.each([
  ["what's the budget for next year?", 40, ['… The budget for next year is 120.5k. …']],
  ['who writes the migration guide?', 40, ['… Karla will write the migration guide …']],
  [
    'who writes the migration guide?',
    50,
    ['Long meeting with the Heron team. … Karla will write the migration guide …'],
  ],
  ["what's the budget for next year?", 20, []],
])(
  '%s of a long note is answered within %i tokens by its sentences that answer',
  async (question, maxTokens, lines) => {
    expect(await context({ 'memory/2026-02-02.md': meeting }, question, { maxTokens })).toEqual(lines);
  },
);
