import { expect, test } from 'vitest';
import { undoOf } from './documents.js';
import { contents, type Person, person } from './person.js';

function files(sam: Person): Record<string, string> {
  return contents(sam.cwd, { without: ['.git', '.agentsoul', 'memory/meta'] });
}

test.concurrent('undo takes back the latest change, then the one before, and an undo can be undone by its id', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  const start = files(sam);
  const first = await sam.change(['identity', 'set', '--name', 'Kate']);
  const named = files(sam);
  await sam.change(['identity', 'set', '--vibe', 'dry']);
  const vibed = files(sam);

  const preview = await sam.agentsoul(['undo', '--dry-run']);
  expect([preview.code, files(sam)]).toEqual([0, vibed]);
  await sam.change(['undo']);
  expect(files(sam)).toEqual(named);
  const second = await sam.change(['undo']);
  expect(files(sam)).toEqual(start);
  expect(sam.git('.', 'log', '-1', '--format=%an %s')).toBe(
    `bot:cli [REVERT] IDENTITY.md — undo ${first.id}: IDENTITY.md — set name\n`,
  );
  expect((await sam.shell(undoOf(second))).code).toBe(0);
  expect(files(sam)).toEqual(named);
  expect(sam.git('.', 'status', '--porcelain')).toBe('');
});

test.concurrent('a named change is taken back, and later edits elsewhere in the file are kept', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
  const text = (change: Record<number, string>) => `${lines.map((line, index) => change[index] ?? line).join('\n')}\n`;
  sam.write('TOOLS.md', text({}));
  await sam.change(['save', '--reason', 'base']);
  sam.write('TOOLS.md', text({ 2: 'early' }));
  const early = await sam.change(['save', '--reason', 'early']);
  sam.write('TOOLS.md', text({ 2: 'early', 17: 'late' }));
  await sam.change(['save', '--reason', 'late']);
  await sam.change(['undo', String(early.id)]);
  expect(sam.read('TOOLS.md')).toBe(text({ 17: 'late' }));
  const byCommit = await sam.change(['undo', String(early.commit).slice(0, 12), '--dry-run']).catch(() => null);
  expect(byCommit).toBe(null);
});

test.concurrent('an undo that would have to guess is refused and changes nothing', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  const change = await sam.change(['identity', 'set', '--name', 'Kate']);
  await sam.change(['identity', 'set', '--name', 'Kim']);
  const before = files(sam);
  const conflict = await sam.failure(['undo', String(change.id)]);
  expect([conflict.exit, conflict.code]).toEqual([2, 'undo-conflict']);
  expect(await sam.failure(['undo', 'c-0000000000'])).toMatchObject({ exit: 2, code: 'unknown-change' });
  expect(files(sam)).toEqual(before);
});

test.concurrent('what a person committed with git is never undone by chance', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  const change = await sam.change(['identity', 'set', '--name', 'Kate']);
  sam.write('SOUL.md', 'mine\n');
  sam.git('.', 'commit', '--all', '--quiet', '--message=mine');
  const undone = await sam.change(['undo']);
  expect(undone.summary).toBe(`undo ${change.id}: IDENTITY.md — set name`);
  expect(sam.read('SOUL.md')).toBe('mine\n');
});

test.concurrent('the undo of a document can be run as it stands, from where the user stood', async () => {
  const sam = person();
  await sam.change(['init', 'two words/demo', '--yes']);
  const start = sam.read('two words/demo/IDENTITY.md');
  sam.write('two words/other/.keep', '');
  const places: readonly [cwd: string, argv: readonly string[]][] = [
    ['.', ['-C', 'two words/demo']],
    ['two words', ['-C', 'demo']],
    ['two words/demo', []],
    ['two words/demo/memory/graph', []],
    ['two words/other', ['--workspace', '../demo']],
  ];
  for (const [place, argv] of places) {
    const cwd = sam.path(place);
    const change = await sam.change([...argv, 'identity', 'set', '--name', 'Kate'], { cwd });
    const { code } = await sam.shell(undoOf(change), { cwd });
    expect([place, code, sam.read('two words/demo/IDENTITY.md')]).toEqual([place, 0, start]);
  }
});

test.concurrent('undoing the creation of a workspace removes its files, and init makes them again', async () => {
  const sam = person();
  const made = await sam.change(['init', 'demo', '--yes']);
  const start = contents(sam.path('demo'), { without: ['.git', '.agentsoul', 'memory/meta/audit.log'] });
  expect((await sam.shell(undoOf(made))).code).toBe(0);
  expect(contents(sam.path('demo'), { without: ['.git', '.agentsoul', 'memory/meta/audit.log'] })).toEqual({});
  expect(await sam.change(['init', 'demo', '--yes'])).toMatchObject({ changed: true, kept: [] });
  expect(contents(sam.path('demo'), { without: ['.git', '.agentsoul', 'memory/meta/audit.log'] })).toEqual(start);
});

test.concurrent('a memory is taken back although its neighbours in the index and the records came later', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  sam.write('memory/2026-02-01.md', '# 2026-02-01\n\n## 09:00 | fact\nRain.\n\n## 10:00 | fact\nSun.\n');
  await sam.change(['save', '--reason', 'weather']);
  const ana = await sam.json(['remember', 'Ana plays chess in Rome', '--entity', 'Ana', '--store', 'semantic']);
  await sam.json(['remember', 'Ben likes green tea', '--entity', 'Ben', '--store', 'semantic']);
  expect((await sam.shell(String(ana.document.undo))).code).toBe(0);
  expect(sam.read('memory/graph/index.md')).toContain('ben');
  expect(sam.read('memory/graph/index.md')).not.toContain('ana');
  expect(await sam.json(['graph', 'check'])).toMatchObject({ code: 0 });

  const rain = await sam.change(['pin', 'episode:2026-02-01:09:00']);
  await sam.change(['pin', 'episode:2026-02-01:10:00']);
  expect((await sam.shell(undoOf(rain))).code).toBe(0);
  const { entries } = JSON.parse(sam.read('memory/meta/decay-scores.json'));
  expect(Object.keys(entries)).toEqual(['episode:2026-02-01:10:00']);
});

test.concurrent('undo says what it takes back and what it removes', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  sam.write('memory/vault/key.md', 'Under the mat.\n');
  const saved = await sam.change(['save', '--reason', 'where the key lies']);
  const { stderr } = await sam.agentsoul(['undo']);
  expect(stderr.split('\n').slice(0, 2)).toEqual([
    `Undo ${saved.id}: memory/vault/key.md — where the key lies.`,
    '✔ Removed memory/vault/key.md',
  ]);
});

test.concurrent('an erasure is not undone, and undo does not take back what lies below it instead', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  expect((await sam.agentsoul(['remember', 'I have a dog called Rex'])).code).toBe(0);
  const { document } = await sam.json(['remember', 'Old note', '--store', 'vault']);
  expect((await sam.agentsoul(['forget', 'dog called Rex', '--permanent', '--yes'])).code).toBe(0);
  const before = files(sam);
  for (const argv of [['undo'], ['undo', '--dry-run']]) {
    const refused = await sam.failure(argv);
    expect(refused).toMatchObject({ exit: 2, code: 'unknown-change' });
    expect(refused.message).toMatch(/^The last change, c-\w+, erased memories for good, so it cannot be undone\.$/);
    expect(refused.hint).toContain(String(document.undo));
  }
  expect(files(sam)).toEqual(before);
  await sam.change(['undo', String(document.undo).split(' ').at(-1) ?? '']);
  expect(Object.keys(files(sam))).not.toContain('memory/vault/old-note.md');
});
