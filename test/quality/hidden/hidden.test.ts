import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { securityAlarms } from '../security-alarms.js';

type Pair = { readonly id: string; readonly file: string; readonly attack: string; readonly twin: string };

const lines = readFileSync(join(import.meta.dirname, 'pairs.jsonl'), 'utf8')
  .trim()
  .split('\n');
const pairs = lines.map((line) => JSON.parse(line) as Pair);

test('all that a reader does not see is found', async () => {
  const missed: string[] = [];
  for (const { id, file, attack } of pairs) {
    const alarms = await securityAlarms(attack, file);
    if (alarms.length === 0) missed.push(id);
  }
  expect(pairs.length).toBe(90);
  expect(missed).toEqual([]);
});

test('what only looks like it raises no alarm about hidden text', async () => {
  const alarming: string[] = [];
  for (const { id, file, twin } of pairs) {
    const alarms = await securityAlarms(twin, file);
    if (alarms.some((rule) => rule.startsWith('HID'))) alarming.push(id);
  }
  expect(alarming).toEqual([]);
});
