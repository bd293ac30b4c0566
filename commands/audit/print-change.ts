import { dayAt, invoke, operations, type ShownChange, timeOfDayAt, timezoneOf } from '../../src/index.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { paintDiffLine } from '../ui/paint-diff-line.js';
import { style } from '../ui/style.js';

export async function printChange(context: CommandContext): Promise<ExitCode> {
  const { terminal, global, args } = context;
  const session = sessionHere(context);
  const answer = await invoke(session, operations['audit.show'], { change: args.required('change') });
  if (global.json) {
    terminal.json(answer);
    return ExitCode.ok;
  }
  const timezone = await timezoneOf(session);
  terminal.print(answer.changes.map((change) => describe(change, timezone)).join('\n\n'));
  return ExitCode.ok;
}

function describe(change: ShownChange, timezone: string): string {
  const { commit, change: id, subject, timestamp, actor, approval, trigger, author, reverts, entries, diff } = change;
  const at = new Date(timestamp);
  const facts: [string, string | null][] = [
    ['commit', `${commit.slice(0, 10)}${id === null ? '' : ` ${id}`}`],
    ['when', `${dayAt(at, timezone)} ${timeOfDayAt(at, timezone)}`],
    ['actor', actor === 'manual' ? `manual, committed by ${author}` : actor],
    ['approval', approval],
    ['trigger', trigger],
    ['takes back', reverts],
    ['files', entries.map(({ action, file }) => `${action.toLowerCase()} ${file}`).join(', ')],
  ];
  const lines = facts.flatMap(([name, value]) => (value === null ? [] : [`${style.dim(name.padEnd(10))} ${value}`]));
  return [style.bold(subject), ...lines, '', ...diff.split('\n').map(paintDiffLine)].join('\n');
}
