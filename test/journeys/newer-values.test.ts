import { beforeAll, expect, test } from 'vitest';
import { buildProgram } from '../cli/binary.js';
import { person } from './person.js';

beforeAll(buildProgram);

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
