import { describe, expect, test } from 'vitest';
import { memoryStreams } from '../../../commands/ui/streams.js';
import { isColorWanted } from '../../../commands/ui/style.js';
import { createTerminal, type TerminalSettings } from '../../../commands/ui/terminal.js';
import { ctrlC } from '../../support/ctrl-c.js';

function terminalOn(options: { isTty?: boolean; columns?: number }, settings: Partial<TerminalSettings> = {}) {
  const streams = memoryStreams(options);
  const terminal = createTerminal(streams, {
    env: {},
    interruption: ctrlC().interruption,
    color: true,
    quiet: false,
    input: true,
    yes: false,
    ...settings,
  });
  return { terminal, streams };
}

describe('colours', () => {
  const seen = { isTty: true, isAllowed: true };
  const unseen = { isTty: false, isAllowed: true };
  test.each([
    ['a terminal has them', {}, seen, true],
    ['a pipe has none', {}, unseen, false],
    ['NO_COLOR takes them away', { NO_COLOR: '1' }, seen, false],
    ['an empty NO_COLOR does not', { NO_COLOR: '' }, seen, true],
    ['FORCE_COLOR gives them to a pipe', { FORCE_COLOR: '1' }, unseen, true],
    ['FORCE_COLOR wins over NO_COLOR', { FORCE_COLOR: '1', NO_COLOR: '1' }, unseen, true],
    ['FORCE_COLOR=0 takes them away', { FORCE_COLOR: '0' }, seen, false],
    ['a dumb terminal has none', { TERM: 'dumb' }, seen, false],
    ['the flag wins over all', { FORCE_COLOR: '1' }, { isTty: true, isAllowed: false }, false],
  ])('%s', (_, env, circumstances, wanted) => {
    expect(isColorWanted(env, circumstances)).toBe(wanted);
  });

  test('each stream decides for itself, and nested styles close in order', () => {
    const { terminal, streams } = terminalOn({ isTty: true });
    terminal.print(terminal.style.bold(`a ${terminal.style.red('b')} c`));
    expect(streams.printed().stdout).toBe('\u001b[1ma \u001b[31mb\u001b[39m c\u001b[22m\n');
    const plain = terminalOn({});
    plain.terminal.print(terminal.style.bold(`a ${terminal.style.red('b')} c`));
    expect(plain.streams.printed().stdout).toBe('a b c\n');
  });
});

describe('text that came from elsewhere', () => {
  const forged = '\u001b[31mfake\u001b[39m\u200b';

  test('is spelled out in what people read, inside styles too', () => {
    const { terminal, streams } = terminalOn({ isTty: true });
    terminal.note(`see ${forged}`);
    terminal.err(terminal.style.green(forged));
    terminal.print(forged);
    expect(streams.printed()).toEqual({
      stderr: 'see \\u{1b}[31mfake\\u{1b}[39m\\u{200b}\n\u001b[32m\\u{1b}[31mfake\\u{1b}[39m\\u{200b}\u001b[39m\n',
      stdout: '\\u{1b}[31mfake\\u{1b}[39m\\u{200b}\n',
    });
  });

  test('leaves byte for byte as an answer', () => {
    const { terminal, streams } = terminalOn({});
    terminal.out(`${forged}\r\n\u0000 no line break added`);
    expect(streams.printed().stdout).toBe(`${forged}\r\n\u0000 no line break added`);
  });
});

test('the width is that of the terminal within reason, and 80 elsewhere', () => {
  const widthWith = (columns: number, isTty: boolean) => terminalOn({ isTty, columns }).terminal.width;
  expect([widthWith(100, true), widthWith(300, true), widthWith(10, true), widthWith(100, false)]).toEqual([
    100, 120, 40, 80,
  ]);
});
