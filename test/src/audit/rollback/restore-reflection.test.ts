import { expect, test } from 'vitest';
import { addNameTombstones, addTombstones, formatTombstones } from '../../../../src/entries/records/tombstones.js';
import { failure } from '../../../support/errors.js';
import { life } from './life.js';

const lines = (change: Readonly<Record<number, string>> = {}) =>
  Array.from({ length: 12 }, (_, index) => `${change[index] ?? `- line ${index}`}\n`).join('');

test('a reflection is taken back, and unrelated changes made since stay, in the same files too', async () => {
  const { approve, commit, git, read, rollback, undo } = await life({ 'MEMORY.md': lines(), 'USER.md': 'one\n' });
  approve('r-001', { 'MEMORY.md': lines({ 1: '- reflected' }), 'memory/procedures/tea.md': '# Tea\n' }, '09:00');
  approve('r-002', { 'USER.md': 'two\n' }, '09:30');
  commit({ 'MEMORY.md': lines({ 1: '- reflected', 9: '- by hand' }), 'TOOLS.md': 'new\n' }, '10:00');
  const change = await rollback({ session: 'r-001' });
  expect(change).toMatchObject({ state: 'changed', summary: 'roll back reflection r-001' });
  expect(read('MEMORY.md')).toBe(lines({ 9: '- by hand' }));
  expect([read('memory/procedures/tea.md'), read('USER.md'), read('TOOLS.md')]).toEqual([null, 'two\n', 'new\n']);
  expect(git('log', '-1', '--format=%B')).toContain('Trigger: agentsoul rollback --session r-001\n');
  await undo();
  expect(read('MEMORY.md')).toBe(lines({ 1: '- reflected', 9: '- by hand' }));
  expect(read('memory/procedures/tea.md')).toBe('# Tea\n');
});

test('all approvals of one reflection are taken back together, whatever lies between them', async () => {
  const { approve, commit, read, rollback } = await life({ 'MEMORY.md': lines() });
  approve('r-001', { 'MEMORY.md': lines({ 1: '- first' }) }, '09:00');
  commit({ 'MEMORY.md': lines({ 1: '- first', 6: '- by hand' }) }, '09:30');
  approve('r-001', { 'MEMORY.md': lines({ 1: '- second', 6: '- by hand' }) }, '10:00');
  expect(await rollback({ session: 'r-001' })).toMatchObject({ summary: 'roll back reflection r-001 (2 changes)' });
  expect(read('MEMORY.md')).toBe(lines({ 6: '- by hand' }));
  expect(await rollback({ session: 'r-001' })).toEqual({ state: 'unchanged' });
});

test('a later change of the same lines is in the way, and either choice that is named works', async () => {
  const start = await life({ 'MEMORY.md': lines(), 'USER.md': 'one\n' });
  const { approve, read, remember, rollback } = start;
  const before = start.git('rev-parse', '--short=10', 'HEAD').trim();
  approve('r-001', { 'MEMORY.md': lines({ 1: '- reflected' }), 'USER.md': 'two\n' }, '09:00');
  const later = await remember({ 'MEMORY.md': lines({ 1: '- corrected' }) });
  const { code, message, hint } = await failure(rollback({ session: 'r-001' }));
  expect([code, message]).toEqual([
    'rollback-conflict',
    `MEMORY.md was changed after r-001, in the lines the rollback would restore: ${later} "[EDIT] MEMORY.md — change some files".`,
  ]);
  expect(hint).toBe(
    `Either undo the later change with \`agentsoul undo ${later}\`, or restore the whole file, which also reverts later changes, with \`agentsoul rollback MEMORY.md --to ${before}\`. Nothing was changed.`,
  );
  expect([read('MEMORY.md'), read('USER.md')]).toEqual([lines({ 1: '- corrected' }), 'two\n']);

  await rollback({ file: 'MEMORY.md', to: before });
  await rollback({ session: 'r-001' });
  expect([read('MEMORY.md'), read('USER.md')]).toEqual([lines(), 'one\n']);
  await start.undo();
  await start.undo();
  await start.undo();
  expect(read('MEMORY.md')).toBe(lines({ 1: '- reflected' }));
  await rollback({ session: 'r-001' });
  expect([read('MEMORY.md'), read('USER.md')]).toEqual([lines(), 'one\n']);
});

test('edits that are in no commit are kept where they are elsewhere in the file, and in the way where they are not', async () => {
  const { approve, git, read, rollback, write } = await life({ 'MEMORY.md': lines() });
  approve('r-001', { 'MEMORY.md': lines({ 1: '- reflected' }) }, '09:00');
  write('MEMORY.md', lines({ 1: '- mine' }));
  const { code, message, hint } = await failure(rollback({ session: 'r-001' }));
  expect([code, message]).toEqual(['rollback-conflict', expect.stringContaining('uncommitted edits')]);
  expect(hint).toContain('`git restore -- MEMORY.md`');
  write('MEMORY.md', lines({ 1: '- reflected', 9: '- mine' }));
  await rollback({ session: 'r-001' });
  expect(read('MEMORY.md')).toBe(lines({ 9: '- mine' }));
  expect(git('log', '-2', '--format=%an')).toBe('bot:cli\nmanual\n');
});

test('the graph and the records follow: entities that came later stay, and what was archived is back', async () => {
  const entity = (name: string) => `# ${name}\n\n<!-- Type: person -->\n\n## Facts\n- Known\n`;
  const records = (entries: object) => `${JSON.stringify({ version: 1, entries }, null, 2)}\n`;
  const used = { store: 'episodic', access_count: 3, status: 'active' };
  const { approve, commit, read, rollback } = await life({
    'memory/2026-02-01.md': '# 2026-02-01\n\n## 09:00 | fact\nRain.\n',
    'memory/graph/entities/person--ana.md': entity('Ana'),
    'memory/meta/decay-scores.json': records({ 'episode:2026-02-01:09:00': used }),
  });
  approve(
    'r-001',
    {
      'memory/graph/entities/person--bea.md': entity('Bea'),
      'memory/graph/index.md': 'stale\n',
      'memory/meta/decay-scores.json': records({
        'entity:person--bea': { store: 'semantic', status: 'active' },
        'episode:2026-02-01:09:00': { ...used, status: 'archived' },
      }),
      'memory/meta/processed.json': '{ "processed": { "episode:2026-02-01:09:00": "r-001" } }\n',
    },
    '09:00',
  );
  commit(
    {
      'memory/graph/entities/person--cleo.md': entity('Cleo'),
      'memory/graph/index.md': 'stale again\n',
      'memory/meta/decay-scores.json': records({
        'entity:person--ana': { store: 'semantic', access_count: 2 },
        'entity:person--bea': { store: 'semantic', status: 'active', access_count: 4 },
        'episode:2026-02-01:09:00': { ...used, access_count: 8, status: 'archived' },
      }),
    },
    '10:00',
  );
  await rollback({ session: 'r-001' });
  const index = read('memory/graph/index.md') ?? '';
  expect([...index.matchAll(/^\| (person--\w+)/gm)].map(([, id]) => id)).toEqual(['person--ana', 'person--cleo']);
  expect(JSON.parse(read('memory/meta/decay-scores.json') ?? '').entries).toEqual({
    'entity:person--ana': { store: 'semantic', access_count: 2 },
    'episode:2026-02-01:09:00': { ...used, access_count: 8 },
  });
  expect(read('memory/meta/processed.json')).toBe(null);
});

test('what was forgotten for good does not come back', async () => {
  const secret = '- The alarm code is nine.\n';
  const { approve, commit, read, rollback } = await life({ 'MEMORY.md': `# Memory\n\n- Tea.\n${secret}` });
  approve('r-001', { 'MEMORY.md': '# Memory\n\n- Coffee.\n' }, '09:00');
  const buried = formatTombstones(addTombstones(null, ['The alarm code is nine.'], '2026-02-02'));
  commit({ 'memory/meta/tombstones.json': buried }, '10:00');
  await rollback({ session: 'r-001' });
  expect(read('MEMORY.md')).toBe('# Memory\n\n- Tea.\n');
});

test('an entity that was forgotten for good since stays out, without its row, and the rest is taken back', async () => {
  const ana = 'memory/graph/entities/person--ana.md';
  const { approve, commit, git, read, rollback } = await life({
    [ana]: '# Ana\n\n## Facts\n\n- Plays chess\n',
    'USER.md': 'a\n',
  });
  approve('r-001', { [ana]: '# Ana\n\n## Facts\n\n- Plays go\n', 'USER.md': 'b\n' }, '09:00');
  const buried = formatTombstones(addNameTombstones(null, ['person--ana', 'Ana'], '2026-02-02'));
  commit({ [ana]: null, 'memory/meta/tombstones.json': buried }, '10:00');
  const change = await rollback({ session: 'r-001' });
  expect(change).toMatchObject({ warnings: ['Part of it was permanently forgotten and is not restored.'] });
  expect([read(ana), read('USER.md'), read('memory/graph/index.md')]).toEqual([null, 'a\n', null]);
  expect(git('show', '--format=%B', '--name-only', 'HEAD')).not.toMatch(/ana/i);
});

test.each(['r-009', 'r-001; rm', '', '--all'])(
  'a reflection %s that was never approved is unknown',
  async (session) => {
    const { approve, commit, rollback } = await life({ 'MEMORY.md': 'one\n' });
    approve('r-001', { 'MEMORY.md': 'two\n' }, '09:00');
    commit({ 'MEMORY.md': 'three\n' }, '10:00', 'x\n\nActor: reflection:r-009\nApproval: pending\n');
    const { code, hint } = await failure(rollback({ session }));
    expect([code, hint]).toEqual(['unknown-change', 'There are r-001. Nothing was changed.']);
  },
);
