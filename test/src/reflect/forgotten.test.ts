import { expect, test } from 'vitest';
import { forget } from '../../../src/memory/forget/forget.js';
import { approveReflection } from '../../../src/reflect/approve.js';
import { reflect } from '../../../src/reflect/reflect.js';
import { failure } from '../../support/errors.js';
import { allFiles } from '../../support/temporary-workspace.js';
import { ana, cello, garden, lives, plans, proposing } from './tea-garden.js';

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
  expect(error.hint).toContain('`--except 2` or name others with `--only`');
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

test('what is forgotten for good leaves the proposal too, quotes and all, and the proposal is not applied any more', async () => {
  const said = 'The gate opens with "sesame" and a bow.';
  const notes = `# 2026-02-01\n\n## 09:00 | fact\n${said}\n`;
  const place = await garden({ files: { 'memory/2026-02-01.md': notes } });
  const gate = {
    kind: 'fact',
    summary: said,
    evidence: ['episode:2026-02-01:09:00'],
    edits: [{ do: 'add', path: ana, section: ['person--ana', 'Facts'], lines: [`- ${said}`] }],
    idea: `fact gate ${said}`,
  } as const;
  await reflect(place.workspace, { propose: proposing(gate, plans) });
  expect(JSON.stringify(allFiles(place.root))).toContain('sesame');
  await forget(place.workspace, 'episode:2026-02-01:09:00', {
    scope: { kind: 'main' },
    permanent: true,
    presence: 'unattended',
    trigger: 'a test',
  });
  expect(JSON.stringify(allFiles(place.root))).not.toContain('sesame');
  expect((await failure(approveReflection(place.workspace))).code).toBe('reflection-changed');
  const again = await reflect(place.workspace, { propose: proposing(gate, plans), replace: true });
  expect(again.changes.map(({ kind }) => kind)).toEqual(['core']);
  expect(again.notes[0]).toContain('forgotten for good');
  expect((await approveReflection(place.workspace)).applied).toEqual([1]);
});
