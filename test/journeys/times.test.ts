import { expect, test } from 'vitest';
import { contents, person } from './person.js';

const recorded = [
  ['1970-01-01T00:00:00Z', '1970-01-01'],
  ['1970-01-01T00:00:01Z', '1970-01-01'],
  ['1973-03-03T09:46:39Z', '1973-03-03'],
  ['2100-01-01T12:00:00Z', '2100-01-01'],
  ['9999-12-31T23:59:59Z', '9999-12-31'],
] as const;

test.concurrent.each(recorded)('what happened at %s is noted, remembered, found, shown and undone', async (at, day) => {
  const sam = person();
  await sam.agentsoul(['init', 'demo', '--yes', '--timezone', 'UTC']);
  const demo = { cwd: sam.path('demo') };
  const { code, document } = await sam.json(['log', 'The kettle whistled', '--at', at], demo);
  expect([code, document.path]).toEqual([0, `memory/${day}.md`]);
  const remembered = await sam.json(['remember', 'Ana works at Bosch', '--at', at], demo);
  expect([remembered.code, sam.git('demo', 'log', '-1', '--format=%at').trim()]).toEqual([
    0,
    String(Date.parse(at) / 1000),
  ]);
  const { document: found } = await sam.json(['search', 'kettle', '--at', at, '--no-track'], demo);
  const [hit] = found.hits as { path: string; date?: string }[];
  expect([hit?.path, hit?.date]).toEqual([`memory/${day}.md`, day]);
  const { document: log } = await sam.json(['audit', 'log'], demo);
  const times = (log.entries as { timestamp: string }[]).map(({ timestamp }) => timestamp.slice(0, 10));
  expect(times.filter((time) => time === day).length).toBeGreaterThan(1);
  expect((await sam.agentsoul(['undo', '--at', at], demo)).code).toBe(0);
  expect((await sam.json(['audit', 'verify'], demo)).code).toBe(0);
});

const before = ['1969-12-31T23:59:59Z', '1900-01-01', '0001-01-01'];

test.concurrent.each(before)('git knows no %s, which is said in words, and nothing is changed', async (at) => {
  const sam = person();
  await sam.agentsoul(['init', 'demo', '--yes', '--timezone', 'UTC']);
  const demo = { cwd: sam.path('demo') };
  const files = contents(sam.path('demo'), { without: ['.agentsoul'] });
  for (const argv of [
    ['log', 'The kettle whistled'],
    ['remember', 'Ana works at Bosch'],
    ['identity', 'set', '--name', 'K'],
  ]) {
    const { exit, code, message } = await sam.failure([...argv, '--at', at], demo);
    expect([argv, exit, code, message]).toEqual([
      argv,
      2,
      'usage',
      `The time of this change is ${new Date(at).toISOString()}, but git cannot record times before 1970.`,
    ]);
  }
  expect(contents(sam.path('demo'), { without: ['.agentsoul'] })).toEqual(files);
  expect((await sam.agentsoul(['render', '--at', at], demo)).code).toBe(0);
});

test.concurrent('without git a time before 1970 is as good as any other', async () => {
  const sam = person();
  await sam.agentsoul(['init', 'demo', '--yes', '--timezone', 'UTC', '--no-git']);
  const demo = { cwd: sam.path('demo') };
  expect((await sam.agentsoul(['log', 'The kettle whistled', '--at', '1969-07-20T20:17:00Z'], demo)).code).toBe(0);
  expect(sam.read('demo/memory/1969-07-20.md')).toContain('The kettle whistled');
});
