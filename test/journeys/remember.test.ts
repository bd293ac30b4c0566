import { expect, test } from 'vitest';
import { person } from './person.js';

const at = ['--at', '2026-02-02T14:30:00Z'];

async function newcomer(...settings: string[]) {
  const sam = person();
  await sam.change(['init', '--yes', '--timezone', 'UTC', ...settings]);
  return sam;
}

test.concurrent('each kind of memory goes where it belongs, in one commit that can be undone', async () => {
  const sam = await newcomer();
  const stored = async (text: string, ...more: string[]) => {
    const { document } = await sam.json(['remember', text, ...more, ...at]);
    return [document.store, document.path, document.id];
  };
  expect(await stored('We decided to move the launch to June')).toEqual([
    'episodic',
    'memory/2026-02-02.md',
    'episode:2026-02-02:14:30',
  ]);
  expect(await stored('We chose the blue tiles')).toEqual([
    'episodic',
    'memory/2026-02-02.md',
    expect.stringMatching(/^episode:2026-02-02:14:30~[0-9a-f]{4}$/),
  ]);
  expect(await stored('Ana works at Northwind')).toEqual([
    'semantic',
    'memory/graph/entities/person--ana.md',
    expect.stringMatching(/^entity:person--ana#/),
  ]);
  expect(await stored("I'm allergic to penicillin")).toEqual(['core', 'MEMORY.md', expect.stringMatching(/^core:/)]);
  expect(await stored('To deploy: run the tests, tag the release, push the tag.')).toEqual([
    'procedural',
    'memory/procedures/to-deploy.md',
    'procedure:to-deploy',
  ]);
  expect(await stored('Keep this forever: the story of the lake')).toEqual([
    'vault',
    'memory/vault/the-story-of-the-lake.md',
    expect.stringMatching(/^vault:the-story-of-the-lake#/),
  ]);
  expect(sam.git('.', 'rev-list', '--count', 'HEAD')).toBe('7\n');
  expect(sam.git('.', 'log', '-1', '--format=%an')).toBe('bot:trigger-remember\n');
  expect(sam.read('memory/procedures/to-deploy.md')).toBe(
    '# To deploy\n\n<!-- Type: procedure | Learned: 2026-02-02 -->\n\n## Trigger\n\nTo deploy\n\n## Steps\n\n1. run the tests\n2. tag the release\n3. push the tag\n\n## Notes\n\n## Learned From\n\n- 2026-02-02 — user-explicit\n',
  );
  const { document } = await sam.json(['remember', 'Ana works at Telar', ...at]);
  expect(document).toMatchObject({
    contradictions: [{ text: 'Ana works at Northwind', reason: 'works-at: "northwind" before, "telar" here' }],
    commit: expect.stringMatching(/^[0-9a-f]{40}$/),
    route: { by: 'rules', relations: [], confidence: 'high' },
  });
  expect((await sam.shell(String(document.undo))).code).toBe(0);
  expect(sam.read('memory/graph/entities/person--ana.md')).not.toContain('Telar');
});

test.concurrent('a secret and hidden characters are refused and nothing is written; --redact masks the secret', async () => {
  const sam = await newcomer();
  const key = `ghp_${'aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1dE3fG5'}`;
  const refused = await sam.failure(['remember', `the token is ${key}`]);
  expect([refused.exit, refused.code, refused.message.includes(key)]).toEqual([2, 'secret-found', false]);
  expect(await sam.failure(['log', 'sm\u200bile'])).toMatchObject({ exit: 2, code: 'hidden-characters' });
  expect(await sam.failure(['remember', '   '])).toMatchObject({ exit: 2, code: 'usage' });
  expect(sam.git('.', 'rev-list', '--count', 'HEAD')).toBe('1\n');
  await sam.json(['remember', `the token is ${key}`, '--redact', ...at]);
  expect(sam.read('memory/2026-02-02.md')).toContain('the token is [redacted: github token]');
});

test.concurrent('what another scope may not see is neither shown nor written to', async () => {
  const sam = await newcomer();
  await sam.json(['remember', 'Ana works at Northwind', ...at]);
  const group = { env: { AGENTSOUL_SCOPE: 'group' } };
  const { document } = await sam.json(['remember', 'Ana works at Telar', ...at], group);
  expect(document).toMatchObject({ store: 'episodic', duplicates: [], contradictions: [] });
  expect(sam.read('memory/2026-02-02.md')).toContain('| share\nAna works at Telar');
  expect(await sam.failure(['remember', 'x y z', '--store', 'core'], group)).toMatchObject({
    code: 'scope-above-ceiling',
  });
  expect(await sam.failure(['core', 'show'], group)).toMatchObject({ code: 'scope-above-ceiling' });
});

test.concurrent('notes carry the time of the zone, and those of a room stay in it', async () => {
  const sam = person();
  await sam.change(['init', '--yes', '--timezone', 'Europe/Berlin']);
  for (const time of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']) await sam.json(['log', 'Clocks', '--at', time]);
  await sam.json(['log', 'Soup is ready', '--room', 'kitchen', '--user', 'Ana', '--at', '2026-10-25T12:00:00Z']);
  expect(sam.read('memory/2026-10-25.md')).toBe(
    '# 2026-10-25 — Episode Log\n\n## 02:30 | source:conversation\nClocks\n\n## 02:30 | source:conversation | id:~ade6\nClocks\n\n## 13:00 | source:conversation | room:kitchen | user:Ana\nSoup is ready\n',
  );
  const seen = async (scope: string) =>
    (await sam.agentsoul(['render', '--scope', scope, '--at', '2026-10-25T13:00:00Z'])).stdout.includes(
      'Soup is ready',
    );
  expect([await seen('room:kitchen'), await seen('main'), await seen('group'), await seen('room:hall')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.concurrent('core memory is edited one line at a time and never over its limit', async () => {
  const sam = await newcomer();
  await sam.json(['remember', 'Sam takes tea with milk', '--store', 'core']);
  await sam.json(['remember', 'Sam takes the early train', '--store', 'core']);
  const unsure = await sam.failure(['core', 'replace', 'sam takes', '--with', 'x']);
  expect([unsure.exit, unsure.code, unsure.message.split('\n').length]).toEqual([2, 'ambiguous', 3]);
  await sam.change(['core', 'replace', 'tea with milk', '--with', 'Sam takes tea without milk']);
  await sam.change(['core', 'remove', 'early train']);
  expect(sam.read('MEMORY.md')).toMatch(/-->\n\n- Sam takes tea without milk\n$/);
  const long = 'The boat in the harbour needs a new coat of paint this year. '.repeat(90);
  const full = await sam.failure(['remember', long, '--store', 'core']);
  expect([full.exit, full.code]).toEqual([2, 'core-full']);
  expect(full.message).toMatch(
    /^The block Critical Facts of MEMORY\.md would have [\d,]+ tokens, .* limit of 1,000\.\nThe lines it needs least:\n {2}\d+: Sam takes tea without milk \(long\)$/,
  );
});

test.concurrent('many processes that remember at once lose nothing', async () => {
  const sam = await newcomer();
  const texts = Array.from({ length: 6 }, (_, index) => `Decision: plan ${index} is taken`);
  const answers = await Promise.all(texts.map((text) => sam.json(['remember', text, ...at], { isOwnProcess: true })));
  expect(answers.map(({ code }) => code)).toEqual(texts.map(() => 0));
  const notes = sam.read('memory/2026-02-02.md');
  expect(texts.filter((text) => notes.includes(text))).toEqual(texts);
  expect(new Set(answers.map(({ document }) => document.id)).size).toBe(texts.length);
  expect(sam.git('.', 'rev-list', '--count', 'HEAD')).toBe('7\n');
});

test.concurrent('--pin, --share, --entity and standard input are taken', async () => {
  const sam = await newcomer();
  await sam.json(['remember', '-', '--entity', 'Lantern', '--store', 'semantic', '--pin', ...at], {
    stdin: 'ships in June\n',
  });
  expect(JSON.parse(sam.read('memory/meta/decay-scores.json')).entries['entity:concept--lantern']).toMatchObject({
    pinned: true,
  });
  const { document } = await sam.json([
    'remember',
    'The door code changed',
    '--share',
    '--tags',
    'door,code',
    '--auto',
    ...at,
  ]);
  expect(document).toMatchObject({ store: 'episodic' });
  expect(sam.read('memory/2026-02-02.md')).toMatch(
    /^## 14:30 \| \w+ \| confidence:\w+ \| tags:\[door, code\] \| source:conversation \| share$/m,
  );
  expect(sam.git('.', 'log', '-1', '--format=%an')).toBe('bot:auto-detect\n');
});

test.concurrent('a sub-agent writes to no memory and is told to propose', async () => {
  const sam = await newcomer();
  const asSubAgent = { env: { AGENTSOUL_SCOPE: 'subagent' } };
  for (const argv of [
    ['remember', 'Ana works at Northwind'],
    ['log', 'Looked at the menu'],
  ]) {
    const refused = await sam.failure(argv, asSubAgent);
    expect([refused.exit, refused.code]).toEqual([2, 'scope-above-ceiling']);
    expect(refused.hint).toContain('agentsoul propose');
  }
  expect(sam.git('.', 'rev-list', '--count', 'HEAD')).toBe('1\n');
});

test.concurrent('a room is noted by those in it, and by nobody in another', async () => {
  const sam = await newcomer();
  const kitchen = { env: { AGENTSOUL_SCOPE: 'room:kitchen' } };
  await sam.json(['log', 'Soup is ready', ...at], kitchen);
  expect(sam.read('memory/2026-02-02.md')).toContain('| room:kitchen\nSoup is ready');
  for (const command of ['log', 'remember'])
    expect(await sam.failure([command, 'Soup is cold', '--room', 'hall'], kitchen)).toMatchObject({
      exit: 2,
      code: 'scope-above-ceiling',
    });
});

test.concurrent('a workspace that nobody may write to is read all the same, and says so to those who write', async () => {
  const sam = person({ isOrdinary: true });
  await sam.change(['init', '--yes']);
  await sam.json(['remember', 'Ines lives in Porto', ...at]);
  await sam.json(['search', 'Porto']);
  const close = () => sam.shell('chmod -R a-w .');
  await close();
  const writing = ['remember hello there', 'undo', 'pin person--ines', 'decay --apply', 'reindex --full'];
  for (const line of writing) {
    const [command = '', ...words] = line.split(' ');
    const argv = command === 'remember' ? [command, words.join(' ')] : [command, ...words];
    expect({ line, ...(await sam.failure(argv)) }).toMatchObject({ line, exit: 2, code: 'not-writable' });
  }
  const found = async () => JSON.stringify((await sam.json(['search', 'Porto'])).document);
  expect(await found()).toContain('Ines lives in Porto');
  await sam.shell('chmod u+w .agentsoul && rm -f .agentsoul/index*');
  await close();
  expect(await found()).toContain('Ines lives in Porto');
  expect((await sam.json(['recall', 'Where does Ines live?'])).document).toMatchObject({ isKnown: true });
  await sam.shell('chmod -R u+w .');
});

test.concurrent('an answer that does not fit is known all the same', async () => {
  const sam = await newcomer();
  await sam.json(['remember', 'Ines lives in Porto', ...at]);
  const asked = ['recall', 'Where does Ines live?', '--max-tokens', '5'];
  expect((await sam.json(asked)).document).toMatchObject({ isKnown: true, context: '', sources: [] });
  expect((await sam.agentsoul(asked)).stderr).toContain('--max-tokens');
});

test.concurrent('a score is a number from 0 to 1', async () => {
  const sam = await newcomer();
  for (const value of ['7', 'abc']) {
    const refused = await sam.failure(['search', 'Porto', '--min-score', value]);
    expect([refused.exit, refused.code, refused.hint.includes('--min-score 0.5')]).toEqual([2, 'usage', true]);
  }
});

test.concurrent('what looks like Markdown comes back as it was said', async () => {
  const sam = await newcomer();
  const said = '## Kettle\n<b>Descale</b> it, says <!-- the leaflet -->\nRoom: kitchen\n- twice a year';
  const { document } = await sam.json(['log', said, ...at]);
  expect(sam.read('memory/2026-02-02.md')).toContain('\\## Kettle\n&lt;b>Descale');
  expect((await sam.json(['get', String(document.id)])).document.text).toBe(said);
  expect((await sam.agentsoul(['get', String(document.id)])).stdout).toBe(`${said}\n`);
  const oneLine = said.replaceAll('\n', ' ');
  const found = await sam.json(['search', '## Kettle <b>Descale</b>', '--limit', '1']);
  expect(found.document.hits).toMatchObject([{ id: document.id, snippet: oneLine }]);
  const recalled = await sam.agentsoul(['recall', 'how often is the kettle descaled?']);
  expect(recalled.stdout).toBe(`- [2026-02-02 14:30, memory/2026-02-02.md:3] ${oneLine}\n`);
  expect((await sam.agentsoul(['know', 'kettle'])).stdout).toContain(`2026-02-02 14:30 ${oneLine}`);
  const forgetting = await sam.json(['forget', 'descale', '--dry-run']);
  expect(forgetting.document.forgotten).toMatchObject([{ text: said }]);
});

test.concurrent('an id never passes to another memory, whether the first was undone or deleted by hand', async () => {
  const sam = await newcomer();
  const notes = 'memory/2026-02-02.md';
  const log = async (text: string) => String((await sam.json(['log', text, ...at])).document.id);
  const textOf = async (id: string) => (await sam.json(['get', id])).document.text;
  const first = await log('Watered the ferns');
  const second = await log('Fed the cat');
  expect(first).toBe('episode:2026-02-02:14:30');
  sam.write(notes, sam.read(notes).replace(/## 14:30[^\n]*\nWatered the ferns\n\n/, ''));
  expect((await sam.failure(['get', first])).code).toBe('unknown-memory');
  expect(await textOf(second)).toBe('Fed the cat');

  const other = ['--at', '2026-02-03T09:00:00Z'];
  await sam.json(['log', 'Swept the yard', ...other]);
  await sam.change(['undo', ...other]);
  const third = String((await sam.json(['log', 'Painted the gate', ...other])).document.id);
  expect(third).toMatch(/^episode:2026-02-03:09:00~[0-9a-f]{4}$/);
  expect(await textOf(third)).toBe('Painted the gate');
});

test.concurrent('a line of core memory is changed by the id that remember printed, and log names its commit and undo', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  const id = String((await sam.json(['remember', 'The house has two doors', '--store', 'core'])).document.id);
  expect(id).toMatch(/^core:/);
  await sam.change(['core', 'replace', id, '--with', 'The house has three doors']);
  expect(sam.read('MEMORY.md')).toContain('- The house has three doors');
  expect(await sam.failure(['core', 'remove', id])).toMatchObject({ exit: 2, code: 'not-found' });
  const { stderr } = await sam.agentsoul(['log', 'Bought paint']);
  const commit = sam.git('.', 'rev-parse', 'HEAD').slice(0, 10);
  expect(stderr).toMatch(new RegExp(`^✔ Noted in memory/\\S+\\n  Commit ${commit}\\. Undo: agentsoul undo c-\\w+\\n$`));
});

test.concurrent('a group finds what it noted, and undo takes an entry out of a day that has later ones', async () => {
  const sam = await newcomer();
  const group = { env: { AGENTSOUL_SCOPE: 'group' } };
  const { document: first } = await sam.json(['log', 'The plumber comes at four', ...at], group);
  await sam.json(['log', 'The lift is broken', '--at', '2026-02-02T15:00:00Z'], group);
  const found = async (question: string, place = {}) =>
    (await sam.json(['recall', question, '--no-track'], place)).document.context;
  expect(await found('when does the plumber come?', group)).toContain('The plumber comes at four');
  expect((await sam.shell(String(first.undo))).code).toBe(0);
  expect(sam.read('memory/2026-02-02.md')).toContain('The lift is broken');
  expect(sam.read('memory/2026-02-02.md')).not.toContain('plumber');
  expect(await found('when does the plumber come?')).not.toContain('plumber');
});

test.concurrent('an appointment that names no day is another one on another day', async () => {
  const sam = await newcomer();
  const paths: unknown[] = [];
  for (const day of ['2026-03-03', '2026-04-10']) {
    const { document } = await sam.json(['remember', 'Dinner with Tom at 7', '--at', `${day}T10:00:00Z`]);
    paths.push([document.path, document.commit !== null]);
  }
  expect(paths).toEqual([
    ['memory/2026-03-03.md', true],
    ['memory/2026-04-10.md', true],
  ]);
});
