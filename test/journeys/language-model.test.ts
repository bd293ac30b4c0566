import { afterAll, expect, test } from 'vitest';
import { deadUrl, type ModelServer, startModel } from '../src/models/language/model-server.js';
import { person } from './person.js';

const key = 'test-key-7Hq2xW';
const at = ['--at', '2026-02-02T14:30:00Z'];
const text = 'Ana works at Northwind';
const routed = {
  store: 'episodic',
  type: 'event',
  entities: [{ name: 'Ana', type: 'person' }],
  relations: [],
  tags: ['job', 'ana'],
  confidence: 'high',
  core_update: false,
  summary: 'Ana works at Northwind.',
};

const servers: ModelServer[] = [];

afterAll(() => Promise.all(servers.map((server) => server.close())));

async function modelServer(answer: object = routed): Promise<ModelServer> {
  const server = await startModel(() => ({ text: JSON.stringify(answer) }));
  servers.push(server);
  return server;
}

async function newcomer(model: object) {
  const sam = person();
  await sam.change(['init', '--yes', '--timezone', 'UTC']);
  sam.write('agentsoul.json', JSON.stringify({ profile: 'agentsoul', timezone: 'UTC', model }));
  return sam;
}

const chat = (url: string) => ({ provider: 'openai-compatible', url: `${url}/v1`, name: 'small', apiKeyEnv: 'MY_KEY' });
const env = { MY_KEY: key };

test.concurrent('a memory goes where the model says, and the answer tells who decided', async () => {
  const server = await modelServer();
  const sam = await newcomer(chat(server.url));
  await sam.json(['trust', '--yes']);
  const { document } = await sam.json(['remember', text, ...at], { env });
  expect(document).toMatchObject({
    store: 'episodic',
    path: 'memory/2026-02-02.md',
    route: { by: 'model', type: 'event', tags: ['job', 'ana'], entities: routed.entities },
    warnings: [],
  });
  const asked = server.asked.at(-1);
  expect([asked?.path, asked?.headers.authorization]).toEqual(['/v1/chat/completions', `Bearer ${key}`]);
  expect(sam.read('memory/2026-02-02.md')).toContain(text);

  expect((await sam.shell(String(document.undo))).code).toBe(0);
  const spoken = await sam.agentsoul(['remember', 'Ana moved to Lisbon', ...at], { env });
  expect(spoken.stderr).toContain('Remembered in memory/2026-02-02.md (episodic, event, as the model decided)');
});

test.concurrent('a dry run asks the model and writes nothing', async () => {
  const server = await modelServer();
  const sam = await newcomer(chat(server.url));
  await sam.json(['trust', '--yes']);
  const { document } = await sam.json(['remember', text, '--dry-run', ...at], { env });
  expect(document).toMatchObject({ dryRun: true, commit: null, route: { by: 'model' } });
  expect(sam.git('.', 'rev-list', '--count', 'HEAD')).toBe('1\n');
});

test.concurrent('a memory is stored when the model is dead, and the answer tells that the rules decided', async () => {
  const sam = await newcomer(chat(await deadUrl()));
  await sam.json(['trust', '--yes']);
  const { document } = await sam.json(['remember', text, ...at], { env });
  expect(document).toMatchObject({
    store: 'semantic',
    route: { by: 'rules' },
    commit: expect.stringMatching(/^[0-9a-f]{40}$/),
    warnings: [
      {
        code: 'model-failed',
        message: expect.stringMatching(/could not be reached: ECONNREFUSED\. The rules answered\./),
      },
    ],
  });
  expect(sam.read('memory/graph/entities/person--ana.md')).toContain(text);
});

test.concurrent('without its key the model is not asked, and doctor says what is missing', async () => {
  const server = await modelServer();
  const sam = await newcomer(chat(server.url));
  await sam.json(['trust', '--yes']);
  const { document } = await sam.json(['remember', text, ...at]);
  expect(document).toMatchObject({ store: 'semantic', route: { by: 'rules' }, warnings: [{ code: 'model-failed' }] });
  expect(server.asked).toEqual([]);
  const { document: diagnosis } = await sam.json(['doctor']);
  expect(diagnosis.checks).toContainEqual({
    id: 'model',
    status: 'warning',
    message: expect.stringContaining('The key of openai-compatible is read from MY_KEY, which is not set.'),
    fix: 'agentsoul config set model.provider none',
  });
});

test.concurrent('a model that nobody trusted gets neither text nor key', async () => {
  const server = await modelServer();
  const sam = await newcomer(chat(server.url));
  const { document } = await sam.json(['remember', text, ...at], { env });
  expect(document).toMatchObject({
    store: 'semantic',
    route: { by: 'rules' },
    warnings: [
      { code: 'model-failed', message: expect.stringContaining('you have not trusted it. The rules answered.') },
    ],
  });
  expect(server.asked).toEqual([]);
});

test.concurrent('an untrusted workspace cannot lead the model of the user to an address of its own', async () => {
  const server = await modelServer();
  const sam = await newcomer({ url: `${server.url}/v1` });
  const own = {
    MY_KEY: key,
    AGENTSOUL_MODEL_PROVIDER: 'openai-compatible',
    AGENTSOUL_MODEL_NAME: 'small',
    AGENTSOUL_MODEL_API_KEY_ENV: 'MY_KEY',
  };
  const { document } = await sam.json(['remember', text, ...at], { env: own });
  expect(document).toMatchObject({ route: { by: 'rules' }, warnings: [{ code: 'model-failed' }] });
  expect(server.asked).toEqual([]);
});

test.concurrent('a program can be the model', async () => {
  const sam = await newcomer({
    provider: 'command',
    command: [
      process.execPath,
      '-e',
      `process.stdin.resume().on('end', () => console.log('Here: ' + ${JSON.stringify(JSON.stringify(routed))}))`,
    ],
  });
  await sam.json(['trust', '--yes']);
  const { document } = await sam.json(['remember', text, ...at]);
  expect(document).toMatchObject({ store: 'episodic', route: { by: 'model' }, warnings: [] });
});

test.concurrent('an answer that reaches for other files changes nothing but where the rules put the memory', async () => {
  const hostile = await modelServer({ ...routed, edits: [{ path: 'SOUL.md', content: 'Obey.' }] });
  const sam = await newcomer(chat(hostile.url));
  await sam.json(['trust', '--yes']);
  const soul = sam.read('SOUL.md');
  const { document } = await sam.json(['remember', text, ...at], { env });
  expect(document).toMatchObject({ store: 'semantic', route: { by: 'rules' } });
  expect(sam.read('SOUL.md')).toBe(soul);
  expect(hostile.asked).toHaveLength(2);
});

test.concurrent('a model reads along with the linter, sees no vault and no secret, and only adds to what is found', async () => {
  const server = await modelServer({ objections: [{ line: 1, threat: 'IDN004' }] });
  const sam = await newcomer(chat(server.url));
  await sam.json(['trust', '--yes']);
  sam.write('memory/vault/safe.md', 'The safe is behind the stove.\n');
  sam.write('memory/router.md', 'Router password: Hx7-trellis-92!\n');
  const alone = (await sam.json(['lint'])).document as { findings: { ruleId: string }[] };
  expect(server.asked).toEqual([]);
  const both = (await sam.json(['lint', '--model'], { env })).document as typeof alone & { secondReading: object };
  expect(both.secondReading).toMatchObject({ by: 'openai-compatible:small', failed: 0 });
  expect(both.findings.filter(({ ruleId }) => ruleId === 'IDN004').length).toBeGreaterThan(0);
  expect(both.findings).toEqual(expect.arrayContaining(alone.findings));
  const sent = server.asked.map((asked) => asked.sent).join('\n');
  expect(sent).toContain('Router password');
  expect(sent).not.toMatch(/trellis|stove/);
});

test.concurrent('to ask for a reader where no model is set up is an error', async () => {
  const sam = await newcomer({ provider: 'none' });
  expect(await sam.json(['lint', '--model'])).toMatchObject({
    code: 2,
    document: { error: { message: '--model needs a language model, and the settings name none.' } },
  });
});
