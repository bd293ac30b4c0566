import { expect, test } from 'vitest';
import { person } from './person.js';

/** Somebody who was told one thing a day, and how many earlier memories each of them contradicted. */
async function told(...texts: string[]) {
  const sam = person();
  await sam.change(['init', '--yes', '--timezone', 'UTC']);
  const contradicted: number[] = [];
  for (const [index, text] of texts.entries()) {
    const { document } = await sam.json(['remember', text, '--at', `2026-01-0${index + 1}T10:00:00Z`]);
    contradicted.push((document.contradictions as unknown[]).length);
  }
  const found = async (question: string) => {
    const { document } = await sam.json(['search', question]);
    const hits = document.hits as { snippet: string; superseded?: true }[];
    return hits.filter(({ snippet }) => texts.includes(snippet)).map((hit) => [hit.snippet, hit.superseded === true]);
  };
  return { sam, contradicted, found };
}

test.concurrent('at the end of a chain of corrections the newest value comes first', async () => {
  const { contradicted, found } = await told(
    'The fee is 100 euros',
    'The fee is 120 euros',
    'The fee is due on Friday',
    'Correction: the fee is 130 euros',
    'Actually the fee is 140 euros, not 130',
  );
  expect(contradicted).toEqual([0, 1, 0, 2, 3]);
  const hits = await found('how much is the fee');
  expect(hits[0]).toEqual(['Actually the fee is 140 euros, not 130', false]);
  expect(hits.filter(([, superseded]) => superseded).map(([text]) => text)).toEqual(
    expect.arrayContaining(['The fee is 100 euros', 'The fee is 120 euros', 'Correction: the fee is 130 euros']),
  );
  expect(hits).toContainEqual(['The fee is due on Friday', false]);
});

test.concurrent('what remember calls a contradiction, search calls superseded; other things are neither', async () => {
  const { contradicted, found } = await told(
    'My sister Meera lives in Pune',
    'Meera lives in Goa',
    'Flat 3 pays 900 euros of rent',
    'Flat 4 pays 950 euros of rent',
    'Lent Paulo 20 euros',
    'Lent Paulo 35 euros',
  );
  expect(contradicted).toEqual([0, 1, 0, 0, 0, 0]);
  expect(await found('where does Meera live')).toEqual(
    expect.arrayContaining([
      ['Meera lives in Goa', false],
      ['My sister Meera lives in Pune', true],
    ]),
  );
  for (const question of ['which rent does flat 3 pay', 'what did I lend Paulo'])
    expect(
      (await found(question)).filter(([text, superseded]) => superseded && !String(text).includes('Pune')),
    ).toEqual([]);
});

test.concurrent('core memory has its time: what a line says is answered from its day on, and until a newer one', async () => {
  const { sam, contradicted, found } = await told(
    'I like coffee',
    "I don't like coffee any more",
    'My phone number is 911 222 333',
    'My new phone number is 933 444 555',
  );
  expect(contradicted).toEqual([0, 1, 0, 1]);
  expect(await found('do I like coffee?')).toEqual(
    expect.arrayContaining([
      ["I don't like coffee any more", false],
      ['I like coffee', true],
    ]),
  );
  expect((await found('what is my phone number?')).slice(0, 2)).toEqual([
    ['My new phone number is 933 444 555', false],
    ['My phone number is 911 222 333', true],
  ]);
  const { document } = await sam.json(['recall', 'do I like coffee?', '--as-of', '2025-12-31']);
  expect(document.context).not.toContain('like coffee');
});

test.concurrent.each([
  ['a fact of somebody', 'Ana works at Northwind', 'Ana works at Bosch', 'Where does Ana work?', ['', 'Ana']],
  ['a line of core memory', 'I live in Berlin', 'I live in Madrid', 'Where do I live?', ['', 'Berlin']],
  [
    'a note',
    'The team meeting is on Monday',
    'The team meeting is on Tuesday',
    'When is the team meeting?',
    ['meeting'],
  ],
] as const)(
  '%s that returns to an old value is told anew, wins, and was something else in between',
  async (...story) => {
    const [, first, second, question, topics] = story;
    const { sam, contradicted } = await told(first, second, first);
    expect(contradicted).toEqual([0, 1, 1]);
    const search = async (...more: string[]) => {
      const { document } = await sam.json(['search', question, ...more]);
      const hits = document.hits as { snippet: string; superseded?: true }[];
      return hits.filter(({ snippet }) => snippet === first || snippet === second);
    };
    const tell = ({ snippet, superseded }: { snippet: string; superseded?: true }) => [snippet, superseded === true];
    expect((await search('--limit', '1')).map(tell)).toEqual([[first, false]]);
    const [newest, ...older] = (await search()).map(tell);
    expect(newest).toEqual([first, false]);
    expect(older.sort()).toEqual(
      [
        [first, true],
        [second, true],
      ].sort(),
    );
    expect((await search('--limit', '1', '--as-of', '2026-01-02')).map(tell)).toEqual([[second, false]]);
    expect((await search('--as-of', '2026-01-01')).map(tell)).toEqual([[first, false]]);
    const recall = async (...more: string[]) =>
      (await sam.agentsoul(['recall', question, ...more])).stdout.split('\n')[0]?.replace(/^- \[[^\]]*\] /, '');
    expect(await recall()).toBe(first);
    expect(await recall('--as-of', '2026-01-02')).toBe(second);
    expect(await recall('--as-of', '2026-01-01')).toBe(first);
    for (const topic of topics) {
      const { stdout } = await sam.agentsoul(['know', ...(topic === '' ? [] : [topic])]);
      const lines = stdout.split('\n').filter((line) => line.includes(first) || line.includes(second));
      const holding = lines.filter((line) => !line.includes('superseded'));
      expect([topic, holding.some((line) => line.includes(first))]).toEqual([topic, true]);
    }
  },
);

test.concurrent('remember names the command that replaces a line of core memory, and the command does it', async () => {
  const { sam } = await told('My phone number is 911 222 333');
  const { document } = await sam.json(['remember', 'My new phone number is 933 444 555']);
  const warnings = document.warnings as { code: string; message: string }[];
  const [, command = ''] =
    / Replace it: (.+)$/.exec(warnings.find(({ code }) => code === 'core-outdated')?.message ?? '') ?? [];
  expect(command).toBe(
    'agentsoul core replace "My phone number is 911 222 333" --with "My new phone number is 933 444 555"',
  );
  expect((await sam.shell(command)).code).toBe(0);
  expect(sam.read('MEMORY.md').match(/phone number is .*/g)).toEqual(['phone number is 933 444 555']);
});

test.concurrent('recall tells what replaces an answer, also where that does not speak of the question', async () => {
  const { sam, contradicted } = await told(
    'Mia is 6 years old',
    'Mia turned 7',
    'Ben is engaged to Carla',
    'Ben and Carla broke up',
    'The launch is on 12 June',
    'The launch was postponed to 3 July',
    'Launch date changed again: 10 July',
  );
  expect(contradicted).toEqual([0, 1, 0, 1, 0, 1, 2]);
  const recalled = async (question: string) =>
    (await sam.agentsoul(['recall', question])).stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.replace(/^- \[[^\]]*\] /, ''));
  expect(await recalled('how old is Mia?')).toEqual([
    'Mia turned 7',
    'Mia is 6 years old (superseded: a newer value is known)',
  ]);
  expect(await recalled('is Ben engaged?')).toEqual([
    'Ben and Carla broke up',
    'Ben is engaged to Carla (superseded: a newer value is known)',
  ]);
  expect((await recalled('When is the launch?'))[0]).toBe('Launch date changed again: 10 July');
});

test.concurrent('a line of core memory that says several things of somebody keeps the others', async () => {
  const { sam } = await told();
  sam.write('MEMORY.md', '# Core memory\n\n## Critical Facts\n\n- Ana: works at Bosch, birthday 6 June\n');
  const { document } = await sam.json(['remember', 'Ana works at Siemens']);
  expect(document.contradictions).toMatchObject([
    { text: 'Ana: works at Bosch, birthday 6 June', reason: 'works-at: "bosch" before, "siemens" here' },
  ]);
  const warnings = document.warnings as { code: string; message: string }[];
  expect(warnings.find(({ code }) => code === 'core-outdated')?.message).toMatch(
    /--with "Ana: works at Siemens, birthday 6 June"$/,
  );
});
