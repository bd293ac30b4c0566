import { dayAt, invoke, operations, timezoneOf } from '../../src/index.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { pathHere, sessionHere } from '../session.js';
import { style } from '../ui/style.js';
import { padEnd, padStart, widthOf } from '../ui/width.js';

export async function printBlame(context: CommandContext): Promise<ExitCode> {
  const { terminal, global, args } = context;
  const session = sessionHere(context);
  const file = await pathHere(context, session, args.required('file'));
  const answer = await invoke(session, operations['audit.blame'], { file });
  if (global.json) {
    terminal.json(answer);
    return ExitCode.ok;
  }
  const { lines } = answer;
  const timezone = await timezoneOf(session);
  const who = lines.map(({ actor, author }) => (actor === 'manual' ? `manual (${author})` : actor));
  const width = Math.max(0, ...who.map(widthOf));
  const digits = String(lines.length).length;
  const rows = lines.map(({ line, text, commit, timestamp }, index) => {
    const isSame = index > 0 && lines[index - 1]?.commit === commit;
    const from = `${commit.slice(0, 10)} ${dayAt(new Date(timestamp), timezone)} ${padEnd(who[index] ?? '', width)}`;
    const shown = isSame ? ' '.repeat(widthOf(from)) : style.dim(from);
    return `${shown} ${style.dim(padStart(String(line), digits))} ${text}`.trimEnd();
  });
  const triggers = new Map(lines.flatMap(({ commit, trigger }) => (trigger === null ? [] : [[commit, trigger]])));
  const reasons = [...triggers].map(([commit, trigger]) => `${commit.slice(0, 10)} ${trigger}`);
  terminal.print([...rows, ...(reasons.length === 0 ? [] : ['', style.bold('Triggers'), ...reasons])].join('\n'));
  return ExitCode.ok;
}
