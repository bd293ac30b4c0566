import { escapeForTerminal, maskCredentials } from '../../src/index.js';
import type { Environment } from '../environment-switch.js';

/** Styles for text that a terminal will print. It drops them where nobody sees colours. */
export const style = {
  bold: (text: string) => paint('bold', text),
  dim: (text: string) => paint('dim', text),
  red: (text: string) => paint('red', text),
  green: (text: string) => paint('green', text),
  yellow: (text: string) => paint('yellow', text),
  cyan: (text: string) => paint('cyan', text),
} as const;

export type Style = typeof style;

/** How text leaves for a stream: our style codes become real or go, and with `isSafe` all others are spelled out. */
export function unstamped(text: string, { isColored, isSafe }: { isColored: boolean; isSafe: boolean }): string {
  const plain = isSafe ? escapeForTerminal : (part: string) => part;
  let result = '';
  let end = 0;
  for (const code of text.matchAll(stampedCode)) {
    result += plain(text.slice(end, code.index)) + (isColored ? `\x1b[${code[1]}m` : '');
    end = code.index + code[0].length;
  }
  return result + plain(text.slice(end));
}

/** What looks like a credential is masked, also where style codes stand in it. */
export function withoutCredentials(text: string): string {
  const plain = withoutStyle(text);
  const masked = maskCredentials(plain);
  if (masked === plain) return text;
  let result = '';
  let end = 0;
  let at = 0;
  for (const code of text.matchAll(stampedCode)) {
    result += masked.slice(at, at + code.index - end) + code[0];
    at += code.index - end;
    end = code.index + code[0].length;
  }
  return result + masked.slice(at);
}

export function withoutStyle(text: string): string {
  return text.replace(stampedCode, '');
}

/** A flag decides first, then `FORCE_COLOR`, then `NO_COLOR`, then whether anybody can see it. */
export function isColorWanted(env: Environment, { isTty, isAllowed }: { isTty: boolean; isAllowed: boolean }): boolean {
  if (!isAllowed) return false;
  if (env.FORCE_COLOR !== undefined) return !['0', 'false'].includes(env.FORCE_COLOR);
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false;
  return isTty && env.TERM !== 'dumb';
}

// A style code carries a stamp until it is printed. No file can know the stamp, so codes from files are told from ours.
const stamp = Math.floor(Math.random() * 900_000_000) + 100_000_000;
const stampedCode = new RegExp(`\\x1b\\[${stamp};(\\d+)m`, 'g');

/** What switches a style on, and off again. */
const codes = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

/** A style goes on where another one inside it ends, and stops at the end of a line, because some terminals paint the margin. */
function paint(name: keyof typeof codes, text: string): string {
  if (text === '') return '';
  const [open, close] = codes[name].map((code) => `\x1b[${code}m`);
  const inside = unstamped(text, { isColored: true, isSafe: true })
    .replaceAll(`${close}`, `${close}${open}`)
    .replace(/\r?\n/g, (end) => `${close}${end}${open}`);
  return `${open}${inside}${close}`.replace(/\x1b\[(\d+)m/g, `\x1b[${stamp};$1m`);
}
