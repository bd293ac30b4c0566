import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claudeCodeLog } from '../src/sessions/import/client-logs.js';
import { modeOf, type Person, person } from './person.js';

async function household(): Promise<Person> {
  const sam = person();
  await sam.change(['init', '--yes']);
  return sam;
}

function said(sam: Person, session: string): string[] {
  const lines = sam.read(`transcripts/${session}.jsonl`).trimEnd().split('\n').slice(1);
  return lines.map((line) => (JSON.parse(line) as { content: string }).content);
}

test.concurrent('twenty processes append to one session at once and nothing is lost', async () => {
  const sam = await household();
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  const results = await Promise.all(
    numbers.map((number) => {
      const pair = ['a', 'b'].map((part) => `{"role":"user","content":"${number}${part}"}\n`).join('');
      const running = { stdin: pair, isOwnProcess: true };
      return sam.json(['sessions', 'append', '--session', 'busy', '-'], running);
    }),
  );
  expect(results.map(({ document }) => document)).toEqual(
    numbers.map(() => ({ version: 1, session: 'busy', appended: 2 })),
  );
  const all = said(sam, 'busy');
  expect([...all].sort()).toEqual(numbers.flatMap((number) => [`${number}a`, `${number}b`]).sort());
  // What one process appended stands together.
  expect(all.filter((_, index) => index % 2 === 1)).toEqual(
    all.filter((_, index) => index % 2 === 0).map((first) => first.replace('a', 'b')),
  );
  expect([modeOf(sam.path('transcripts/busy.jsonl')), modeOf(sam.path('transcripts'))]).toEqual(['600', '700']);
  expect(sam.git('.', 'status', '--porcelain')).toBe('');
});

test.concurrent('one wrong line refuses all of them and names its number', async () => {
  const sam = await household();
  const append = (stdin: string) => sam.failure(['sessions', 'append', '--session', 's', '-'], { stdin });
  expect(await append('{"role":"user","content":"One"}\n{"role":"tool","content":"Two"}\n')).toMatchObject({
    exit: 2,
    message: 'Line 2 of the input has no role that is user, assistant, system.',
  });
  expect(await append('{"role":"user"}\n')).toMatchObject({
    message: 'Line 1 of the input has no content that is text.',
  });
  expect(await append('nothing\n')).toMatchObject({ message: 'Line 1 of the input is not a JSON object.' });
  expect(await sam.json(['sessions', 'list'])).toMatchObject({ document: { sessions: [] } });
});

test.concurrent('a transcript killed in the middle of a line is whole after the next append', async () => {
  const sam = await household();
  const append = ['sessions', 'append', '--session', 's', '--role', 'user', '--content'];
  await sam.json([...append, 'Where is the ladder?']);
  const whole = sam.read('transcripts/s.jsonl');
  sam.write('transcripts/s.jsonl', whole + whole.split('\n')[1]?.slice(0, -9));
  await sam.json([...append, 'Behind the shop.']);
  expect(said(sam, 's')).toEqual(['Where is the ladder?', 'Where is the ', 'Behind the shop.']);
  expect((await sam.json(['sessions', 'list'])).document).toMatchObject({ sessions: [{ entries: 3, broken: 0 }] });
});

test.concurrent('a dry run shows the lines and writes none', async () => {
  const sam = await household();
  const shown = await sam.agentsoul([
    ...['sessions', 'append', '--session', 's', '--role', 'user', '--content', 'My password is hunter2-Zebra!'],
    '--dry-run',
  ]);
  expect(shown.stdout).toContain('My password is [redacted: password]');
  const log = sam.path('../log.jsonl');
  sam.write('../log.jsonl', claudeCodeLog());
  const planned = await sam.json(['sessions', 'import', 'claude-code', log, '--dry-run']);
  expect(planned.document).toMatchObject({ dryRun: true, imported: 4, sessions: [{ session: 'c1d2' }] });
  expect(readdirSync(sam.cwd)).not.toContain('transcripts');
});

test.concurrent('transcripts are in no prompt and for nobody but the owner', async () => {
  const sam = await household();
  await sam.json(['sessions', 'append', '--session', 's', '--role', 'user', '--content', 'The quagga sleeps.']);
  await sam.change(['config', 'set', 'sessions.searchable', 'true']);
  const recall = ['recall', 'where is the quagga?'];
  expect((await sam.json(recall)).document).toMatchObject({
    context: expect.stringMatching(/^- "The quagga sleeps\." \(said by user, \d{4}-\d\d-\d\d, session s\)$/),
    conversations: [{ session: 's', path: 'transcripts/s.jsonl', line: 2 }],
  });
  expect((await sam.agentsoul(['render'])).stdout).not.toContain('quagga');
  for (const scope of ['group', 'room:den', 'subagent', 'cron', 'heartbeat', 'boot', 'bootstrap']) {
    const env = { AGENTSOUL_SCOPE: scope };
    for (const words of [['list'], ['read', 's'], ['search', 'quagga'], ['recent'], ['prune']])
      expect(await sam.failure(['sessions', ...words], { env })).toMatchObject({ code: 'scope-above-ceiling' });
    const { stdout, stderr } = await sam.agentsoul([...recall, '--json'], { env });
    expect([scope, `${stdout}${stderr}`.includes('quagga sleeps')]).toEqual([scope, false]);
  }
  const proof = await sam.json(['scopes', '--prove']);
  expect(proof.document).toMatchObject({ ok: true, leaks: [] });
  await sam.change(['config', 'set', 'sessions.searchable', 'false']);
  expect((await sam.json(recall)).document).toMatchObject({ context: '' });
});

/** Every byte below a folder but those of git. */
function bytesOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !join(entry.parentPath, entry.name).includes('/.git/'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

test.concurrent('an erased memory leaves no byte in transcripts, however they spell it', async () => {
  const sam = await household();
  await sam.json(['remember', 'Ana said: the alarm code is "blue falcon" nine']);
  const python = '{"type":"entry","role":"user","content":"Ana said: the alarm\\ncode is \\"blue falcon\\" nine"}';
  const nested =
    '{"type":"entry","role":"assistant","content":"x","meta":{"quote":["The alarm code is \\"blue falcon\\" nine!"]}}';
  const escaped = '{"type":"entry","role":"user","content":"\\u0062lue \\u0066alcon, I say"}';
  const kept = '{"type":"entry","role":"user","content":"A peregrine is no such bird."}';
  sam.write(
    'transcripts/s.jsonl',
    `${[python, nested, escaped, kept].join('\n')}\n{"type":"entry","content":"blue falcon`,
  );
  const planned = await sam.json(['forget', 'blue falcon', '--permanent', '--dry-run']);
  expect(planned.document).toMatchObject({ transcripts: [{ path: 'transcripts/s.jsonl', entries: 4 }] });
  const done = await sam.json(['forget', 'blue falcon', '--permanent', '--yes']);
  expect(done.document).toMatchObject({
    changed: true,
    transcripts: [{ entries: 4 }],
    remains: { files: [] },
  });
  const bytes = bytesOf(sam.cwd);
  expect(bytes).not.toMatch(/falcon|\\u0066alcon/i);
  expect(sam.read('transcripts/s.jsonl').split('\n')[3]).toBe(kept);
});

test.concurrent('what only a transcript says can be erased too, and an import does not bring it back', async () => {
  const sam = await household();
  const log = sam.path('../log.jsonl');
  sam.write('../log.jsonl', claudeCodeLog());
  await sam.json(['sessions', 'import', 'claude-code', log]);
  expect((await sam.json(['forget', 'next to the paint', '--yes'])).document).toMatchObject({ forgotten: [] });
  expect(sam.read('transcripts/c1d2.jsonl')).toContain('next to the paint');
  const asked = await sam.agentsoul(['forget', 'next to the paint', '--permanent']);
  expect([asked.code, asked.stderr.includes('transcripts/c1d2.jsonl  1 entry')]).toEqual([2, true]);
  const done = await sam.agentsoul(['forget', 'next to the paint', '--permanent', '--yes']);
  expect([done.code, done.stderr.includes('Redacted 1 entry of a transcript.')]).toEqual([0, true]);
  expect(bytesOf(sam.cwd)).not.toContain('next to the paint');
  await sam.agentsoul(['sessions', 'import', 'claude-code', log]);
  const again = await sam.json(['sessions', 'import', 'claude-code', log, '-C', '.']);
  expect(again.document).toMatchObject({ imported: 0, known: 4 });
  expect(bytesOf(sam.cwd)).not.toContain('next to the paint');
  expect((await sam.agentsoul(['audit', 'verify'])).code).toBe(0);
});
