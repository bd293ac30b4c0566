import { style } from './style.js';

/** One line of a unified diff in its colour. */
export function paintDiffLine(line: string): string {
  if (/^(diff |--- |\+\+\+ )/.test(line)) return style.bold(line);
  if (line.startsWith('@@')) return style.cyan(line);
  if (line.startsWith('+')) return style.green(line);
  if (line.startsWith('-')) return style.red(line);
  return line;
}
