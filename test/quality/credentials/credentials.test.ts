import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runInMemory } from '../../cli/memory-terminal.js';
import { allFiles } from '../../support/temporary-workspace.js';

/** Written down before anybody looked at how credentials are found. `secret` is what must not be kept. */
type Sentence = { readonly language: string; readonly text: string; readonly secret?: string };

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-credentials-')));
const root = join(folder, 'workspace');
const env = { HOME: folder, PATH: process.env.PATH };
const run = (...argv: string[]) => runInMemory(['-C', root, ...argv], { env, cwd: '/' });

beforeAll(async () => {
  expect((await runInMemory(['init', root, '--yes'], { env, cwd: '/' })).code).toBe(0);
});

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

function readSentences(name: string): Sentence[] {
  const lines = readFileSync(join(import.meta.dirname, name), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as Sentence);
}

/** The files of the workspace that hold a text. */
function filesWith(text: string): string[] {
  const bytes = Buffer.from(text).toString('latin1');
  return Object.entries(allFiles(root)).flatMap(([path, content]) => (content.includes(bytes) ? [path] : []));
}

const secrets = readSentences('secrets.jsonl');
const harmless = readSentences('harmless.jsonl');

test('there are twenty of each, in five languages', () => {
  const languages = (sentences: readonly Sentence[]) => new Set(sentences.map(({ language }) => language)).size;
  expect([secrets.length, languages(secrets), harmless.length, languages(harmless)]).toEqual([20, 5, 20, 5]);
});

describe('remember refuses, and keeps with --redact without the secret', () => {
  test.each(secrets)('$text', async ({ text, secret = '' }) => {
    const refused = await run('remember', text, '--json');
    expect(JSON.parse(refused.stdout)).toMatchObject({ error: { code: 'secret-found' } });
    const redacted = await run('remember', text, '--redact');
    expect([redacted.code, filesWith(secret)]).toEqual([0, []]);
    expect([refused, redacted].filter(({ stdout, stderr }) => `${stdout}${stderr}`.includes(secret))).toEqual([]);
  });
});

describe('remember keeps, word for word', () => {
  test.each(harmless)('$text', async ({ text }) => {
    const { code, stderr } = await run('remember', text);
    expect([code, stderr.split('\n')[0]]).toEqual([0, expect.stringContaining('Remembered in')]);
    expect(filesWith(text)).not.toEqual([]);
  });
});
