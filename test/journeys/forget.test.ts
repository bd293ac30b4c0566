import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contents, type Person, person } from './person.js';

const episode = '## 09:00 | fact\nAna said the alarm code is blue falcon nine.\n';
const other = '\n## 10:00 | fact\nBought paint for the shed.\n';

/** A fact in an episode, in core memory, in an entity and in a transcript. */
async function household(): Promise<Person> {
  const sam = person();
  await sam.change(['init', '--yes']);
  sam.write('memory/2026-02-13.md', `# 2026-02-13\n\n${episode}${other}`);
  sam.write('MEMORY.md', `${sam.read('MEMORY.md')}\n- Alarm code: blue falcon nine\n`);
  sam.write(
    'memory/graph/entities/person--ana.md',
    '# Ana\n\n<!-- Type: person | Created: 2026-01-01 | Last updated: 2026-01-01 | Pinned: no -->\n\n## Facts\n- Her code for the alarm was falcon, blue, nine\n- Plays chess\n',
  );
  sam.write(
    'transcripts/s1.jsonl',
    '{"type":"entry","role":"user","content":"the code is Blue Falcon nine, keep it"}\n',
  );
  await sam.change(['save', '--reason', 'first notes']);
  return sam;
}

async function finds(sam: Person, query: string): Promise<string[]> {
  const { stdout } = await sam.agentsoul(['search', query, '--json']);
  return (JSON.parse(stdout) as { hits: { snippet: string }[] }).hits.map(({ snippet }) => snippet);
}

/** Every file below a folder that holds a word, whatever its kind. */
function filesHolding(folder: string, word: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !join(entry.parentPath, entry.name).includes('/.git/'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path, 'latin1').toLowerCase().includes(word));
}

const outside = { without: ['.git', '.agentsoul', 'memory/meta'] };

test.concurrent('forgetting shows what is meant and does nothing before a yes', async () => {
  const sam = await household();
  const before = contents(sam.cwd, outside);
  const asked = await sam.agentsoul(['forget', 'blue falcon']);
  expect(asked.code).toBe(2);
  for (const place of ['MEMORY.md:', 'memory/2026-02-13.md:3', 'memory/graph/entities/person--ana.md:6'])
    expect(asked.stderr).toContain(place);
  expect(asked.stderr).toContain('--yes');
  expect(contents(sam.cwd, outside)).toEqual(before);
});

test.concurrent('an archived memory leaves search, core and graph in one commit, stays in its notes, and comes back whole', async () => {
  const sam = await household();
  expect(await finds(sam, 'alarm code')).not.toEqual([]);
  const before = contents(sam.cwd, outside);
  const done = await sam.agentsoul(['forget', 'blue falcon', '--yes', '--json']);
  const answer = JSON.parse(done.stdout) as { undo: string; isGone: boolean; forgotten: { id: string }[] };
  expect([done.code, answer.isGone, answer.forgotten.length]).toEqual([0, true, 3]);
  expect(sam.git('.', 'log', '-1', '--format=%an|%s')).toBe(
    'bot:trigger-forget|[ARCHIVE] 5 files — forget 3 memories (core, episodic, semantic)\n',
  );
  expect(sam.git('.', 'status', '--porcelain')).toBe('');
  expect(sam.read('MEMORY.md')).not.toContain('falcon');
  expect(sam.read('memory/graph/entities/person--ana.md')).not.toContain('falcon');
  expect(sam.read('memory/2026-02-13.md')).toContain(episode);
  expect((await finds(sam, 'blue falcon alarm code')).filter((snippet) => /falcon/i.test(snippet))).toEqual([]);
  const archived = await sam.agentsoul(['search', 'blue falcon', '--archived', '--json']);
  expect(archived.stdout).toContain('blue falcon nine');
  expect((await sam.shell(answer.undo)).code).toBe(0);
  expect(contents(sam.cwd, outside)).toEqual(before);
});

test.concurrent('an erased memory is in no file, no index, no log and no message, and nothing brings it back', async () => {
  const sam = await household();
  await finds(sam, 'what is the blue falcon?');
  sam.write('TOOLS.md', '# Tools\n');
  const note = await sam.change(['save', '--reason', 'fewer tools']);
  const done = await sam.agentsoul(['forget', 'blue falcon', '--permanent', '--yes', '--json']);
  const answer = JSON.parse(done.stdout) as { undo: string | null; isGone: boolean; remains: { commits: string[] } };
  expect([done.code, answer.undo, answer.isGone]).toEqual([0, null, true]);
  expect(answer.remains.commits.length).toBeGreaterThan(0);
  expect(filesHolding(sam.cwd, 'falcon')).toEqual([]);
  expect(sam.git('.', 'log', '--format=%B')).not.toMatch(/falcon/i);
  expect(sam.git('.', 'log', '-1', '--format=%s')).toMatch(
    /^\[DELETE\] \d+ files — REDACTED: 3 memories forgotten for good\n$/,
  );
  expect(sam.read('memory/2026-02-13.md')).toContain('Bought paint for the shed.');
  expect(sam.read('memory/graph/entities/person--ana.md')).toContain('Plays chess');

  const erasure = sam.git('.', 'log', '-1', '--format=%H').trim();
  expect((await sam.agentsoul(['undo', erasure])).code).toBe(2);
  const first = sam.git('.', 'log', '--format=%H', '--reverse').split('\n')[1] ?? '';
  await sam.agentsoul(['undo', String(note.id)]);
  await sam.agentsoul(['undo', first]);
  await sam.agentsoul(['undo']);
  expect(filesHolding(sam.cwd, 'falcon')).toEqual([]);

  const again = await sam.agentsoul(['remember', 'Ana said the alarm code is blue falcon nine.']);
  expect(again.code).toBe(2);
  expect(filesHolding(sam.cwd, 'falcon')).toEqual([]);
});

test.concurrent('files that are the owner’s to edit are named and left alone', async () => {
  const sam = await household();
  sam.write('TOOLS.md', '# Tools\n\n- The keypad takes blue falcon nine.\n');
  await sam.change(['save', '--reason', 'keypad']);
  const done = await sam.agentsoul(['forget', 'blue falcon', '--permanent', '--yes', '--json']);
  expect(JSON.parse(done.stdout).remains.files).toEqual([{ path: 'TOOLS.md', line: 3 }]);
  expect(sam.read('TOOLS.md')).toContain('blue falcon');
});

test.concurrent('a group can neither find nor forget what is private', async () => {
  const sam = await household();
  const before = contents(sam.cwd, outside);
  const asked = await sam.agentsoul(['forget', 'blue falcon', '--yes', '--json', '--scope', 'group']);
  expect(JSON.parse(asked.stdout)).toMatchObject({ forgotten: [], related: [] });
  for (const scope of ['group', 'room:kitchen', 'subagent', 'cron'])
    expect(
      await sam.failure(['forget', 'blue falcon', '--permanent', '--yes'], { env: { AGENTSOUL_SCOPE: scope } }),
    ).toMatchObject({ exit: 2, code: 'scope-above-ceiling' });
  expect(contents(sam.cwd, outside)).toEqual(before);
});

test.concurrent('a name that is part of other words erases only what says it', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  for (const text of ['Susana bought bananas', 'Ana called', 'Met Mariana in Guiana'])
    expect((await sam.agentsoul(['log', text])).code).toBe(0);
  const done = await sam.agentsoul(['forget', 'Ana', '--permanent', '--yes', '--json']);
  expect((JSON.parse(done.stdout) as { forgotten: { text: string }[] }).forgotten.map(({ text }) => text)).toEqual([
    'Ana called',
  ]);
  const left = await sam.agentsoul(['forget', 'the', '--permanent', '--yes', '--json']);
  expect(JSON.parse(left.stdout)).toMatchObject({ forgotten: [] });
  expect(await finds(sam, 'bananas Guiana')).toEqual(
    expect.arrayContaining(['Met Mariana in Guiana', 'Susana bought bananas']),
  );
});

test.concurrent('an id never passes to another memory of the same minute', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  const at = ['--at', '2026-02-02T14:30:00Z'];
  const idOf = async (text: string) => String((await sam.json(['log', text, ...at])).document.id);
  const [first, second] = [await idOf('The red kite is in the shed'), await idOf('Paid the plumber in cash')];
  expect([first, /^episode:2026-02-02:14:30~[0-9a-f]{4}$/.test(second)]).toEqual(['episode:2026-02-02:14:30', true]);
  expect((await sam.agentsoul(['forget', first, '--permanent', '--yes'])).code).toBe(0);
  expect(await sam.failure(['get', first])).toMatchObject({ code: 'unknown-memory' });
  expect((await sam.json(['get', second])).document).toMatchObject({ text: 'Paid the plumber in cash' });
  const third = await idOf('A third thing happened');
  expect(third).toMatch(/^episode:2026-02-02:14:30~[0-9a-f]{4}$/);
});

test.concurrent('what was archived is no longer so for another memory that gets its id by hand', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  const notes = (...texts: string[]) =>
    `# 2026-02-02\n\n${texts.map((text) => `## 14:30 | fact\n${text}\n`).join('\n')}`;
  const texts = ['The red kite is in the shed', 'Paid the plumber in cash', 'Sold the old canoe'];
  sam.write('memory/2026-02-02.md', notes(...texts));
  for (const words of ['red kite', 'old canoe']) expect((await sam.agentsoul(['forget', words, '--yes'])).code).toBe(0);
  sam.write('memory/2026-02-02.md', notes('Paid the plumber in cash', 'Sold the old canoe'));
  expect(await finds(sam, 'plumber')).toContain('Paid the plumber in cash');
  sam.write('memory/2026-02-02.md', notes('Sold the old canoe'));
  expect(await finds(sam, 'canoe')).not.toContain('Sold the old canoe');
});

type Erased = {
  isGone: boolean;
  entities: { id: string }[];
  forgotten: { text: string }[];
  remains: { commits: string[]; messages: string[]; files: { path: string }[] };
};

async function erase(sam: Person, query: string): Promise<Erased> {
  const { stdout, code, stderr } = await sam.agentsoul(['forget', query, '--permanent', '--yes', '--json']);
  expect([code, stderr]).toEqual([0, expect.any(String)]);
  return JSON.parse(stdout) as Erased;
}

async function settled(...texts: string[]): Promise<Person> {
  const sam = person();
  await sam.change(['init', '--yes']);
  for (const text of texts) expect((await sam.agentsoul(['remember', text])).code).toBe(0);
  await finds(sam, texts.join(' '));
  return sam;
}

test.concurrent('a place that was erased leaves graph, index and log, and the history is named with its way out', async () => {
  const sam = await settled('Ines lives in Quuxberg');
  const asked = await sam.agentsoul(['forget', 'Quuxberg', '--permanent']);
  expect(asked.stderr).toMatch(/place--quuxberg/);
  const done = await sam.agentsoul(['forget', 'Quuxberg', '--permanent', '--yes']);
  expect(done.stderr).toContain('finds nothing of it any more');
  expect(done.stderr).toMatch(/git history still holds it/);
  expect(done.stderr).toContain('--invert-paths --path memory/graph/entities/place--quuxberg.md');
  expect(filesHolding(sam.cwd, 'quuxberg')).toEqual([]);
  expect((await sam.agentsoul(['graph', 'show'])).stdout).not.toMatch(/quuxberg/i);
  expect((await sam.agentsoul(['audit', 'verify'])).code).toBe(0);
  expect((await sam.agentsoul(['graph', 'check'])).code).toBe(0);
});

test.concurrent('a sentence takes along the relation and the place that only it brought, and nothing else', async () => {
  const sam = await settled('Ines lives in Quuxberg', 'Ines plays the cello', 'Rui lives in Faro');
  const { entities } = await erase(sam, 'Ines lives in Quuxberg');
  expect(entities.map(({ id }) => id)).toEqual(['place--quuxberg']);
  expect(filesHolding(sam.cwd, 'quuxberg')).toEqual([]);
  expect(sam.read('memory/graph/entities/person--ines.md')).toContain('plays the cello');
  expect(sam.read('memory/graph/index.md')).toMatch(/person--rui \| \S+ \| place--faro/);
});

test.concurrent('a place that another memory speaks of stays', async () => {
  const sam = await settled('Ines lives in Quuxberg', 'Rui works in Quuxberg');
  const { entities, forgotten } = await erase(sam, 'Ines lives in Quuxberg');
  expect(entities.map(({ id }) => id)).not.toContain('place--quuxberg');
  expect(forgotten.map(({ text }) => text)).not.toContain('Rui works in Quuxberg');
  expect(sam.read('memory/graph/index.md')).toContain('| place--quuxberg |');
});

test.concurrent('an entity can be erased by its id, and what still speaks of it is said', async () => {
  for (const name of ['place--quuxberg', 'entity:place--quuxberg']) {
    const sam = await settled('Ines lives in Quuxberg');
    sam.write('memory/graph/entities/place--quuxberg-2.md', '# place--quuxberg-2\n\n## Facts\n\n- Has a lake\n');
    const { entities, forgotten, remains } = await erase(sam, name);
    expect(entities.map(({ id }) => id)).toEqual(['place--quuxberg']);
    expect(forgotten.map(({ text }) => text)).toEqual(['relates-to: [[place--quuxberg]]']);
    expect(remains.files.map(({ path }) => path)).toContain('memory/graph/entities/person--ines.md');
    expect(sam.read('memory/graph/index.md')).not.toMatch(/place--quuxberg(?!-2)/);
    expect(sam.read('memory/graph/entities/place--quuxberg-2.md')).toContain('Has a lake');
  }
});

test.concurrent('a note in the vault is kept, and the report says so', async () => {
  const sam = await settled('Ines lives in Quuxberg');
  sam.write('memory/vault/house.md', '# House\n\n- The deed lies in Quuxberg\n');
  await sam.change(['save', '--reason', 'Deed of Quuxberg']);
  const done = await sam.agentsoul(['forget', 'Quuxberg', '--permanent', '--yes']);
  expect(done.stderr).not.toContain('finds nothing of it');
  expect(done.stderr).toMatch(/memory\/vault\/house\.md:3 /);
  expect(done.stderr).toContain('--replace-message');
  expect(sam.read('memory/vault/house.md')).toContain('Quuxberg');
  expect(sam.read('memory/meta/audit.log')).not.toMatch(/quuxberg/i);
});

test.concurrent('what the vault still answers is said after archiving, with the way that erases it', async () => {
  const sam = await settled('The notary Brandt called');
  await sam.json(['remember', 'The will lies at notary Brandt in Ulm', '--store', 'vault']);
  const done = await sam.agentsoul(['forget', 'notary Brandt', '--yes']);
  expect(done.stderr).not.toContain('finds nothing of it');
  const [, line = '', way = ''] =
    /(memory\/vault\/\S+) still answers; .*: (agentsoul forget .*)$/m.exec(done.stderr) ?? [];
  expect(await finds(sam, 'notary Brandt')).toContain('The will lies at notary Brandt in Ulm');
  expect(line).toMatch(/^memory\/vault\/.*\.md:\d+$/);
  expect((await sam.shell(`${way} --yes`)).code).toBe(0);
  expect(await finds(sam, 'notary Brandt')).not.toContain('The will lies at notary Brandt in Ulm');
});

test.concurrent('another memory that says the same as one forgotten by its id is named', async () => {
  const sam = await settled('Ana works at Northwind');
  sam.write('memory/2026-02-13.md', '# 2026-02-13\n\n## 09:00 | fact\nAna works at Northwind\n');
  const done = await sam.json(['forget', 'episode:2026-02-13:09:00', '--yes']);
  expect(done.document).toMatchObject({
    isGone: true,
    found: [{ path: 'memory/graph/entities/person--ana.md', store: 'semantic' }],
  });
});

test.concurrent('an entity is archived by its id and comes back', async () => {
  const sam = await settled('Ines lives in Quuxberg');
  const before = contents(sam.cwd, outside);
  const done = await sam.agentsoul(['forget', 'place--quuxberg', '--yes', '--json']);
  expect(done.code).toBe(0);
  expect((await sam.agentsoul(['graph', 'show'])).stdout).not.toMatch(/quuxberg/i);
  expect((await sam.shell((JSON.parse(done.stdout) as { undo: string }).undo)).code).toBe(0);
  expect(contents(sam.cwd, outside)).toEqual(before);
});

test.concurrent('an alias means the entity: it goes with its facts', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  sam.write(
    'memory/graph/entities/person--annika.md',
    '---\naliases: [Nika]\n---\n# Annika\n\n<!-- Type: person | Created: 2026-01-01 | Last updated: 2026-01-01 | Pinned: no -->\n\n## Facts\n- Plays chess on Tuesdays\n',
  );
  sam.write(
    'memory/2026-02-13.md',
    '# 2026-02-13\n\n## 09:00 | fact\nAnnika borrowed the ladder.\n\n## 10:00\nRain.\n',
  );
  await sam.change(['save', '--reason', 'first notes']);
  const meant = async (...flags: string[]) => {
    const { document } = await sam.json(['forget', 'Nika', '--dry-run', ...flags]);
    return { forgotten: document.forgotten, entities: document.entities };
  };
  const forgotten = [
    { path: 'memory/2026-02-13.md', text: 'Annika borrowed the ladder.', reason: 'is about Annika, also called so' },
    { path: 'memory/graph/entities/person--annika.md', text: 'Plays chess on Tuesdays' },
  ];
  for (const flags of [[], ['--permanent']]) {
    expect(await meant(...flags)).toMatchObject({
      forgotten,
      entities: [{ id: 'person--annika', reason: 'is called so' }],
    });
  }
  await sam.agentsoul(['forget', 'nika', '--permanent', '--yes']);
  expect(filesHolding(sam.cwd, 'annika')).toEqual([]);
  expect(filesHolding(sam.cwd, 'chess')).toEqual([]);
});

test.concurrent('a note of the vault or a procedure leaves no name behind, and the history is named with its way out', async () => {
  const notes = [
    ['vault', 'My locker hint is bluefish seven', 'vault:my-locker-hint-is-bluefish-seven'],
    ['procedural', 'To feed the bluefish, drop seven shrimps', 'procedure:to-feed-the-bluefish'],
  ] as const;
  for (const [store, text, id] of notes) {
    const sam = person();
    await sam.change(['init', '--yes']);
    const { document } = await sam.json(['remember', text, '--store', store]);
    await finds(sam, 'bluefish');
    if (store === 'procedural') {
      expect((await sam.agentsoul(['pin', id])).code).toBe(0);
      sam.write(String(document.path), `${sam.read(String(document.path))}\n`);
    }
    const before = sam.git('.', 'rev-parse', 'HEAD').trim();
    const done = await sam.agentsoul(['forget', id, '--permanent', '--yes']);
    expect([done.code, done.stderr]).toEqual([0, expect.stringContaining(`--invert-paths --path ${document.path}`)]);
    expect(done.stderr).toContain('--replace-message');
    expect(filesHolding(sam.cwd, 'bluefish')).toEqual([]);
    expect(filesHolding(sam.home, 'bluefish')).toEqual([]);
    expect(sam.git('.', 'log', `${before}..`, '--format=%B')).not.toMatch(/bluefish/i);
    expect(sam.read('memory/meta/audit.log')).toContain(String(document.path).replace(/[^/]+(?=\.md)/, '[forgotten]'));
    expect((await sam.agentsoul(['audit', 'verify'])).code).toBe(0);
  }
});

test.concurrent('what stands in core memory and the graph is forgotten with its relation, and the graph stays sound', async () => {
  for (const flags of [[], ['--permanent']]) {
    const sam = person();
    await sam.change(['init', '--yes']);
    expect((await sam.agentsoul(['remember', 'Ana works at Northwind', '--core'])).code).toBe(0);
    expect(sam.read('memory/graph/index.md')).toContain('| relates-to |');
    const done = await sam.json(['forget', 'Ana works at Northwind', '--yes', ...flags]);
    expect((done.document.forgotten as { text: string }[]).map(({ text }) => text)).toEqual([
      'Ana works at Northwind',
      'Ana works at Northwind',
      'relates-to: [[organisation--northwind]]',
    ]);
    expect(sam.read('memory/graph/index.md')).not.toMatch(/MEMORY|relates-to/);
    expect((await sam.agentsoul(['graph', 'check'])).code).toBe(0);
  }
});

test.concurrent('an entity whose last fact is forgotten keeps its file, its name and its pin', async () => {
  const sam = await settled('Carlos likes jazz');
  await sam.change(['pin', 'person--carlos']);
  const before = contents(sam.cwd, outside);
  const done = await sam.json(['forget', 'Carlos likes jazz', '--yes']);
  expect(done.document).toMatchObject({ entities: [], isGone: true });
  expect(sam.read('memory/graph/entities/person--carlos.md')).toMatch(/^# person--carlos\n\n<!-- .*Pinned: yes -->\n/);
  expect(sam.read('memory/graph/entities/person--carlos.md')).not.toContain('jazz');
  expect((await sam.agentsoul(['graph', 'check'])).code).toBe(0);
  expect((await sam.shell(String(done.document.undo))).code).toBe(0);
  expect(contents(sam.cwd, outside)).toEqual(before);
  await sam.json(['forget', 'Carlos likes jazz', '--permanent', '--yes']);
  expect(sam.read('memory/graph/entities/person--carlos.md')).toContain('Pinned: yes');
});
