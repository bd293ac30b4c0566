import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { agentosPersona } from './agentos-persona.js';
import { undoOf } from './documents.js';
import { type Person, person } from './person.js';

test.concurrent('a persona goes into SOUL.md and out again with every field, through files and through pipes', async () => {
  const sam = person();
  await sam.change(['init', '--yes', '--profile', 'agentos']);
  const soul = sam.read('SOUL.md');
  sam.write('v.json', JSON.stringify(agentosPersona));
  const preview = await sam.agentsoul(['persona', 'import', 'v.json', '--dry-run']);
  expect([preview.code, sam.read('SOUL.md')]).toEqual([0, soul]);

  const change = await sam.change(['persona', 'import', 'v.json']);
  expect(change.files).toEqual([{ path: 'SOUL.md', action: 'EDIT' }]);
  const { code } = await sam.shell('agentsoul persona export > out.json');
  expect([code, JSON.parse(sam.read('out.json'))]).toEqual([0, agentosPersona]);
  expect((await sam.json(['persona', 'show'])).document).toEqual({ version: 1, persona: agentosPersona });
  expect((await sam.shell('agentsoul persona export | agentsoul persona import - --json')).stdout).toContain(
    '"changed": false',
  );

  const { stdout: prompt } = await sam.agentsoul(['render', '--scope', 'group', '--mood', 'wry']);
  for (const limit of agentosPersona.hardLimits) expect(prompt).toContain(limit);
  expect(prompt).toContain('One eyebrow.');
  expect(await sam.failure(['render', '--mood', 'furious'])).toMatchObject({ exit: 2, code: 'unknown-mood' });

  expect((await sam.shell(undoOf(change))).code).toBe(0);
  expect(sam.read('SOUL.md')).toBe(soul);
});

test.concurrent('what is not a persona is refused and SOUL.md stays', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  const soul = sam.read('SOUL.md');
  for (const text of ['', '{', '[1]', '"V"', 'null']) {
    expect(await sam.failure(['persona', 'import', '-'], { stdin: text })).toMatchObject({
      exit: 2,
      code: 'persona-invalid',
    });
  }
  expect(await sam.failure(['persona', 'import', 'nowhere.json'])).toMatchObject({ exit: 2, code: 'usage' });
  expect(sam.read('SOUL.md')).toBe(soul);
});

/** Who speaks at a time, in words. */
async function speakerAt(sam: Person, at: string, ...more: string[]): Promise<unknown> {
  return (await sam.json(['persona', 'check', '--at', at, ...more])).document.file;
}

async function withPersonas(sam: Person, personas: readonly object[]): Promise<void> {
  sam.write('agentsoul.json', JSON.stringify({ profile: 'agentsoul', timezone: 'Asia/Tokyo', personas }));
  expect((await sam.agentsoul(['trust', '--yes'])).code).toBe(0);
}

test.concurrent('a window opens and closes to the minute in the zone of the user, passes midnight, and knows its days', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  sam.write('night.md', '# Night\n\nI dream aloud.\n');
  // 2026-02-06 is a Friday.
  await withPersonas(sam, [{ file: 'night.md', at: '23:30', duration: '1h', days: ['fri'] }]);
  const times = {
    '2026-02-06T23:29:59+09:00': 'SOUL.md',
    '2026-02-06T23:30:00+09:00': 'night.md',
    '2026-02-07T00:29:59+09:00': 'night.md',
    '2026-02-07T00:30:00+09:00': 'SOUL.md',
    '2026-02-07T23:45:00+09:00': 'SOUL.md',
  };
  for (const [at, speaker] of Object.entries(times)) expect([at, await speakerAt(sam, at)]).toEqual([at, speaker]);

  const at = '2026-02-06T14:45:00Z';
  const soul = sam.read('SOUL.md');
  const { document } = await sam.json(['render', '--scope', 'main', '--at', at]);
  expect(document.persona).toMatchObject({ file: 'night.md', swapped: true });
  expect(document.prompt).toContain('I dream aloud.');
  expect(sam.read('SOUL.md')).toBe(soul);
});

test.concurrent('a persona file that does not match its hash, is empty or is missing leaves SOUL.md speaking, and says why', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  const text = '# Night\n\nI dream aloud.\n';
  const sha256 = createHash('sha256').update(text).digest('hex');
  const always = { at: '00:00', duration: '24h' };
  const at = '2026-02-06T14:45:00Z';
  sam.write('night.md', text);
  await withPersonas(sam, [{ file: 'night.md', ...always, sha256 }]);
  expect(await speakerAt(sam, at)).toBe('night.md');

  for (const spoilt of [`${text} `, '', null]) {
    if (spoilt === null) await sam.shell('rm night.md');
    else sam.write('night.md', spoilt);
    const { document } = await sam.json(['persona', 'check', '--at', at]);
    expect([document.file, document.swapped]).toEqual(['SOUL.md', false]);
    expect(document.reason).toContain('night.md');
    const render = await sam.json(['render', '--at', at]);
    expect(render.document.persona).toMatchObject({ file: 'SOUL.md', swapped: false });
  }
});

test.concurrent('chance falls on the same sessions every time', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  sam.write('odd.md', '# Odd\n');
  await withPersonas(sam, [{ file: 'odd.md', chance: 0.5 }]);
  const sessions = ['s-1', 's-2', 's-3', 's-4', 's-5', 's-6', 's-7', 's-8'];
  const ask = () => Promise.all(sessions.map((id) => speakerAt(sam, '2026-02-06T14:45:00Z', '--session', id)));
  const first = await ask();
  expect(new Set(first)).toEqual(new Set(['SOUL.md', 'odd.md']));
  expect(await ask()).toEqual(first);
  expect(await speakerAt(sam, '2026-02-06T14:45:00Z')).toBe('SOUL.md');
});
