import { expect, test } from 'vitest';
import { style, unstamped } from '../../../commands/ui/style.js';

const colored = (text: string) => unstamped(text, { isColored: true, isSafe: true });

test('a style is switched on before its text and off behind it', () => {
  expect(colored(style.red('tea'))).toBe('\x1b[31mtea\x1b[39m');
  expect(colored(style.bold('tea'))).toBe('\x1b[1mtea\x1b[22m');
  expect(style.dim('')).toBe('');
});

test('a style goes on behind another one inside of it', () => {
  expect(colored(style.red(`a ${style.green('b')} c`))).toBe('\x1b[31ma \x1b[32mb\x1b[39m\x1b[31m c\x1b[39m');
});

test('a style stops at the end of a line and goes on in the next', () => {
  expect(colored(style.cyan('a\nb'))).toBe('\x1b[36ma\x1b[39m\n\x1b[36mb\x1b[39m');
});

test('codes in a text are no style', () => {
  expect(colored(style.red('\x1b[32mtea'))).toBe('\x1b[31m\\u{1b}[32mtea\x1b[39m');
});
