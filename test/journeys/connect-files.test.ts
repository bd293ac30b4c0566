import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Person, person } from './person.js';

/** A file of settings of each client. Codex has its server added by its own command, and only hooks in a file of ours. */
const files = {
  'claude-code': '.claude/settings.json',
  codex: '.codex/hooks.json',
  gemini: '.gemini/settings.json',
  copilot: '.copilot/mcp-config.json',
  opencode: '.config/opencode/opencode.json',
  openclaw: '.openclaw/openclaw.json',
  cursor: '.cursor/mcp.json',
  vscode: '.config/Code/User/mcp.json',
  goose: '.config/goose/config.yaml',
  zed: '.config/zed/settings.json',
  windsurf: '.codeium/windsurf/mcp_config.json',
} as const;

const json = {
  comments: '{\n  // mine\n  "x-mine": "kept" /* why */\n}\n',
  'CRLF and unknown keys': '{\r\n\t"x-mine": [1, { "a": null }],\r\n\t"y": "kept"\r\n}\r\n',
  'trailing commas': '{\n    "x-mine": ["kept",],\n}\n',
};
const yaml = {
  comments: '# mine\nx-mine: kept   # why\n',
  'CRLF and unknown keys': 'x-mine:\r\n  - a: null\r\ny: kept\r\n',
  'flow maps with trailing commas': 'x-mine: { a: kept, }\n',
};

const cases = Object.entries(files).flatMap(([client, file]) =>
  Object.entries(file.endsWith('.yaml') ? yaml : json).map(([shape, text]) => ({ client, file, shape, text })),
);

test.concurrent.each(cases)(
  'the file of $client with $shape is edited minimally and comes back byte for byte',
  async ({ client, file, text }) => {
    const sam = await personWithSoul();
    const path = atHome(sam, file, text);
    await connect(sam, client);
    const after = readFileSync(path, 'utf8');
    expect(after).toContain('agentsoul');
    // A comma may have to stand after the last value, so everything else of a line is compared.
    const bare = (line: string) => line.replaceAll(',', '');
    for (const line of text.split(/\r?\n/)) if (/mine|kept/.test(line)) expect(bare(after)).toContain(bare(line));
    if (text.includes('\r\n')) expect(after.replaceAll('\r\n', '')).not.toContain('\n');
    await connect(sam, client, '--remove');
    expect(readFileSync(path, 'utf8')).toBe(text);
  },
);

const closed = {
  'has a syntax error': {
    make: (path: string) => writeFileSync(path, '{ "a": [1\n  "x": 1 }'),
    reason: /can't be read/,
  },
  'is read-only': {
    make(path: string) {
      writeFileSync(path, '');
      chmodSync(path, 0o444);
    },
    reason: /read-only/,
  },
  'is a link': {
    make(path: string) {
      writeFileSync(`${path}.real`, '');
      symlinkSync(`${path}.real`, path);
    },
    reason: /symbolic link/,
  },
};

const closedCases = Object.entries(files).flatMap(([client, file]) =>
  Object.entries(closed).map(([what, { make, reason }]) => ({ client, file, what, make, reason })),
);

test.concurrent.each(closedCases)(
  'the file of $client that $what is left alone, and the person is told',
  async ({ client, file, make, reason }) => {
    const sam = await personWithSoul();
    const path = join(sam.home, file);
    mkdirSync(dirname(path), { recursive: true });
    make(path);
    const before = readFileSync(path, 'utf8');
    const { clients } = await connect(sam, client);
    expect(clients[0]?.todo.join('\n')).toMatch(reason);
    expect(clients[0]?.connected).toBe('broken');
    await connect(sam, client, '--remove');
    expect(readFileSync(path, 'utf8')).toBe(before);
  },
);

type Answer = { clients: { connected: string; todo: string[] }[] };

async function connect(sam: Person, client: string, ...words: string[]): Promise<Answer> {
  const { code, document } = await sam.json(['connect', client, ...words, '--yes', '-C', sam.path('soul')]);
  expect(code).toBe(0);
  return document as unknown as Answer;
}

async function personWithSoul(): Promise<Person> {
  const sam = person();
  await sam.change(['init', 'soul', '--yes']);
  return sam;
}

function atHome({ home }: Person, path: string, content: string): string {
  const whole = join(home, path);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, content);
  return whole;
}
