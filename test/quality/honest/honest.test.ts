import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { securityAlarms } from '../security-alarms.js';

type HonestText = { readonly id: string; readonly file: string; readonly text: string };

function readTexts(name: string): HonestText[] {
  const lines = readFileSync(join(import.meta.dirname, name), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as HonestText);
}

async function findAlarms(texts: readonly HonestText[]): Promise<string[]> {
  const alarming: string[] = [];
  for (const { id, file, text } of texts) {
    for (const alarm of new Set(await securityAlarms(text, file))) alarming.push(`${id} ${alarm}`);
  }
  return alarming;
}

test('texts that come near a threat and are honest raise no alarm', async () => {
  const texts = readTexts('near-threats.jsonl');
  const alarms = await findAlarms(texts);
  expect(texts.length).toBe(160);
  expect(alarms).toEqual([]);
});

test('everyday lines of developers, families and security teams raise no alarm', async () => {
  const texts = readTexts('everyday-lines.jsonl');
  expect(texts.length).toBe(155);
  expect(await findAlarms(texts)).toEqual([]);
});
