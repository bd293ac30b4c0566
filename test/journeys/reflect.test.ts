import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contents, type Person, person } from './person.js';

const ana = 'memory/graph/entities/person--ana.md';

async function sam(): Promise<{ sam: Person; demo: { cwd: string } }> {
  const someone = person();
  await someone.change(['init', 'demo', '--yes', '--timezone', 'Europe/Berlin']);
  someone.write(`demo/${ana}`, '# person--ana\n\n## Facts\n\n- Likes tea\n\n## Timeline\n\n- 2026-01-01: met\n');
  someone.write(
    'demo/memory/2026-02-02.md',
    '# 2026-02-02\n\n## 09:00 | fact | confidence:high\nAna lives in Porto.\n\n## 10:00 | fact | confidence:high\nAna plays the cello.\n',
  );
  await someone.change(['save', '--reason', 'a day'], { cwd: someone.path('demo') });
  return { sam: someone, demo: { cwd: someone.path('demo') } };
}

const outsideMeta = (root: string) => contents(root, { without: ['.git', '.agentsoul', 'memory/meta'] });
const everything = (root: string) => contents(root, { without: ['.git', '.agentsoul', 'memory/meta/audit.log'] });

test('reflect, look, approve one, undo, approve all: one commit each, and nothing before a yes', async () => {
  const { sam: person, demo } = await sam();
  const before = outsideMeta(demo.cwd);
  const { document } = await person.json(['reflect', '--yes', '--at', '2026-02-02T20:00:00Z'], demo);
  expect(document).toMatchObject({
    id: 'r-001',
    number: 1,
    path: 'memory/meta/pending-reflection.md',
    tokens: { limit: 8000 },
    by: 'rules',
    undo: expect.stringMatching(/^agentsoul undo c-/),
  });
  expect(outsideMeta(demo.cwd)).toEqual(before);
  const shown = (await person.json(['reflect', 'show'], demo)).document;
  const changes = shown.changes as { n: number; summary: string; evidence: string[]; edits: string[] }[];
  const lives = changes.find(({ summary }) => summary.includes('Porto'));
  expect(lives).toMatchObject({ evidence: ['episode:2026-02-02:09:00'], edits: expect.arrayContaining([ana]) });
  expect(await person.failure(['reflect', 'approve'], demo)).toMatchObject({ exit: 2, code: 'input-needed' });
  expect(await person.failure(['reflect'], demo)).toMatchObject({ exit: 2, code: 'reflection-pending' });
  for (const choice of [
    ['--only', ''],
    ['--only', ','],
    ['--except', ''],
    ['--except', changes.map(({ n }) => n).join(',')],
  ])
    expect(await person.failure(['reflect', 'approve', ...choice, '--yes'], demo)).toMatchObject({
      exit: 2,
      code: 'usage',
    });
  expect(outsideMeta(demo.cwd)).toEqual(before);

  const pending = everything(demo.cwd);
  const dry = await person.agentsoul(['reflect', 'approve', '--only', String(lives?.n), '--dry-run'], demo);
  expect(dry.stdout).toContain('Porto');
  expect(dry.stdout).not.toMatch(/pending-reflection|processed\.json/);
  const approved = (await person.json(['reflect', 'approve', '--only', String(lives?.n), '--yes'], demo)).document;
  expect(approved).toMatchObject({ id: 'r-001', applied: [lives?.n], commit: expect.stringMatching(/^[0-9a-f]{40}$/) });
  expect(approved.skipped).toEqual(changes.map(({ n }) => n).filter((n) => n !== lives?.n));
  expect(person.read(`demo/${ana}`)).toMatch(/Porto/);
  expect(person.read(`demo/${ana}`)).not.toMatch(/cello/);
  expect(person.git('demo', 'log', '-1', '--format=%an%n%(trailers:key=Approval,valueonly)')).toMatch(
    /^reflection:r-001\napproved/,
  );
  expect((await person.agentsoul(['search', 'Porto', '--json'], demo)).stdout).toContain(ana);

  await person.shell(String(approved.undo), demo);
  expect(everything(demo.cwd)).toEqual(pending);
  const all = (await person.json(['reflect', 'approve', '--yes'], demo)).document;
  expect(all.applied).toContain(lives?.n);
  for (const word of ['Porto', 'cello']) expect(person.read(`demo/${ana}`)).toContain(word);
  expect(person.git('demo', 'status', '--porcelain')).toBe('');
  expect((await person.json(['reflect', 'history'], demo)).document).toMatchObject({
    reflections: [{ id: 'r-001', verdict: 'approved' }],
  });
  expect(await person.failure(['reflect', 'approve', '--yes'], demo)).toMatchObject({
    exit: 2,
    code: 'nothing-pending',
  });
  expect((await person.json(['graph', 'check'], demo)).code).toBe(0);
});

test('what is out of date or was changed by hand is refused, and the working tree stays as it is', async () => {
  const { sam: person, demo } = await sam();
  await person.json(['reflect', '--at', '2026-02-02T20:00:00Z'], demo);
  const genuine = person.read(`demo/${ana}`);
  person.write(`demo/${ana}`, genuine.replace('Likes tea', 'Likes coffee'));
  const before = everything(demo.cwd);
  expect(await person.failure(['reflect', 'approve', '--yes'], demo)).toMatchObject({
    exit: 2,
    code: 'reflection-outdated',
  });
  expect(everything(demo.cwd)).toEqual(before);
  person.write(`demo/${ana}`, genuine);
  const side = 'demo/memory/meta/pending-reflection.json';
  const summary = 'demo/memory/meta/pending-reflection.md';
  for (const path of [side, summary])
    writeFileSync(person.path(path), person.read(path).replaceAll('Porto', 'Mallory'));
  person.git('demo', 'commit', '-qam', 'tidy');
  expect(await person.failure(['reflect', 'approve', '--yes'], demo)).toMatchObject({
    exit: 2,
    code: 'reflection-changed',
  });
  expect(person.read(`demo/${ana}`)).toBe(genuine);
});

test('rejected ideas do not come back, and a run without news says so', async () => {
  const { sam: person, demo } = await sam();
  const at = ['--at', '2026-02-02T20:00:00Z'];
  await person.json(['reflect', ...at], demo);
  expect((await person.json(['reflect', 'reject', '--reason', 'not yet', ...at], demo)).document).toMatchObject({
    id: 'r-001',
    reason: 'not yet',
  });
  const again = (await person.json(['reflect', ...at], demo)).document;
  expect(JSON.stringify(again.changes)).not.toMatch(/Porto|cello/);
  if (again.id !== null) await person.json(['reflect', 'reject', ...at], demo);
  await person.json(['reflect', ...at], demo);
  const quiet = await person.agentsoul(['reflect', ...at], demo);
  expect([quiet.code, quiet.stdout]).toEqual([0, '']);
  expect(quiet.stderr).toContain('Nothing changed since the last reflection');
});

test('reflection is for the owner alone, and due says when and why', async () => {
  const { sam: person, demo } = await sam();
  for (const words of [
    [],
    ['show'],
    ['approve', '--yes'],
    ['reject'],
    ['history'],
    ['due'],
    ['schedule', '--print', 'cron'],
  ]) {
    const group = { ...demo, env: { AGENTSOUL_SCOPE: 'group' } };
    expect(await person.failure(['reflect', ...words], group)).toMatchObject({ exit: 2, code: 'scope-above-ceiling' });
  }
  const check = (moment: string) => person.agentsoul(['reflect', 'due', '--check', '--at', moment], demo);
  expect((await check('2026-02-03T01:59:00Z')).code).toBe(0);
  const due = await check('2026-02-03T02:00:00Z');
  expect([due.code, due.stdout.split('\n')[0]]).toEqual([1, 'A reflection is due.']);
  expect((await person.agentsoul(['status', '--at', '2026-02-03T02:00:00Z'], demo)).stdout).toContain(
    'Reflect  due. It was due at 2026-02-03 03:00 (Europe/Berlin), with 2 episodes to look at.',
  );
});
