import {
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, test } from 'vitest';
import { reindex } from '../../../src/search/reindex.js';
import { search } from '../../../src/search/search.js';
import { openDatabase } from '../../../src/sqlite/open-database.js';
import { openWorkspace } from '../../../src/workspace/open-workspace.js';
import { countOrphans, dumpIndex } from '../../support/index-dump.js';
import { makeSparse } from '../../support/strange-files.js';
import { temporaryWorkspace } from '../../support/temporary-workspace.js';

function notes(files: Readonly<Record<string, string>> = {}) {
  const made = temporaryWorkspace({
    kind: 'none',
    files: {
      'SOUL.md': '# Soul\n\nBe kind.\n',
      'memory/2026-02-02.md': '# 2026-02-02\n\n- The kettle whistles.\n- The violin is out of tune.\n',
      'memory/2026-02-03.md': '# 2026-02-03\n\n- The ferry leaves at noon.\n',
      ...files,
    },
  });
  const open = () => openWorkspace(made.root, { at: new Date('2026-02-10T12:00:00Z') });
  return {
    ...made,
    open,
    file: join(made.root, '.agentsoul/index.sqlite'),
    find: async (query: string) => search(await open(), query, { track: false, limit: 1 }),
  };
}

const firstOf = ({ hits }: Awaited<ReturnType<typeof search>>) => hits[0]?.snippet;

describe('a search', () => {
  test('reads what changed and only that', async () => {
    const { find, write } = notes();
    expect((await find('kettle')).index).toEqual({ state: 'refreshed', refreshedFiles: 2, chunks: 3 });
    expect((await find('kettle')).index).toEqual({ state: 'fresh', refreshedFiles: 0, chunks: 3 });
    write('memory/2026-02-03.md', '# 2026-02-03\n\n- The ferry is late.\n- A lantern burns.\n');
    const answer = await find('lantern');
    expect([answer.index, firstOf(answer)]).toEqual([
      { state: 'refreshed', refreshedFiles: 1, chunks: 4 },
      'A lantern burns.',
    ]);
  });

  test('notices an edit of the same length with the time set back', async () => {
    const { find, root } = notes();
    const path = join(root, 'memory/2026-02-03.md');
    utimesSync(path, 1_700_000_000, 1_700_000_000);
    await find('ferry');
    writeFileSync(path, readFileSync(path, 'utf8').replace('ferry', 'sloop'));
    utimesSync(path, 1_700_000_000, 1_700_000_000);
    expect(firstOf(await find('sloop'))).toBe('The sloop leaves at noon.');
  });

  test('forgets files that are gone and follows those that moved', async () => {
    const { find, root } = notes();
    await find('ferry');
    renameSync(join(root, 'memory/2026-02-03.md'), join(root, 'memory/2026-02-04.md'));
    rmSync(join(root, 'memory/2026-02-02.md'));
    const answer = await find('ferry');
    expect([answer.index.chunks, answer.hits[0]?.path]).toEqual([1, 'memory/2026-02-04.md']);
  });

  test('keeps a file for the owner as soon as it has another name', async () => {
    const shared = '# 2026-02-05 — Episode Log\n\n## 10:00 | event | share\nThe mosaic is for all.\n';
    const { open, root } = notes({ 'memory/2026-02-05.md': shared });
    const ask = async () =>
      (await search(await open(), 'mosaic', { scope: { kind: 'group' }, track: false })).hits.length;
    expect(await ask()).toBe(1);
    linkSync(join(root, 'memory/2026-02-05.md'), join(root, 'copy.md'));
    expect(await ask()).toBe(0);
  });

  test('says which file it could not read', async () => {
    const { find, write } = notes();
    write('memory/2026-02-06.md', `# Long\n\n${'word '.repeat(500_000)}\n`);
    for (let round = 0; round < 2; round++) {
      const { index, notes: said } = await find('kettle');
      expect([index.state, said]).toEqual([
        'partial',
        [expect.stringContaining('memory/2026-02-06.md is not searched.')],
      ]);
    }
  });
});

describe('an index that is', () => {
  test('deleted is made again', async () => {
    const { find, root } = notes();
    await find('kettle');
    rmSync(join(root, '.agentsoul'), { recursive: true });
    expect((await find('kettle')).index).toEqual({ state: 'refreshed', refreshedFiles: 2, chunks: 3 });
  });

  test.each([
    ['no database', (file: string) => writeFileSync(file, 'not a database, but long enough to look at: '.repeat(50))],
    ['cut short', (file: string) => truncateSync(file, 9_000)],
    ['empty', (file: string) => truncateSync(file, 0)],
  ])('%s is made again', async (_, harm) => {
    const { find, file } = notes();
    await find('kettle');
    harm(file);
    const answer = await find('kettle');
    expect(firstOf(answer)).toBe('The kettle whistles.');
    expect(answer.index.chunks).toBe(3);
    expect((await find('kettle')).index.state).toBe('fresh');
  });

  test('removed is made again, and the answer says so, other than at the very first question', async () => {
    const { find, file } = notes();
    expect((await find('kettle')).notes).toEqual([]);
    for (const path of [file, `${file}-wal`, `${file}-shm`]) rmSync(path, { force: true });
    const { notes: told, hits } = await find('kettle');
    expect(told).toEqual(['The search index was missing and has been rebuilt.']);
    expect(hits).not.toEqual([]);
    expect((await find('kettle')).notes).toEqual([]);
  });

  test('damaged is made again, and the answer says so', async () => {
    const { find, file } = notes();
    await find('kettle');
    writeFileSync(file, 'x'.repeat(20_000));
    expect((await find('kettle')).notes).toEqual(['The search index was damaged and has been rebuilt.']);
  });

  test('made for other settings is made again', async () => {
    const { find, root } = notes({ 'bank/tea.md': '# Tea\n\n- Oolong in the tin.\n' });
    await find('oolong');
    const flags = { memory: { search: { paths: ['bank'] } }, embeddings: { provider: 'none' as const } };
    const answer = await search(await openWorkspace(root, { flags }), 'oolong', { track: false });
    expect([firstOf(answer), answer.embeddings, answer.retrievers]).toEqual([
      'Oolong in the tin.',
      null,
      ['keywords', 'dates'],
    ]);
    expect((await find('kettle')).embeddings).toBe('static:glove-50k-100@1');
  });

  test('a link to somewhere else is not followed', async () => {
    const { find, open, root } = notes();
    await find('kettle');
    const elsewhere = join(root, 'elsewhere.sqlite');
    renameSync(join(root, '.agentsoul/index.sqlite'), elsewhere);
    const before = readFileSync(elsewhere);
    const { symlinkSync } = await import('node:fs');
    symlinkSync(elsewhere, join(root, '.agentsoul/index.sqlite'));
    const answer = await find('kettle');
    expect([firstOf(answer), answer.notes]).toEqual([
      'The kettle whistles.',
      [
        '.agentsoul/index.sqlite is a link, so the search index was built in memory. `agentsoul doctor` shows how to fix that.',
      ],
    ]);
    expect(readFileSync(elsewhere).equals(before)).toBe(true);
    await expect(reindex(await open(), { full: true })).rejects.toThrow(
      '.agentsoul/index.sqlite is a link, so nothing is written to it.',
    );
  });

  test.each(['', '-wal', '-shm', '-journal'])('far too large (index.sqlite%s) is made again', async (suffix) => {
    const { find, open, file } = notes();
    await find('kettle');
    makeSparse(`${file}${suffix}`, 3 * 1024 ** 3);
    const answer = await find('kettle');
    expect([firstOf(answer), answer.notes]).toEqual([
      'The kettle whistles.',
      ['The search index was damaged and has been rebuilt.'],
    ]);
    expect((await find('kettle')).notes).toEqual([]);
    makeSparse(`${file}${suffix}`, 3 * 1024 ** 3);
    await reindex(await open(), { full: true });
    expect(statSync(file).size).toBeLessThan(1024 ** 2);
    expect((await find('kettle')).notes).toEqual([]);
  });

  test('whose lock holds something is made in memory', async () => {
    const { find, write } = notes();
    write('.agentsoul/index.lock', 'no lock');
    const answer = await find('kettle');
    expect([firstOf(answer), answer.notes]).toEqual([
      'The kettle whistles.',
      [
        '.agentsoul/index.lock is not empty, so the search index was built in memory. `agentsoul doctor` shows how to fix that.',
      ],
    ]);
  });
});

test('an index of version 0.1.0 is replaced without a word', async () => {
  const { find, file } = notes();
  await find('kettle');
  for (const path of [file, `${file}-wal`, `${file}-shm`]) rmSync(path, { force: true });
  const old = openDatabase(file);
  old.exec(`CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
    INSERT INTO about VALUES ('fingerprint', '[[10,"agentsoul","main",null,null,[]],"static:glove-50k-100@1"]');
    CREATE TABLE files (id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, store TEXT NOT NULL, seen TEXT NOT NULL,
      hash TEXT NOT NULL, facts BLOB NOT NULL);
    CREATE TABLE chunks (id INTEGER PRIMARY KEY, entry TEXT NOT NULL, text TEXT NOT NULL);
    CREATE TABLE postings (term TEXT NOT NULL, block INTEGER NOT NULL, parts BLOB NOT NULL, PRIMARY KEY (term, block)) WITHOUT ROWID;
    CREATE TABLE vectors (block INTEGER PRIMARY KEY, parts BLOB NOT NULL);
    INSERT INTO chunks VALUES (1, 'note', 'The kettle of another time.')`);
  old.close();
  const answer = await find('kettle');
  expect([firstOf(answer), answer.index, answer.notes]).toEqual([
    'The kettle whistles.',
    { state: 'refreshed', refreshedFiles: 2, chunks: 3 },
    [],
  ]);
  expect(readFileSync(file, 'latin1')).not.toContain('another time');
});

describe('reindex', () => {
  test('leaves the index as a full one would be', async () => {
    const { find, open, write, root, file } = notes();
    await find('kettle');
    write(
      'memory/2026-02-02.md',
      '# 2026-02-02\n\nAna: Where is the violin?\n\nBen: I lent my violin to Cleo.\n\nAna: Since when?\n\nBen: Since Monday.\n',
    );
    write(
      'memory/2026-02-09.md',
      '# 2026-02-09 — Episode Log\n\n## 10:00 | event | share\nJam for all.\n\n## 11:00 | event\nNot for all.\n',
    );
    rmSync(join(root, 'memory/2026-02-03.md'));
    expect(await reindex(await open())).toEqual({
      state: 'refreshed',
      files: 2,
      chunks: 6,
      refreshedFiles: 3,
      notes: [],
    });
    const refreshed = dumpIndex(file);
    expect(await reindex(await open(), { full: true })).toEqual({
      state: 'refreshed',
      files: 2,
      chunks: 6,
      refreshedFiles: 2,
      notes: [],
    });
    expect(dumpIndex(file)).toEqual(refreshed);
    expect(countOrphans(file)).toBe(0);
  });

  test('in full leaves no byte of what is gone', async () => {
    const { find, open, write, root } = notes({
      'memory/2026-02-07.md': `# 2026-02-07\n\n- The quagga password is xylophone.\n\nTom: quagga.\n\n${'Filler about the market. '.repeat(400)}\n`,
    });
    await find('quagga');
    write('memory/2026-02-07.md', '# 2026-02-07\n\n- Nothing.\n');
    await reindex(await open(), { full: true });
    const folder = join(root, '.agentsoul');
    const left = readdirSync(folder).filter((name) =>
      /quagga|xylophone|xylophon/i.test(readFileSync(join(folder, name), 'latin1')),
    );
    expect(left).toEqual([]);
    expect((await find('quagga')).hits.filter(({ snippet }) => /quagga/.test(snippet))).toEqual([]);
  });

  test('leaves no byte of what is gone in the index file, also when only one file is read again', async () => {
    const { find, open, write, file } = notes({
      'memory/2026-02-07.md': `# 2026-02-07\n\n- The quagga password is xylophone.\n\n- ${'Filler about the market. '.repeat(40)}\n`,
    });
    await find('quagga');
    expect(readFileSync(file, 'latin1')).toMatch(/quagga/);
    write('memory/2026-02-07.md', '# 2026-02-07\n\n- Nothing.\n');
    await reindex(await open());
    // Closing the last connection moves the log into the file and removes it.
    expect(readdirSync(dirname(file)).filter((name) => name.endsWith('-wal'))).toEqual([]);
    expect(readFileSync(file, 'latin1')).not.toMatch(/quagga|xylophon/i);
  });

  test('tells how far it is', async () => {
    const { open } = notes();
    const ticks: [number, number][] = [];
    await reindex(await open(), { onProgress: (done, total) => void ticks.push([done, total]) });
    expect(ticks).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });
});
