import { beforeAll, expect, test } from 'vitest';
import { commands } from '../../commands/index.js';
import { type Person, person } from './person.js';

let sam: Person;

beforeAll(async () => {
  sam = person();
  await sam.change(['init', 'demo', '--yes']);
  await sam.change(['init', 'calm', '--yes']);
  await sam.json(['remember', 'Tea with milk', '--store', 'core'], { cwd: sam.path('demo') });
  for (const text of ['Project deadline is March 15', 'Project deadline is March 30', 'Rain', 'Snow'])
    await sam.json(['propose', text, '--from', 'scout'], { cwd: sam.path('demo') });
  for (const name of ['ana', 'ben', 'cleo'])
    sam.write(`demo/memory/graph/entities/person--${name}.md`, `# ${name}\n\nA friend.\n`);
  const facts = ['Rain all day.', 'Ana lives in Porto.', 'Ben plays the cello.', 'Cleo leads the choir.'];
  sam.write('demo/memory/2026-02-02.md', facts.map((fact, index) => `## 09:0${index} | fact\n${fact}\n`).join('\n'));
  const payload = { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Hello' }] };
  sam.write('rollout.jsonl', `${JSON.stringify({ type: 'response_item', payload })}\n`);
  sam.write('v.json', JSON.stringify({ name: 'V', baseSystemPrompt: 'You are V.' }));
  sam.write('broken/agentsoul.json', '{ "timezon": 1 }');
});

/** For each command: words that succeed in a new workspace, and words that fail there. */
const runs: Readonly<Record<string, { works: readonly string[]; fails: readonly string[] }>> = {
  init: { works: ['init', 'another', '--yes'], fails: ['init', 'third'] },
  bootstrap: { works: ['bootstrap'], fails: ['bootstrap', '--undone'] },
  status: { works: ['status'], fails: ['status', '-C', '../broken'] },
  doctor: { works: ['doctor'], fails: ['doctor', '-C', '/'] },
  'config show': { works: ['config', 'show'], fails: ['config', 'show', '-C', '../broken'] },
  'config get': { works: ['config', 'get', 'timezone'], fails: ['config', 'get', 'timezon'] },
  'config set': { works: ['config', 'set', 'budgets.total', '9000'], fails: ['config', 'set', 'budgets.total', 'x'] },
  'config schema': { works: ['config', 'schema'], fails: ['config', 'schema', 'extra'] },
  'config path': { works: ['config', 'path'], fails: ['config', 'path', '-C', '../broken'] },
  help: { works: ['help', 'render'], fails: ['help', 'rendr'] },
  explain: { works: ['explain', 'usage'], fails: ['explain', 'usag'] },
  completion: { works: ['completion', 'bash'], fails: ['completion', 'tcsh'] },
  whoami: { works: ['whoami'], fails: ['whoami', '-C', '../broken'] },
  'identity set': { works: ['identity', 'set', '--name', 'Kate'], fails: ['identity', 'set'] },
  'persona show': { works: ['persona', 'show'], fails: ['persona', 'show', '-C', '../broken'] },
  'persona list': { works: ['persona', 'list'], fails: ['persona', 'list', '--at', 'soon'] },
  'persona check': { works: ['persona', 'check'], fails: ['persona', 'check', '--at', 'soon'] },
  'persona export': { works: ['persona', 'export'], fails: ['persona', 'export', '-C', '../broken'] },
  'persona import': { works: ['persona', 'import', '../v.json'], fails: ['persona', 'import', 'nowhere'] },
  render: { works: ['render'], fails: ['render', '--scope', 'grop'] },
  budget: { works: ['budget'], fails: ['budget', '--window', 'x'] },
  scopes: { works: ['scopes'], fails: ['scopes', '--proof'] },
  flush: { works: ['flush', '--used-tokens', '1', '--window', '9'], fails: ['flush'] },
  lint: { works: ['lint', '--fail-on', 'never'], fails: ['lint', '--rule', 'HID01'] },
  remember: { works: ['remember', 'We chose the blue tiles'], fails: ['remember', ' '] },
  'core show': { works: ['core', 'show'], fails: ['core', 'show', '-C', '../broken'] },
  'core replace': {
    works: ['core', 'replace', 'tea', '--with', 'Tea without milk'],
    fails: ['core', 'replace', 'nowhere', '--with', 'x'],
  },
  'core remove': { works: ['core', 'remove', 'Tea without milk'], fails: ['core', 'remove', 'nowhere'] },
  log: { works: ['log', 'Tea with Sam'], fails: ['log', ' '] },
  forget: { works: ['forget', 'nothing of the kind'], fails: ['forget', 'friend'] },
  pin: { works: ['pin', 'episode:2026-02-02:09:00'], fails: ['pin', 'episode:2026-02-02:23:00'] },
  unpin: { works: ['unpin', 'episode:2026-02-02:09:00'], fails: ['unpin', 'episode:2026-02-02:23:00'] },
  get: { works: ['get', 'episode:2026-02-02:09:00'], fails: ['get', 'episode:2026-02-02:23:00'] },
  know: { works: ['know'], fails: ['know', '--scope', 'grop'] },
  search: { works: ['search', 'rain'], fails: ['search', 'rain', '--since', 'soon'] },
  recall: { works: ['recall', 'when did it rain?'], fails: ['recall', 'rain', '--max-tokens', '0'] },
  reindex: { works: ['reindex'], fails: ['reindex', '-C', '../broken'] },
  decay: { works: ['decay'], fails: ['decay', '--prune-all'] },
  'graph rebuild': { works: ['graph', 'rebuild'], fails: ['graph', 'rebuild', '-C', '../broken'] },
  'graph show': { works: ['graph', 'show'], fails: ['graph', 'show', 'person--nobody'] },
  'graph neighbors': { works: ['graph', 'neighbors', 'ana'], fails: ['graph', 'neighbors', 'person--nobody'] },
  'graph path': { works: ['graph', 'path', 'ana', 'ben'], fails: ['graph', 'path', 'ana', 'person--nobody'] },
  'graph check': { works: ['graph', 'check'], fails: ['graph', 'check', '-C', '../broken'] },
  'graph merge': { works: ['graph', 'merge', 'cleo', 'ben'], fails: ['graph', 'merge', 'ana', 'person--nobody'] },
  'graph export': { works: ['graph', 'export', '--format', 'json'], fails: ['graph', 'export', '--format', 'svg'] },
  detect: { works: ['detect', 'remember that it rains'], fails: ['detect'] },
  'sessions append': {
    works: ['sessions', 'append', '--session', 'monday', '--role', 'user', '--content', 'Hello'],
    fails: ['sessions', 'append', '--session', 'monday'],
  },
  'sessions list': { works: ['sessions', 'list'], fails: ['sessions', 'list', '--limit', '0'] },
  'sessions read': { works: ['sessions', 'read', 'monday'], fails: ['sessions', 'read', 'nowhere'] },
  'sessions search': { works: ['sessions', 'search', 'hello'], fails: ['sessions', 'search', 'x', '--cursor', 'x'] },
  'sessions recent': { works: ['sessions', 'recent'], fails: ['sessions', 'recent', 'nowhere'] },
  'sessions import': {
    works: ['sessions', 'import', 'codex', '../rollout.jsonl'],
    fails: ['sessions', 'import', 'codex', 'nowhere.jsonl'],
  },
  'sessions prune': { works: ['sessions', 'prune'], fails: ['sessions', 'prune', '-C', '../broken'] },
  stats: { works: ['stats'], fails: ['stats', '-C', '../broken'] },
  reflect: { works: ['reflect'], fails: ['reflect', '--sideways'] },
  'reflect run': { works: ['reflect', 'run', '--replace'], fails: ['reflect', 'run', '-C', '../broken'] },
  'reflect show': { works: ['reflect', 'show'], fails: ['reflect', 'show', '-C', '../broken'] },
  'reflect approve': {
    works: ['reflect', 'approve', '--only', '1', '--yes'],
    fails: ['reflect', 'approve', '--only', 'x'],
  },
  'reflect reject': { works: ['reflect', 'reject'], fails: ['reflect', 'reject'] },
  'reflect history': { works: ['reflect', 'history'], fails: ['reflect', 'history', '-C', '../broken'] },
  'reflect due': { works: ['reflect', 'due'], fails: ['reflect', 'due', '-C', '../broken'] },
  'reflect schedule': {
    works: ['reflect', 'schedule', '--print', 'cron'],
    fails: ['reflect', 'schedule', '--print', 'at'],
  },
  dream: { works: ['dream'], fails: ['dream', '--explain', 'episode:2026-02-02:23:00'] },
  propose: { works: ['propose', 'The cat is grey', '--from', 'scout'], fails: ['propose', 'The cat is grey'] },
  'review list': { works: ['review', 'list'], fails: ['review', 'list', '-C', '../broken'] },
  'review defer': { works: ['review', 'defer', '3'], fails: ['review', 'defer', '99'] },
  'review commit': { works: ['review', 'commit', '3'], fails: ['review', 'commit', '99'] },
  'review reject': { works: ['review', 'reject', '4', '--reason', 'x'], fails: ['review', 'reject', '3'] },
  'review resolve': { works: ['review', 'resolve', '1', '--keep-both'], fails: ['review', 'resolve', '1'] },
  'review auto': { works: ['review', 'auto'], fails: ['review', 'auto', '-C', '../broken'] },
  // In the workspace where nothing was changed unattended, so that no alert is open.
  audit: { works: ['audit', '-C', '../calm'], fails: ['audit', '-C', '../broken'] },
  'audit log': { works: ['audit', 'log'], fails: ['audit', 'log', '--action', 'SING'] },
  'audit show': { works: ['audit', 'show', 'HEAD'], fails: ['audit', 'show', 'c-0000000000'] },
  'audit blame': { works: ['audit', 'blame', 'SOUL.md'], fails: ['audit', 'blame', 'nowhere.md'] },
  'audit why': { works: ['audit', 'why', 'milk'], fails: ['audit', 'why', 'milk', '--scope', 'grop'] },
  'audit alerts': { works: ['audit', 'alerts', '-C', '../calm'], fails: ['audit', 'alerts', '-C', '../broken'] },
  // Without a terminal there is nothing but its help.
  'audit ack': { works: ['audit', 'ack', '--help'], fails: ['audit', 'ack', '--reason', 'x'] },
  'audit verify': { works: ['audit', 'verify', '-C', '../calm'], fails: ['audit', 'verify', '-C', '../broken'] },
  save: { works: ['save', '--reason', 'x'], fails: ['save'] },
  'audit digest': { works: ['audit', 'digest'], fails: ['audit', 'digest', 'January'] },
  'audit prune': { works: ['audit', 'prune'], fails: ['audit', 'prune', '-C', '../broken'] },
  rollback: {
    works: ['rollback', 'TOOLS.md', '--to', 'HEAD', '--yes'],
    fails: ['rollback', 'TOOLS.md', '--to', 'nowhere'],
  },
  undo: { works: ['undo'], fails: ['undo', 'c-0000000000'] },
  trust: { works: ['trust', '--yes'], fails: ['trust', '-C', '../broken'] },
  connect: { works: ['connect'], fails: ['connect', 'claud'] },
  // It never fails, so that no client is held up: see hooks.test.ts.
  hook: { works: ['hook', 'codex', 'prompt'], fails: [] },
  // It serves until its client leaves.
  mcp: { works: ['mcp', '--help'], fails: ['mcp'] },
  'serve token add': {
    works: ['serve', 'token', 'add', 'scout', '--scope', 'subagent'],
    fails: ['serve', 'token', 'add', 'scout', '--scope', 'grop'],
  },
  'serve token list': { works: ['serve', 'token', 'list'], fails: ['serve', 'token', 'list', '-C', '../broken'] },
  'serve token remove': {
    works: ['serve', 'token', 'remove', 'scout'],
    fails: ['serve', 'token', 'remove', 'nobody'],
  },
};

test('every command is in the table', () => {
  expect(Object.keys(runs).sort()).toEqual(commands.map(({ name }) => name).sort());
});

/** These print a document of another kind by themselves; with --json too. */
const ownDocument = commands.filter(({ json }) => json === false).map(({ name }) => name);

test('with --json every command prints one document with version 1 and exits 0', async () => {
  const documents = Object.entries(runs).filter(([name]) => !ownDocument.includes(name));
  for (const [name, { works }] of documents) {
    const { code, document, stderr } = await sam.json(works, { cwd: sam.path('demo') });
    expect([name, code, stderr, 'error' in document]).toEqual([name, 0, stderr, false]);
  }
  expect(ownDocument.sort()).toEqual(['completion', 'config schema', 'hook', 'mcp', 'persona export']);
});

const failing = Object.fromEntries(Object.entries(runs).filter(([, { fails }]) => fails.length > 0));

test('with --json every failure is one document about the error, with exit 2 and nothing else on standard output', async () => {
  const failures = await Promise.all(
    Object.entries(failing).map(async ([name, { fails }]) => {
      const { exit, code, message } = await sam.failure(fails, { cwd: sam.path('demo') });
      return [name, exit, code === 'bug', message === ''];
    }),
  );
  expect(failures).toEqual(Object.keys(failing).map((name) => [name, 2, false, false]));
});

test('an unknown command and a wrong global flag fail in the same way', async () => {
  expect(await sam.failure(['rendr'])).toMatchObject({
    exit: 2,
    code: 'usage',
    hint: expect.stringContaining('render'),
  });
  expect(await sam.failure(['--wrokspace', '/', 'status'])).toMatchObject({ exit: 2, code: 'usage' });
  expect(await sam.failure(['status', '-C', 'nowhere'])).toMatchObject({ exit: 2, code: 'workspace-not-found' });
});

test('version and help are documents too', async () => {
  expect((await sam.json(['--version'])).document).toMatchObject({ version: 1 });
  expect((await sam.json(['--help'])).document).toMatchObject({ version: 1 });
  expect((await sam.json([])).document).toMatchObject({ version: 1 });
});
