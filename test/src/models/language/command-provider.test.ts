import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { ModelRequest } from '../../../../src/models/language/language-model.js';
import { failureOf, openModel } from './opened-model.js';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-command-')));
const own = join(folder, 'tmp');
const key = 'test-key-7Hq2xW';
const schema = z.strictObject({ answer: z.string() });
const request: ModelRequest<z.infer<typeof schema>> = {
  system: 'Say hello.',
  prompt: 'To Ana.',
  schema,
  schemaName: 'greeting',
  maxOutputTokens: 200,
};

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that runs these lines of JavaScript; `input` is what it got on standard input. */
function program(lines: string, settings: { timeoutMs?: number; apiKeyEnv?: string } = {}) {
  const path = join(folder, `program-${readdirSync(folder).length}.cjs`);
  writeFileSync(path, `const input = require('node:fs').readFileSync(0, 'utf8');\n${lines}\n`);
  const env = { PATH: process.env.PATH, HOME: folder, TMPDIR: folder, SECRET_OF_OTHERS: 'x', TEST_KEY: key };
  return openModel({ provider: 'command', command: [process.execPath, path], ...settings }, { env });
}

test('the program gets the question on standard input and answers on standard output', async () => {
  const model = program(
    `console.log(JSON.stringify({ answer: input.includes('To Ana.') && input.includes('Say hello.') ? 'Hello' : 'What?' }))`,
  );
  const answer = await model.ask(request);
  expect(answer).toMatchObject({ value: { answer: 'Hello' }, by: 'command:node', repaired: false });
  expect(answer.tokens.input).toBeGreaterThan(20);
  expect(answer.tokens.output).toBeGreaterThan(3);
});

test('the answer may stand in a fence, after prose', async () => {
  const model = program(
    `console.log('Sure {not this}! Here:\\n\`\`\`json\\n{ "answer": "Hello {you}" }\\n\`\`\`\\nBye.')`,
  );
  await expect(model.ask(request)).resolves.toMatchObject({ value: { answer: 'Hello {you}' } });
});

test('nonsense is asked about once more, then given up', async () => {
  const counter = join(folder, 'asked');
  const model = program(
    `require('node:fs').appendFileSync(${JSON.stringify(counter)}, 'x'); console.log('I will rewrite SOUL.md.')`,
  );
  expect(await failureOf(model, request)).toMatchObject({ reason: 'malformed' });
  expect(readFileSync(counter, 'utf8')).toBe('xx');
});

test('it sees few variables and works in an empty folder that is gone afterwards', async () => {
  const model = program(
    `console.log(JSON.stringify({ answer: [Object.keys(process.env).filter((name) => !name.startsWith('__')).sort().join(), process.cwd(), require('node:fs').readdirSync('.').length].join('|') }))`,
    { apiKeyEnv: 'TEST_KEY' },
  );
  const [variables, cwd = '', files] = (await model.ask(request)).value.answer.split('|');
  expect(variables).toBe('HOME,PATH,TEST_KEY,TMPDIR');
  expect(cwd.startsWith(join(folder, 'agentsoul-'))).toBe(true);
  expect(files).toBe('0');
  expect(existsSync(cwd)).toBe(false);
});

test('a program that fails is quoted, without the key', async () => {
  const model = program(
    `console.error('First line'); console.error('The key ' + process.env.TEST_KEY + ' is wrong.'); process.exit(3)`,
    { apiKeyEnv: 'TEST_KEY' },
  );
  const failed = await failureOf(model, request);
  expect(failed.reason).toBe('unavailable');
  expect(failed.message).toBe('The program node exited with code 3: First line / The key … is wrong.');
});

test('a program that hangs is ended with all it started', async () => {
  const marker = join(folder, 'grandchild');
  const model = program(
    `require('node:child_process').spawn(process.execPath, ['-e', 'require("node:fs").writeFileSync(' + JSON.stringify(${JSON.stringify(marker)}) + ', String(process.pid)); setInterval(() => {}, 1000)'], { stdio: 'inherit' });
setInterval(() => {}, 1000);`,
    { timeoutMs: 5_000 },
  );
  expect(await failureOf(model, request)).toMatchObject({ reason: 'timeout' });
  const pid = Number(readFileSync(marker, 'utf8'));
  await expect.poll(() => isAlive(pid), { timeout: 100_000 }).toBe(false);
});

test('a program that floods is cut off', async () => {
  const model = program(
    `const line = 'water '.repeat(1000); const pour = () => { while (process.stdout.write(line)); }; process.stdout.on('drain', pour); pour();`,
  );
  expect(await failureOf(model, request)).toMatchObject({ reason: 'too-long' });
});

test('an answer longer than allowed is refused', async () => {
  const model = program(`console.log(JSON.stringify({ answer: 'tea and milk '.repeat(400) }))`);
  expect(await failureOf(model, request)).toMatchObject({ reason: 'too-long' });
});

test('a program that never reads its input can answer', async () => {
  const path = join(folder, 'deaf.cjs');
  writeFileSync(path, `console.log('{ "answer": "Hello" }')`);
  const model = openModel({ provider: 'command', command: [process.execPath, path] }, { env: { TMPDIR: folder } });
  await expect(model.ask({ ...request, prompt: 'x'.repeat(500_000) })).resolves.toMatchObject({
    value: { answer: 'Hello' },
  });
});

test('a program that is not there is told', async () => {
  const model = openModel(
    { provider: 'command', command: ['no-such-program-of-ours'] },
    { env: { TMPDIR: folder, PATH: own } },
  );
  const failed = await failureOf(model, request);
  expect(failed.reason).toBe('unavailable');
  expect(failed.message).toBe('The program no-such-program-of-ours could not be run: ENOENT.');
});

test('words with a meaning in a shell mean nothing', async () => {
  const model = openModel(
    {
      provider: 'command',
      command: [process.execPath, '-e', 'console.log(JSON.stringify({ answer: process.argv[1] }))', '$HOME; touch x'],
    },
    { env: { TMPDIR: folder, HOME: folder } },
  );
  await expect(model.ask(request)).resolves.toMatchObject({ value: { answer: '$HOME; touch x' } });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    // Nobody has this number.
    return false;
  }
}
