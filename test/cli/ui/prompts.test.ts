import { describe, expect, test } from 'vitest';
import type { Command } from '../../../commands/command.js';
import { runProgram } from '../../../commands/program.js';
import { memoryStreams } from '../../../commands/ui/streams.js';
import { runInMemory } from '../memory-terminal.js';

/** Asks everything, and prints the answers. */
const quiz: Command = {
  name: 'quiz',
  group: 'Start',
  summary: 'Ask',
  examples: [],
  leakProbe: { none: 'a test' },
  async run({ terminal }) {
    const name = await terminal.ask({ message: 'Your name?', flag: '--name', default: 'Kate' });
    const tea = await terminal.select({
      message: 'Which tea?',
      flag: '--tea',
      choices: [
        { value: 'green', name: 'Green' },
        { value: 'black', name: 'Black', says: 'strong' },
      ],
    });
    const isSure = await terminal.confirm({ message: 'Sure?', flag: '--yes' });
    terminal.json({ name, tea, isSure });
    return 0;
  },
};

const sure: Command = {
  ...quiz,
  name: 'sure',
  async run({ terminal }) {
    terminal.json({ isSure: await terminal.confirm({ message: 'Remove \u001b[8mall?', flag: '--yes' }) });
    return 0;
  },
};

const commands = [quiz, sure];

/** Types each line of keys once its question has appeared. */
async function answering(argv: readonly string[], answers: readonly (readonly [question: string, keys: string])[]) {
  const streams = memoryStreams({ isTty: true });
  const running = runProgram({ argv, env: { NO_COLOR: '1' }, cwd: '/', streams, commands });
  for (const [question, keys] of answers) {
    while (!streams.printed().stderr.includes(question)) await pause();
    await pause();
    if (keys === endOfInput) streams.keyboard.end();
    else streams.keyboard.write(keys);
  }
  return { code: await running, ...streams.printed() };
}

const endOfInput = 'end of input';
const pause = () => new Promise((resolve) => setTimeout(resolve, 30));

describe('on a terminal', () => {
  test('the answers come back, defaults by the return key', async () => {
    const { code, stdout } = await answering(
      ['quiz'],
      [
        ['Your name?', '\r'],
        ['Which tea?', '\u001b[B\r'],
        ['Sure?', 'y\r'],
      ],
    );
    expect({ code, answers: JSON.parse(stdout) }).toEqual({
      code: 0,
      answers: { version: 1, name: 'Kate', tea: 'black', isSure: true },
    });
  });

  test('Ctrl-C cancels with exit 130 and says that nothing was changed', async () => {
    const { code, stdout, stderr } = await answering(['sure'], [['all?', '\u0003']]);
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(stderr.endsWith('Cancelled. Nothing was changed.\n')).toBe(true);
  });

  test('the end of input cancels too', async () => {
    const { code } = await answering(['sure'], [['all?', endOfInput]]);
    expect(code).toBe(130);
  });

  test('control characters in a question are spelled out', async () => {
    const { stderr } = await answering(['sure'], [['all?', 'n\r']]);
    expect(stderr).toContain('Remove \\u{1b}[8mall?');
  });

  test('--yes answers without asking', async () => {
    expect(await answering(['sure', '--yes'], [])).toEqual({
      code: 0,
      stdout: '{\n  "version": 1,\n  "isSure": true\n}\n',
      stderr: '',
    });
  });

  test('--no-input asks nothing and names the flag', async () => {
    expect(await runInMemory(['quiz', '--no-input'], { commands, isTty: true, env: { NO_COLOR: '1' } })).toEqual({
      code: 2,
      stdout: '',
      stderr:
        '✖ An answer is needed, and nobody can be asked here: Your name?\n  Answer with `--name`, or run this in a terminal.\n',
    });
  });
});

test('without a terminal nothing is asked, and the flag is named', async () => {
  expect(await runInMemory(['sure'], { commands, stdin: 'y\n' })).toEqual({
    code: 2,
    stdout: '',
    stderr:
      '✖ An answer is needed, and nobody can be asked here: Remove \\u{1b}[8mall?\n  Answer with `--yes`, or run this in a terminal.\n',
  });
});
