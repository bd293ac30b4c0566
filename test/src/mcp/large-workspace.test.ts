import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../../journeys/person.js';
import { call, connect, personWithWorkspace } from './connect.js';

let sam: Person;

beforeAll(async () => {
  sam = await personWithWorkspace();
  for (let entity = 0; entity < 1_000; entity++) {
    const facts = Array.from({ length: 3 }, (_, fact) => `- Person ${entity} planted tree ${fact} in the orchard`);
    sam.write(
      `kate/memory/graph/entities/person--p${entity}.md`,
      `# P${entity}\n<!-- Type: person -->\n\n## Facts\n\n${facts.join('\n')}\n`,
    );
  }
  const start = Date.UTC(2023, 0, 1);
  for (let day = 0; day < 1_000; day++) {
    const name = new Date(start + day * 86_400_000).toISOString().slice(0, 10);
    const entries = Array.from(
      { length: 4 },
      (_, hour) => `## 1${hour}:00 | event\nWatered the orchard on day ${day}, hour ${hour}.\n`,
    );
    sam.write(`kate/memory/${name}.md`, `# ${name}\n\n${entries.join('\n')}`);
  }
  sam.write('kate/memory/vault/long.md', `# Long\n\n${'The wall is long. '.repeat(20_000)}\n`);
  const entry = JSON.stringify({ type: 'entry', role: 'user', content: `orchard ${'talk '.repeat(80)}` });
  sam.write('kate/transcripts/long.jsonl', `{"type":"session","id":"long"}\n${`${entry}\n`.repeat(2_000)}`);
}, 600_000);

test('every reading tool keeps to its limit on 2,000 files, says that there is more, and how to get it', async () => {
  const client = await connect(sam);
  const answers = [
    ['recall', { question: 'Who planted trees in the orchard?', max_tokens: 200 }, 400],
    ['recall', { question: 'Who planted trees in the orchard?', max_tokens: 8_000 }, 10_000],
    ['memory_search', { query: 'orchard', limit: 50 }, 10_000],
    ['memory_get', { id: 'memory/vault/long.md' }, 10_000],
    ['what_do_i_know', {}, 3_000],
    ['what_do_i_know', { topic: 'orchard', limit: 3 }, 3_000],
    ['session_logs', { action: 'read_session', session_id: 'long', limit: 500 }, 10_000],
  ] as const;
  for (const [name, args, mostTokens] of answers) {
    const { text, value, isError } = await call(client, name, args);
    expect([name, isError]).toEqual([name, false]);
    expect([name, encode(text).length <= mostTokens]).toEqual([name, true]);
    if (name !== 'recall') expect([name, value.truncated]).toEqual([name, true]);
    const listed = [value.hits, value.sections, value.entries].find(Array.isArray);
    const most = 'limit' in args ? args.limit : name === 'what_do_i_know' ? 20 : Number.POSITIVE_INFINITY;
    if (listed !== undefined) expect([name, listed.length <= most, listed.length > 0]).toEqual([name, true, true]);
  }
  for (const [name, args] of [
    ['who_am_i', {}],
    ['my_stats', {}],
    ['core', { action: 'show' }],
    ['review', { action: 'list' }],
    ['reflect', { action: 'due' }],
  ] as const)
    expect(encode((await call(client, name, args)).text).length).toBeLessThanOrEqual(4_000);
});

test('a search is paged to its end without showing a hit twice', async () => {
  const client = await connect(sam);
  const seen = new Set<string>();
  let cursor: string | undefined;
  for (let page = 0; page < 3; page++) {
    const { value } = await call(client, 'memory_search', {
      query: 'orchard',
      limit: 20,
      ...(cursor !== undefined && { cursor }),
    });
    const hits = Array.isArray(value.hits) ? value.hits : [];
    expect(hits).toHaveLength(20);
    for (const { id } of hits) seen.add(String(id));
    cursor = String(value.next_cursor);
  }
  expect(seen.size).toBe(60);
  expect((await call(client, 'memory_search', { query: 'orchard', cursor: 'nonsense' })).text).toContain(
    'not one of ours',
  );
});
