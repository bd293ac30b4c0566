import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { contents, type Person, person } from './person.js';

let sam: Person;

beforeEach(async () => {
  sam = person();
  await sam.change(['init', 'soul', '--yes']);
});

type Answer = {
  clients: { name: string; installed: boolean; connected: string; files: string[]; todo: string[] }[];
  changed: string[];
};

async function connect(...words: string[]): Promise<Answer> {
  const { code, document } = await sam.json(['connect', ...words, '-C', sam.path('soul')]);
  expect(code).toBe(0);
  return document as unknown as Answer;
}

function atHome(path: string, content: string): string {
  const whole = join(sam.home, path);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, content);
  return whole;
}

const own = { without: ['.local', '.cache'] };

const clients = [
  'claude-code',
  'codex',
  'gemini',
  'copilot',
  'opencode',
  'openclaw',
  'cursor',
  'vscode',
  'goose',
  'zed',
  'windsurf',
];

test('every client is listed, and none is connected at first', async () => {
  const { clients: listed } = await connect();
  expect(listed.map(({ name, connected }) => [name, connected])).toEqual(clients.map((name) => [name, 'no']));
});

test.each(clients)('%s is connected, a second run writes nothing, and removal leaves no file behind', async (name) => {
  const before = contents(sam.home, own);
  const { changed } = await connect(name, '--yes');
  expect(changed.length).toBeGreaterThan(0);
  const connected = contents(sam.home, own);
  for (const text of Object.values(connected)) expect(text).not.toMatch(/-C["', ]+\./);
  expect((await connect(name, '--yes')).changed).toEqual([]);
  expect(contents(sam.home, own)).toEqual(connected);
  const [status] = (await connect()).clients.filter((client) => client.name === name);
  // Codex keeps its servers in TOML, which only its own program edits.
  expect(status?.connected).toBe(name === 'codex' ? 'broken' : 'yes');
  await connect(name, '--remove', '--yes');
  expect(contents(sam.home, own)).toEqual(before);
});

test.each(['claude-code', 'codex', 'gemini', 'copilot', 'opencode', 'cursor', 'vscode', 'zed'])(
  '%s is connected in a project and taken out again',
  async (name) => {
    mkdirSync(sam.path('project'));
    const run = (...words: string[]) =>
      sam.json(['connect', name, '--project', '--yes', ...words, '-C', sam.path('soul')], { cwd: sam.path('project') });
    expect((await run()).code).toBe(0);
    expect(Object.keys(contents(sam.path('project'))).length).toBeGreaterThan(0);
    expect((await run('--remove')).code).toBe(0);
    expect(contents(sam.path('project'))).toEqual({});
  },
);

/** Files of settings as people have them; each must come back byte for byte, and keep what is in it meanwhile. */
const shapes = {
  'comments and trailing commas':
    '{\n  // mine\n  "model": "opus", /* why */\n  "hooks": {\n    "Stop": [\n      { "hooks": [] }, // keep\n    ],\n  },\n}\n',
  CRLF: '{\r\n\t"model": "opus",\r\n\t"unknown": [1, 2, { "a": null }]\r\n}\r\n',
  'one line': '{"model":"opus","hooks":{"SessionStart":[{"hooks":[{"type":"command","command":"x"}]}]}}',
  'a byte order mark': '\uFEFF{\n    "model": "opus"\n}',
  empty: '',
  'an empty object': '{}',
} as const;

test.each(Object.entries(shapes))(
  'a file with %s is edited minimally and comes back byte for byte',
  async (_, text) => {
    const path = atHome('.claude/settings.json', text);
    await connect('claude-code', '--yes');
    const after = readFileSync(path, 'utf8');
    expect(after).toContain('session-start');
    for (const line of text.split(/\r?\n/).filter((line) => /mine|why|keep|unknown/.test(line)))
      expect(after).toContain(line);
    if (text.includes('\r\n')) expect(after.replaceAll('\r\n', '')).not.toContain('\n');
    await connect('claude-code', '--remove', '--yes');
    expect(readFileSync(path, 'utf8')).toBe(text);
  },
);

test('an edit of somebody else after ours stays, and only ours goes', async () => {
  const path = atHome('.claude/settings.json', '{ "model": "opus" }\n');
  await connect('claude-code', '--yes');
  const settings = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...settings, theme: 'dark' }));
  await connect('claude-code', '--remove', '--yes');
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ model: 'opus', theme: 'dark' });
});

test('consent to transcripts is added and taken back without a trace of the other form', async () => {
  await connect('claude-code', '--yes');
  const path = join(sam.home, '.claude/settings.json');
  expect(readFileSync(path, 'utf8')).not.toContain('--capture');
  await connect('claude-code', '--capture', '--yes');
  expect(Object.keys(JSON.parse(readFileSync(path, 'utf8')).hooks)).toContain('Stop');
  expect((await sam.agentsoul(['connect', '-C', sam.path('soul')])).stdout).toMatch(/^claude-code .*connected +kept/m);
  await connect('claude-code', '--yes');
  expect((await sam.agentsoul(['connect', '-C', sam.path('soul')])).stdout).toMatch(/^claude-code .*connected +– /m);
  expect(readFileSync(path, 'utf8')).not.toContain('--capture');
  await connect('claude-code', '--remove', '--yes');
  expect(existsSync(path)).toBe(false);
});

const closed = {
  'does not parse': [(path: string) => writeFileSync(path, '{ "model": "opus"\n  "x": 1 }'), /can't be read: line 2/],
  'is read-only': [(path: string) => chmodSync(path, 0o444), /read-only/],
  'is a link': [
    (path: string) => {
      writeFileSync(`${path}.real`, '{}');
      symlinkSync(`${path}.real`, `${path}.link`);
    },
    /symbolic link/,
  ],
  'is not UTF-8': [(path: string) => writeFileSync(path, Buffer.from([0x7b, 0xff, 0x7d])), /UTF-8/],
} as const;

test.each(Object.entries(closed))(
  'a file that %s is left alone, and the person is told',
  async (what, [make, reason]) => {
    const settings = join(sam.home, '.claude/settings.json');
    mkdirSync(dirname(settings), { recursive: true });
    if (what === 'is a link') {
      writeFileSync(`${settings}.real`, '{}');
      symlinkSync(`${settings}.real`, settings);
    } else {
      writeFileSync(settings, '{}');
      make(settings);
    }
    const before = readFileSync(settings);
    const { clients: listed } = await connect('claude-code', '--yes');
    expect(readFileSync(settings).equals(before)).toBe(true);
    expect(listed[0]?.connected).toBe('broken');
    expect(listed[0]?.todo.join('\n')).toMatch(reason);
    await connect('claude-code', '--remove', '--yes');
    expect(readFileSync(settings).equals(before)).toBe(true);
  },
);

test('the comments of a YAML file stay, and it comes back byte for byte', async () => {
  const text = '# mine\nGOOSE_MODEL: x   # why\nextensions:\n    other:\n        type: stdio # keep\n';
  const path = atHome('.config/goose/config.yaml', text);
  await connect('goose', '--yes');
  const after = readFileSync(path, 'utf8');
  for (const line of text.trim().split('\n')) expect(after).toContain(line);
  await connect('goose', '--remove', '--yes');
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('two clients share a skill, which goes with the second of them', async () => {
  const skill = join(sam.home, '.agents/skills/agentsoul/SKILL.md');
  await connect('gemini', '--yes');
  await connect('codex', '--yes');
  await connect('gemini', '--remove', '--yes');
  expect(existsSync(skill)).toBe(true);
  await connect('codex', '--remove', '--yes');
  expect(existsSync(skill)).toBe(false);
});

test('a dry run, a missing yes, a narrower ceiling and an untrusted workspace change nothing', async () => {
  const before = contents(sam.home, own);
  const words = ['connect', 'claude-code', '-C', sam.path('soul')];
  expect((await sam.agentsoul([...words, '--dry-run'])).code).toBe(0);
  expect((await sam.failure(words)).code).toBe('input-needed');
  const narrow = await sam.failure([...words, '--yes'], { env: { AGENTSOUL_SCOPE: 'group' } });
  expect(narrow.code).toBe('scope-above-ceiling');
  sam.write('clone/SOUL.md', '# Soul\n\nHello.\n');
  expect((await sam.failure(['connect', 'claude-code', '--yes', '-C', sam.path('clone')])).code).toBe('untrusted');
  expect(contents(sam.home, own)).toEqual(before);
});

test('Codex is asked to add its server itself, and the file comes back byte for byte', async () => {
  const path = atHome('.codex/config.toml', '# mine\nmodel = "x"\n');
  const script = `#!/bin/sh\nprintf '\\n[mcp_servers.agentsoul]\\ncommand = "%s"\\nargs = [' "$5" >> "$HOME/.codex/config.toml"\nshift 5\nfor word in "$@"; do printf '"%s", ' "$word" >> "$HOME/.codex/config.toml"; done\nprintf ']\\n' >> "$HOME/.codex/config.toml"\n`;
  writeFileSync(sam.path('codex'), script, { mode: 0o755 });
  const env = { PATH: `${sam.cwd}:${process.env.PATH}` };
  const words = ['connect', 'codex', '--yes', '-C', sam.path('soul')];
  const { document } = await sam.json(words, { env });
  expect((document as unknown as Answer).clients[0]?.connected).toBe('yes');
  expect(readFileSync(path, 'utf8')).toContain('[mcp_servers.agentsoul]');
  expect((await sam.json([...words, '--remove'], { env })).code).toBe(0);
  expect(readFileSync(path, 'utf8')).toBe('# mine\nmodel = "x"\n');
});
