import { spawn } from 'node:child_process';
import { shellWord } from '../../commands/undo-line.js';

export type AtTerminal = {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** What to type once the screen shows something: the pattern, and what is typed made of it. */
  readonly answers?: readonly { readonly when: RegExp; readonly type: (match: RegExpExecArray) => string }[];
};

export type Screen = { readonly code: number | null; readonly text: string };

/** Runs a program where it sees a terminal on all its streams, as a person would. */
export function runAtTerminal(words: readonly string[], { cwd, env, answers = [] }: AtTerminal): Promise<Screen> {
  const line = words.map(shellWord).join(' ');
  const child = spawn('script', ['--quiet', '--return', '--flush', '--command', line, '/dev/null'], { cwd, env });
  const waiting = [...answers];
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString('utf8');
    const [next] = waiting;
    const match = next?.when.exec(text);
    if (next === undefined || match === null || match === undefined) return;
    waiting.shift();
    child.stdin.write(`${next.type(match)}\r`);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      child.stdin.end();
      resolve({ code, text });
    });
  });
}
