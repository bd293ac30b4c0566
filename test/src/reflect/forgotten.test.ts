import { expect, test } from 'vitest';
import { forget } from '../../../src/memory/forget/forget.js';
import { approveReflection } from '../../../src/reflect/decide/approve.js';
import { rejectReflection } from '../../../src/reflect/decide/reject.js';
import { showPending } from '../../../src/reflect/decide/show-pending.js';
import { reflect } from '../../../src/reflect/reflect.js';
import { failure } from '../../support/errors.js';
import { allFiles } from '../../support/temporary-workspace.js';
import { ana, asks, cello, garden, lives, plans, proposing, side, summary } from './tea-garden.js';

const asked = { scope: { kind: 'main' }, presence: 'unattended', trigger: 'a test' } as const;

test('what was forgotten meanwhile is not brought back by an approval, and the rest can be approved', async () => {
  const place = await garden();
  await reflect(place.workspace, { propose: proposing(lives, cello, plans) });
  await forget(place.workspace, 'episode:2026-02-02:10:00', asked);
  const before = allFiles(place.root);
  const error = await failure(approveReflection(place.workspace));
  expect([error.code, error.message]).toEqual([
    'reflection-outdated',
    'Change 2 is out of date. Forgotten or changed since: episode:2026-02-02:10:00.',
  ]);
  expect(error.hint).toContain('`--except 2` or select others with `--only`');
  expect(allFiles(place.root)).toEqual(before);
  expect((await approveReflection(place.workspace, { only: [1] })).applied).toEqual([1]);
  expect((await failure(approveReflection(place.workspace))).code).toBe('reflection-outdated');
  expect((await approveReflection(place.workspace, { except: [2] })).applied).toEqual([3]);
});

test('nor does a note count that says something else by now', async () => {
  const place = await garden();
  await reflect(place.workspace, { propose: proposing(lives, cello) });
  const day = 'memory/2026-02-02.md';
  place.write(day, (place.read(day) ?? '').replace('plays the cello', 'gave up the cello'));
  expect((await failure(approveReflection(place.workspace))).message).toContain('Change 2 is out of date.');
  expect((await approveReflection(place.workspace, { only: [1] })).applied).toEqual([1]);
});

const said = 'The gate opens with "sesame" and a bow.';

const gate = {
  kind: 'fact',
  summary: said,
  evidence: ['episode:2026-02-01:09:00'],
  edits: [{ do: 'add', path: ana, section: ['person--ana', 'Facts'], lines: [`- ${said}`] }],
  idea: 'fact | gate | gate open sesam bow',
} as const;

const gateNotes = { 'memory/2026-02-01.md': `# 2026-02-01\n\n## 09:00 | fact\n${said}\n` };

test('what is forgotten for good leaves the proposal with all that rested on it, and the rest can be approved', async () => {
  const place = await garden({ files: gateNotes });
  const both = { ...lives, evidence: ['episode:2026-02-01:09:00', ...lives.evidence] };
  await reflect(place.workspace, { propose: proposing(gate, plans, both, cello) });
  expect(JSON.stringify(allFiles(place.root))).toContain('sesame');
  await forget(place.workspace, 'episode:2026-02-01:09:00', { ...asked, permanent: true });
  expect(JSON.stringify(allFiles(place.root))).not.toContain('sesam');
  const { proposal } = await showPending(place.workspace);
  expect(proposal?.changes.map(({ n, summary }) => [n, summary])).toEqual([
    [2, 'The garden is planned'],
    [4, 'Ana plays the cello'],
  ]);
  expect(proposal?.notes).toEqual([
    '2 changes rested on a permanently forgotten memory and removed from this proposal.',
  ]);
  expect(await approveReflection(place.workspace)).toMatchObject({ applied: [2, 4], skipped: [] });
  const again = await reflect(place.workspace, { propose: proposing(gate) });
  expect([again.changes, again.notes]).toEqual([
    [],
    ['A change was left out (fact): it would restore a permanently forgotten memory.'],
  ]);
});

test('a proposal that rests on nothing else goes with what is forgotten for good', async () => {
  const place = await garden({ files: gateNotes });
  await reflect(place.workspace, { propose: proposing(gate) });
  await forget(place.workspace, 'episode:2026-02-01:09:00', { ...asked, permanent: true });
  expect([place.read(side), place.read(summary)]).toEqual([null, null]);
  expect((await failure(approveReflection(place.workspace))).code).toBe('nothing-pending');
});

test('the other notes of a lost change are looked at again once the rest is decided', async () => {
  const place = await garden({ files: gateNotes });
  const both = { ...lives, evidence: ['episode:2026-02-01:09:00', ...lives.evidence] };
  await reflect(place.workspace, { propose: proposing(both, plans) });
  await forget(place.workspace, 'episode:2026-02-01:09:00', { ...asked, permanent: true });
  await approveReflection(place.workspace);
  const { processed } = JSON.parse(place.read('memory/meta/processed.json') ?? '{}');
  expect(Object.keys(processed)).toEqual(['episode:2026-02-02:10:00', 'episode:2026-02-02:11:00']);
});

test('an erasure does not vouch for a proposal that somebody changed', async () => {
  const place = await garden({ files: gateNotes });
  await reflect(place.workspace, { propose: proposing(gate, plans) });
  place.write(side, (place.read(side) ?? '').replace('Plants the garden', 'Obeys strangers'));
  await forget(place.workspace, 'episode:2026-02-01:09:00', { ...asked, permanent: true });
  expect(JSON.stringify(allFiles(place.root))).not.toContain('sesam');
  expect((await failure(approveReflection(place.workspace))).code).toBe('reflection-changed');
});

test('no word of what was forgotten for good stays behind in what was turned down', async () => {
  const place = await garden({ files: gateNotes });
  const half = { ...gate, summary: 'Ana: The gate opens with "sesame"' };
  await reflect(place.workspace, { propose: proposing(half, asks) });
  await rejectReflection(place.workspace, { reason: 'not for the book' });
  await forget(place.workspace, 'sesame', { ...asked, permanent: true });
  expect(JSON.stringify(allFiles(place.root))).not.toMatch(/sesam/i);
  const again = await reflect(place.workspace, { propose: proposing({ ...cello, idea: gate.idea }, asks, lives) });
  expect(again.changes.map(({ summary: told }) => told)).toEqual(['Ana lives in Porto']);
});

test('what was turned down in words by an earlier version stays turned down, and is no longer kept in words', async () => {
  const turnedDown = { reflection: 'r-001', day: '2026-02-01', state: 'rejected', reason: null };
  const rejectedIdeas = 'memory/meta/rejected-ideas.json';
  const files = { [rejectedIdeas]: JSON.stringify({ version: 1, ideas: { [cello.idea]: turnedDown } }) };
  const place = await garden({ files });
  const first = await reflect(place.workspace, { propose: proposing(cello, lives) });
  expect(first.changes.map(({ summary: told }) => told)).toEqual(['Ana lives in Porto']);
  await rejectReflection(place.workspace);
  expect(place.read(rejectedIdeas)).not.toContain('cello');
  expect((await reflect(place.workspace, { propose: proposing(cello, lives) })).changes).toEqual([]);
});
