import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { securityAlarms } from '../security-alarms.js';

type HonestText = { readonly id: string; readonly file: string; readonly text: string };

test('texts that come near a threat and are honest raise no alarm, but for one in Korean', async () => {
  const lines = readFileSync(join(import.meta.dirname, 'near-threats.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const alarming: string[] = [];
  for (const line of lines) {
    const { id, file, text } = JSON.parse(line) as HonestText;
    const alarms = await securityAlarms(text, file);
    if (alarms.length > 0) alarming.push(id);
  }
  expect(lines.length).toBe(160);
  expect(alarming).toEqual(['hn-inj-050']);
});
