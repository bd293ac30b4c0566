import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { search } from '../../../src/search/search.js';
import { openWorkspace } from '../../../src/workspace/open-workspace.js';
import type { Workspace } from '../../../src/workspace/workspace.js';
import { type TemporaryWorkspace, temporaryWorkspace } from '../../support/temporary-workspace.js';

const days = {
  'agentsoul.json': '{ "profile": "agentsoul", "timezone": "UTC" }\n',
  'SOUL.md': '# Soul\n\nBe kind.\n',
  'MEMORY.md': '# Memory\n\n## Critical Facts\n\n- The gate code of the orchard is on the blue card.\n',
  'memory/2026-02-02.md': `# 2026-02-02 — Episode Log

## 14:30 | decision | tags:[garden]
We will plant two quince trees behind the shed.

## 15:10 | event
The dentist moved the appointment to Friday.
`,
  'memory/2026-03-05.md': '# 2026-03-05 — Episode Log\n\n## 09:00 | event\nThe quince trees were planted, finally.\n',
};

async function garden(
  files: Readonly<Record<string, string>> = {},
): Promise<{ made: TemporaryWorkspace; open: () => Promise<Workspace> }> {
  const made = temporaryWorkspace({ kind: 'none', files: { ...days, ...files } });
  return { made, open: () => openWorkspace(made.root, { at: new Date('2026-03-10T12:00:00Z') }) };
}

const idsOf = (answer: Awaited<ReturnType<typeof search>>) => answer.hits.map(({ id }) => id);

test('a hit says what it is, where it stands and what found it', async () => {
  const { open } = await garden();
  const answer = await search(await open(), 'when is the dentist?', { limit: 1, track: false });
  expect({
    ...answer,
    hits: answer.hits.map(({ score, because, ...hit }) => ({
      ...hit,
      found: because.map(({ retriever }) => retriever),
      isShare: score > 0 && score <= 1,
    })),
  }).toEqual({
    query: 'when is the dentist?',
    index: { state: 'refreshed', refreshedFiles: 3, chunks: 4 },
    retrievers: ['keywords', 'vectors', 'dates'],
    embeddings: 'static:glove-50k-100@1',
    hits: [
      {
        id: 'episode:2026-02-02:15:10',
        path: 'memory/2026-02-02.md',
        startLine: 6,
        endLine: 7,
        heading: '2026-02-02 — Episode Log',
        date: '2026-02-02',
        store: 'episodic',
        decay: 1,
        snippet: 'The dentist moved the appointment to Friday.',
        marks: [[4, 11]],
        found: ['keywords', 'vectors'],
        isShare: true,
      },
    ],
    corrections: [],
    notes: [],
  });
});

describe('what is asked', () => {
  test('may have a slip of the fingers in it', async () => {
    const { open } = await garden();
    const answer = await search(await open(), 'quicne', { track: false, limit: 2 });
    expect({ ids: idsOf(answer).sort(), corrections: answer.corrections }).toEqual({
      ids: ['episode:2026-02-02:14:30', 'episode:2026-03-05:09:00'],
      corrections: [{ from: 'quicne', to: 'quince' }],
    });
  });

  test('may share no word with the answer', async () => {
    const { open } = await garden();
    expect(idsOf(await search(await open(), 'which doctor do I visit next week', { track: false }))[0]).toBe(
      'episode:2026-02-02:15:10',
    );
  });

  test('may be nothing, which finds nothing', async () => {
    const { open } = await garden();
    expect((await search(await open(), '  ', { track: false })).hits).toEqual([]);
  });

  test('may name a day', async () => {
    const { open } = await garden();
    const answer = await search(await open(), 'what about the quince on 5 March 2026', { track: false });
    expect(idsOf(answer)[0]).toBe('episode:2026-03-05:09:00');
    expect(answer.hits[0]?.because.map(({ retriever }) => retriever)).toContain('dates');
  });
});

test.each([
  {
    language: 'German',
    notes: [
      'Der Kombi war beim TÜV und braucht Reifen.',
      'Frau Albers hat unsere Blumen gegossen.',
      'Lotte singt im Chor.',
    ],
    question: 'Was ist mit dem Auto?',
  },
  {
    language: 'German, asked in two words',
    notes: ['Die Klinik hat den Termin verschoben.', 'Frau Albers hat unsere Blumen gegossen.', 'Lotte singt im Chor.'],
    question: 'Krankenhaus Verabredung',
  },
  {
    language: 'Spanish',
    notes: ['Compré un portátil de segunda mano.', 'La vecina riega las flores en agosto.', 'Lucía canta en el coro.'],
    question: '¿Qué ordenador tengo?',
  },
])('a question finds a note that says the same in other words: $language', async ({ notes, question }) => {
  const files = notes.map((note, index) => [`memory/2026-01-0${index + 1}.md`, `# 2026-01-0${index + 1}\n\n${note}\n`]);
  const { open } = await garden(Object.fromEntries(files));
  const { hits, corrections } = await search(await open(), question, { track: false });
  expect([hits[0]?.path, corrections]).toEqual(['memory/2026-01-01.md', []]);
});

test('a Russian question finds a note that says the same in other words, and takes none of its words for a slip', async () => {
  const { open } = await garden({
    'memory/2026-01-05.md': '# 2026-01-05\n\nМашину отдали в ремонт, сломалась коробка передач.\n',
    'memory/2026-01-06.md': '# 2026-01-06\n\nСестра печёт пирожки с капустой на каждый праздник.\n',
    'memory/2026-01-07.md': '# 2026-01-07\n\nЛена учится на медсестру, третий курс.\n',
  });
  const { hits, corrections } = await search(await open(), 'Что случилось с автомобилем?', { track: false });
  expect([hits[0]?.path, corrections]).toEqual(['memory/2026-01-05.md', []]);
});

test.each([
  {
    language: 'Korean',
    question: '주치의에게 언제 가나요?',
    notes: ['의사 선생님을 목요일에 뵙기로 했다.', '강아지가 소파를 물어뜯었다.', '창문을 초록색으로 칠했다.'],
  },
  {
    language: 'Japanese',
    question: '車はどこで直してもらった?',
    notes: ['自動車を坂の上の店で修理した。', '猫はソファで寝ている。', '窓を緑に塗った。'],
  },
  {
    language: 'Chinese',
    question: '薪水什么时候发?',
    notes: ['每月五号拿到工资。', '猫在沙发上睡觉。', '把窗户刷成绿色。'],
  },
])('a $language question finds a note that says the same in other words', async ({ question, notes }) => {
  const files = notes.map((note, index) => [`memory/2026-01-0${index + 1}.md`, `# 2026-01-0${index + 1}\n\n${note}\n`]);
  const { open } = await garden(Object.fromEntries(files));
  const { hits } = await search(await open(), question, { track: false });
  expect(hits[0]?.path).toBe('memory/2026-01-01.md');
});

describe('answers can be limited', () => {
  test.each([
    [{ since: '2026-03-01' }, ['episode:2026-03-05:09:00']],
    [{ until: '2026-02-28', stores: ['episodic'] as const, limit: 1 }, ['episode:2026-02-02:14:30']],
    [{ asOf: '2026-02-10', limit: 1 }, ['episode:2026-02-02:14:30']],
    [{ minScore: 1 }, []],
  ])('%j', async (options, ids) => {
    const { open } = await garden();
    expect(idsOf(await search(await open(), 'quince trees', { ...options, track: false }))).toEqual(ids);
  });

  test('to a store', async () => {
    const { open } = await garden();
    const { hits } = await search(await open(), 'quince orchard', { stores: ['core'], track: false });
    expect(hits.map(({ store, path }) => [store, path])).toEqual([['core', 'MEMORY.md']]);
  });
});

describe('what fades', () => {
  const scores = (status: string) =>
    JSON.stringify({
      version: 1,
      entries: { 'episode:2026-03-05:09:00': { status }, 'core:x': { status: 'archived' } },
    });

  test('counts a little less, and leaves only when it is archived', async () => {
    const { made, open } = await garden();
    const ask = async (archived = false) => {
      const { hits } = await search(await open(), 'quince planted finally', { track: false, archived });
      const hit = hits.find(({ id }) => id === 'episode:2026-03-05:09:00');
      return hit && { decay: hit.decay, score: hit.score };
    };
    const active = await ask();
    made.write('memory/meta/decay-scores.json', scores('dormant'));
    const dormant = await ask();
    made.write('memory/meta/decay-scores.json', scores('archived'));
    expect([active?.decay, dormant?.decay, await ask(), (await ask(true))?.decay]).toEqual([1, 0.75, undefined, 0.75]);
    expect(dormant?.score).toBeCloseTo((active?.score ?? 0) * 0.75, 3);
  });

  test('a record that nobody can read changes nothing', async () => {
    const { open } = await garden({ 'memory/meta/decay-scores.json': '{ "entries": [' });
    expect(idsOf(await search(await open(), 'quince', { track: false, limit: 2 }))).toHaveLength(2);
  });
});

describe('a snippet', () => {
  test('shows the stretch that matched, and no more than 240 characters of it', async () => {
    const filler = 'Nothing of note happened on the way to the market. '.repeat(6);
    const { open } = await garden({
      'memory/2026-03-07.md': `# 2026-03-07\n\n${filler.slice(0, 300)} The saffron crocus bloomed. ${filler.slice(0, 150)}\n`,
    });
    const [hit] = (await search(await open(), 'saffron crocus', { track: false })).hits;
    expect(hit?.snippet.length).toBeLessThanOrEqual(240);
    expect(hit?.marks.map(([start, end]) => hit.snippet.slice(start, end))).toEqual(['saffron', 'crocus']);
  });

  test('shows neither hidden characters nor secrets', async () => {
    const { open } = await garden({
      'memory/2026-03-07.md':
        '# 2026-03-07\n\nThe hyacinth\u200b login has password: hunter2secret99 and nobody knows.\n',
    });
    const [hit] = (await search(await open(), 'hyacinth login', { track: false })).hits;
    expect(hit?.snippet).toBe('The hyacinth\\u{200b} login has password: hun******** and nobody knows.');
  });
});

describe('the log of what came up', () => {
  test('holds the first three hits and a hash of the question', async () => {
    const { made, open } = await garden();
    await search(await open(), 'quince trees');
    await search(await open(), '  Quince   TREES ');
    const lines = (made.read('.agentsoul/recall.jsonl') ?? '')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      { day: '2026-03-10', query: expect.stringMatching(/^[0-9a-f]{16}$/), kind: 'shown', ids: expect.any(Array) },
      lines[0],
    ]);
    expect(lines[0].ids.length).toBeLessThanOrEqual(3);
  });

  test('is left alone when nobody is to know', async () => {
    const { made, open } = await garden();
    await search(await open(), 'quince trees', { track: false });
    expect(made.read('.agentsoul/recall.jsonl')).toBeNull();
  });
});

describe('a scope', () => {
  const shared = `# 2026-03-08 — Episode Log

## 10:00 | event | share
The quince jam is for everybody.

## 11:00 | event
The quince surprise is for nobody else.
`;

  test('finds what is shared with it and nothing else', async () => {
    const { open } = await garden({ 'memory/2026-03-08.md': shared });
    const { hits, index } = await search(await open(), 'quince', { scope: { kind: 'group' }, track: false });
    expect({ texts: hits.map(({ snippet }) => snippet), chunks: index.chunks }).toEqual({
      texts: ['The quince jam is for everybody.'],
      chunks: 1,
    });
  });

  test('gets the same answer, scores and all, whatever is hidden from it', async () => {
    const { made, open } = await garden({ 'memory/2026-03-08.md': shared });
    const ask = async (query: string) =>
      search(await open(), query, { scope: { kind: 'group' }, track: false, explain: true });
    const questions = ['quince', 'jam for everybody', 'surprise', 'surprse', 'dentist', 'what is the marmalade recipe'];
    const before = [];
    for (const query of questions) before.push((await ask(query)).hits);
    made.write(
      'memory/2026-03-05.md',
      '# 2026-03-05\n\nJam jam jam, marmalade and a surprise for everybody at the dentist.\n',
    );
    made.write('memory/2026-03-08.md', shared.replace('surprise', 'jam everybody marmalade'));
    const after = [];
    for (const query of questions) after.push(await ask(query));
    expect(after.map(({ hits }) => hits)).toEqual(before);
    expect(after.flatMap(({ corrections }) => corrections)).toEqual([]);
  });
});

test('the index and its log are for the owner only', async () => {
  const { made, open } = await garden();
  await search(await open(), 'quince');
  const { statSync, readdirSync } = await import('node:fs');
  const folder = join(made.root, '.agentsoul');
  const modes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o077]);
  expect(modes.filter(([, mode]) => mode !== 0)).toEqual([]);
  expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toBe('*\n');
});
