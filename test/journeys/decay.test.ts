import { appendFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { undoOf } from './documents.js';
import { type Person, person } from './person.js';

const episode = (time: string, text: string) => `## ${time} | fact | confidence:high\n${text}\n\n`;

async function oldFriend(): Promise<Person> {
  const sam = person();
  await sam.change(['init', '--yes', '--name', 'Kate', '--timezone', 'UTC']);
  sam.write('memory/2026-01-10.md', `# 2026-01-10\n\n${episode('12:00', 'Tea with Ana by the wisteria.')}`);
  sam.write('memory/2026-05-01.md', `# 2026-05-01\n\n${episode('12:00', 'Bought a kettle.')}`);
  return sam;
}

const at = ['--at', '2026-05-01T12:00:00Z'];
const old = 'episode:2026-01-10:12:00';

test.concurrent('fading is shown, recorded once, undone, and reversed by use', async () => {
  const sam = await oldFriend();
  const shown = await sam.json(['decay', ...at]);
  expect(shown.document).toMatchObject({
    applied: false,
    entries: 2,
    transitions: [{ id: old, from: 'active', to: 'archived', score: 0.0286 }],
  });
  const applied = await sam.json(['decay', '--apply', ...at]);
  expect(applied.document).toMatchObject({
    applied: true,
    changed: true,
    files: [{ path: 'memory/meta/decay-scores.json', action: 'DECAY' }],
  });
  expect(sam.git('.', 'log', '-1', '--format=%an %s').trim()).toBe(
    'system:decay [DECAY] memory/meta/decay-scores.json — 1 memory active→archived',
  );
  expect((await sam.json(['decay', '--apply', ...at])).document).toMatchObject({ changed: false, transitions: [] });
  const hits = async (...flags: string[]) => {
    const { document } = await sam.json(['search', 'wisteria', '--no-track', ...flags, ...at]);
    return document.hits;
  };
  expect(await hits()).not.toContainEqual(expect.objectContaining({ id: old }));
  expect(await hits('--archived')).toContainEqual(expect.objectContaining({ id: old }));
  await sam.change(['pin', old, ...at]);
  expect(await hits()).toContainEqual(expect.objectContaining({ id: old, decay: 1 }));
  expect((await sam.change(['pin', old, ...at])).changed).toBe(false);
  await sam.change(['unpin', old, ...at]);
  expect((await sam.json(['get', old, '--no-track', ...at])).document).toMatchObject({ decay: { pinned: false } });
});

test.concurrent('a memory that faded away is called archived only once it is', async () => {
  const sam = await oldFriend();
  const life = async () => (await sam.agentsoul(['get', old, '--no-track', ...at])).stderr.split('\n')[0];
  expect(await life()).toBe(
    `${old} · episodic · 2026-01-10 12:00 · dormant (0.03), archived by the next \`decay --apply\``,
  );
  expect((await sam.json(['get', old, '--no-track', ...at])).document).toMatchObject({ decay: { status: 'dormant' } });
  await sam.json(['decay', '--apply', ...at]);
  expect(await life()).toBe(`${old} · episodic · 2026-01-10 12:00 · archived (0.03)`);
});

test.concurrent('a use leaves a trace unless told not to, and many traces are folded in by themselves', async () => {
  const sam = await oldFriend();
  await sam.agentsoul(['get', old, '--no-track', ...at]);
  expect((await sam.json(['status', ...at])).document.waitingAccesses).toBe(0);
  await sam.agentsoul(['get', old, ...at]);
  expect((await sam.json(['status', ...at])).document.waitingAccesses).toBe(1);
  expect((await sam.agentsoul(['status', ...at])).stdout).toMatch(
    /Memory {3}\d+ core, 2 episodic, 0 semantic, 0 procedural, 0 vault; 1 access waits to be folded in/,
  );
  for (let index = 0; index < 200; index++) {
    const query = index.toString(16).padStart(16, '0');
    const event = JSON.stringify({ day: '2026-05-01', query, kind: 'used', ids: [old] });
    appendFileSync(sam.path('.agentsoul/recall.jsonl'), `${event}\n`);
  }
  await sam.change(['identity', 'set', '--vibe', 'calm', ...at]);
  expect((await sam.json(['status', ...at])).document.waitingAccesses).toBe(0);
  expect(JSON.parse(sam.read('memory/meta/decay-scores.json')).entries[old]).toMatchObject({
    access_count: 202,
    last_accessed: '2026-05-01T12:00:00Z',
    status: 'active',
  });
  expect(sam.git('.', 'log', '-1', '--format=%an %s').trim()).toBe(
    'system:decay [DECAY] 2 files — 201 accesses folded in',
  );
});

test.concurrent('old daily notes go to the archive when asked, with every byte, and come back by undo', async () => {
  const sam = await oldFriend();
  await sam.change(['config', 'set', 'memory.daily.retentionDays', '30']);
  const before = sam.read('memory/2026-01-10.md');
  const held = await sam.agentsoul(['decay', ...at]);
  expect(held.stdout).toContain('memory/2026-01-10.md: 1 of 1 memories');
  expect(await sam.failure(['decay', '--prune', ...at])).toMatchObject({ exit: 2, code: 'usage' });
  sam.write('memory/vault/tea.md', `- Tea with Ana. <!-- source:${old} -->\n`);
  const pruned = await sam.change(['decay', '--apply', '--prune', ...at]);
  expect(pruned.files).toContainEqual({ path: 'memory/archive/2026/2026-01-10.md', action: 'ARCHIVE' });
  expect(sam.read('memory/archive/2026/2026-01-10.md')).toBe(before);
  expect((await sam.json(['get', old, '--no-track', ...at])).document).toMatchObject({
    path: 'memory/archive/2026/2026-01-10.md',
    decay: { status: 'archived' },
  });
  const asGroup = { env: { AGENTSOUL_SCOPE: 'group' } };
  expect(await sam.failure(['get', old, ...at], asGroup)).toMatchObject({ code: 'unknown-memory' });
  const hits = async (...flags: string[]) =>
    (await sam.json(['search', 'wisteria', '--no-track', ...flags, ...at])).document.hits;
  expect(await hits()).not.toContainEqual(expect.objectContaining({ id: old }));
  expect(await hits('--archived')).toContainEqual(expect.objectContaining({ id: old }));
  expect((await sam.shell(undoOf(pruned))).code).toBe(0);
  expect(sam.read('memory/2026-01-10.md')).toBe(before);
});

test.concurrent('records that cannot be read are a finding of doctor, and nothing is written over them', async () => {
  const sam = await oldFriend();
  sam.write('memory/meta/decay-scores.json', '{ half');
  const { code, document } = await sam.json(['doctor', ...at]);
  expect([code, document.checks]).toEqual([
    1,
    expect.arrayContaining([expect.objectContaining({ id: 'decay', status: 'error' })]),
  ]);
  expect(await sam.failure(['decay', '--apply', ...at])).toMatchObject({ exit: 2, code: 'meta-invalid' });
  expect(sam.read('memory/meta/decay-scores.json')).toBe('{ half');
});

test.concurrent('what is archived leaves the graph, and is shown to whoever names it', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  for (const argv of [
    ['remember', 'Zoe works at Contoso', '--at', '2024-01-01T10:00:00Z'],
    ['remember', 'Ben works at Northwind'],
  ])
    expect((await sam.agentsoul(argv)).code).toBe(0);
  const life = async () => (await sam.json(['get', 'person--zoe', '--no-track'])).document.decay;
  expect(await life()).toMatchObject({ status: 'dormant', becomes: 'archived' });
  await sam.change(['decay', '--apply']);
  expect(await life()).toEqual({ score: expect.any(Number), status: 'archived', pinned: false });
  for (const argv of [
    ['graph', 'show'],
    ['graph', 'export', '--format', 'mermaid'],
    ['graph', 'neighbors', 'Zoe'],
    ['know'],
  ]) {
    const { code, stdout } = await sam.agentsoul(argv);
    expect([argv, code, /Zoe|Contoso/i.test(stdout)]).toEqual([argv, 0, false]);
  }
  expect((await sam.agentsoul(['graph', 'show', 'Zoe'])).stdout).toMatch(/^Zoe .*, archived\n/);
});

test.concurrent('a pin that is set or gone already writes nothing, also where accesses wait', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  expect((await sam.agentsoul(['remember', 'Ben plays chess every Monday with Ana'])).code).toBe(0);
  const [id] = ((await sam.json(['search', 'chess'])).document.hits as { id: string }[]).map((hit) => hit.id);
  expect((await sam.agentsoul(['get', id ?? ''])).code).toBe(0);
  const head = () => sam.git('.', 'rev-parse', 'HEAD');
  const before = head();
  const { stderr } = await sam.agentsoul(['unpin', id ?? '']);
  expect([stderr, head()]).toEqual(['It is not pinned.\n', before]);
  await sam.change(['pin', id ?? '']);
  expect((await sam.agentsoul(['get', id ?? ''])).code).toBe(0);
  const pinned = head();
  expect([(await sam.agentsoul(['pin', id ?? ''])).stderr, head()]).toEqual(['It is pinned already.\n', pinned]);
});
