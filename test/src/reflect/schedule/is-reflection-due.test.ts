import { expect, test } from 'vitest';
import { approveReflection } from '../../../../src/reflect/decide/approve.js';
import { reflect } from '../../../../src/reflect/reflect.js';
import { lastRun, nextRun } from '../../../../src/reflect/schedule/cron-schedule.js';
import { hasNewMemories } from '../../../../src/reflect/schedule/has-new-memories.js';
import { readDue } from '../../../../src/reflect/schedule/is-reflection-due.js';
import { openWorkspace } from '../../../../src/workspace/open-workspace.js';
import { type Garden, garden, lives, proposing } from '../tea-garden.js';

const config = (reflection: object) => ({
  'agentsoul.json': JSON.stringify({ profile: 'agentsoul', timezone: 'Europe/Berlin', reflection }),
});

async function at({ root, workspace }: Garden, moment: string) {
  return openWorkspace(root, { at: new Date(moment), env: workspace.env });
}

test('the schedule counts in the zone of the owner, and only what was there at that time', async () => {
  const place = await garden();
  const before = await readDue(await at(place, '2026-02-03T01:59:59Z'));
  expect(before.reasons[0]).toEqual({
    kind: 'schedule',
    due: false,
    says: 'Nothing new since 2026-02-02 03:00. Next: 2026-02-03 03:00 (Europe/Berlin).',
  });
  const after = await readDue(await at(place, '2026-02-03T02:00:00Z'));
  expect([after.due, after.reasons[0]?.says]).toEqual([
    true,
    'It was due at 2026-02-03 03:00 (Europe/Berlin), with 3 episodes to process.',
  ]);
});

test('a proposal that waits makes no other due, and a decision starts anew', async () => {
  const place = await garden();
  const morning = await at(place, '2026-02-03T08:00:00Z');
  await reflect(morning, { propose: proposing(lives) });
  const waiting = await readDue(morning);
  expect(waiting).toMatchObject({ due: false, pending: 'r-001', last: '2026-02-03T08:00:00.000Z' });
  expect(waiting.reasons.map(({ says }) => says)).toEqual([
    'r-001 needs your decision; run `agentsoul reflect show`. Until then no new proposal is created.',
  ]);
  await approveReflection(morning);
  const decided = await readDue(morning);
  expect(decided).toMatchObject({ due: false, pending: null, waiting: 0 });
  expect(decided.reasons.map(({ says }) => says)).toEqual([
    'A reflection has run since 2026-02-03 03:00. Next: 2026-02-04 03:00 (Europe/Berlin).',
    'Every episode is processed; 20 new ones are needed.',
    'You can run `agentsoul reflect` at any time.',
  ]);
});

test('enough episodes make it due at any time, and so does the end of a session with something new', async () => {
  const place = await garden({ files: config({ schedule: 'off', threshold: 3 }) });
  const due = await readDue(place.workspace);
  expect([due.due, due.next, due.reasons.map(({ kind, due: is }) => [kind, is])]).toEqual([
    true,
    null,
    [
      ['schedule', false],
      ['threshold', true],
      ['manual', false],
    ],
  ]);
  const quiet = await garden({ files: config({ schedule: 'off', threshold: 4 }) });
  expect((await readDue(quiet.workspace)).due).toBe(false);
  expect((await readDue(quiet.workspace, { sessionEnd: true })).reasons[2]).toEqual({
    kind: 'session-end',
    due: true,
    says: 'A session ended, and 3 episodes are not processed yet.',
  });
});

test('a schedule of cron is kept through the days that have no such hour or have it twice', () => {
  const view = { schedule: '30 2 * * *', timezone: 'Europe/Berlin' };
  expect(nextRun({ ...view, at: new Date('2026-03-28T12:00:00Z') })).toEqual(new Date('2026-03-29T01:00:00Z'));
  expect(lastRun({ ...view, at: new Date('2026-10-25T12:00:00Z') })).toEqual(new Date('2026-10-25T00:30:00Z'));
  expect(nextRun({ ...view, at: new Date('2026-10-25T00:30:00Z') })).toEqual(new Date('2026-10-26T01:30:00Z'));
  expect(lastRun({ ...view, schedule: '0 9 * * 1', at: new Date('2026-02-02T08:00:00Z') })).toEqual(
    new Date('2026-02-02T08:00:00Z'),
  );
  expect(nextRun({ ...view, schedule: 'off', at: new Date() })).toBe(null);
});

test.each(['0 3 * * *', '*/15 9-17 * * 1-5', '0 3 1,15 * *', '05 03 * 12 7', 'off', '23:59'])(
  '%s is a schedule',
  async (schedule) => {
    const place = await garden({ files: config({ schedule }) });
    expect((await readDue(place.workspace)).schedule).toBe(schedule);
  },
);

test.each(['24:00', '0 24 * * *', '60 3 * * *', '0 3 * *', '@daily', '0 3 * * MON', '0 3 32 * *', '0 0 3 * * *', ''])(
  '%s is no schedule',
  async (schedule) => {
    await expect(garden({ files: config({ schedule }) })).rejects.toMatchObject({ code: 'config-invalid' });
  },
);

test('a run that found nothing looks again only when a memory changed or another day began', async () => {
  const place = await garden();
  expect(await hasNewMemories(place.workspace)).toBe(true);
  const { id, commit } = await reflect(place.workspace, { propose: proposing() });
  expect([id, place.git('show', '--format=', '--name-only', commit ?? '')]).toEqual([
    null,
    'memory/meta/processed.json\n',
  ]);
  expect(await hasNewMemories(place.workspace)).toBe(false);
  expect(await hasNewMemories(await at(place, '2026-02-03T14:30:00Z'))).toBe(true);
  place.write('memory/2026-02-02.md', `${place.read('memory/2026-02-02.md')}\n## 12:00 | fact\nAna sings.\n`);
  expect(await hasNewMemories(place.workspace)).toBe(true);
  expect((await readDue(place.workspace)).waiting).toBe(1);
});
