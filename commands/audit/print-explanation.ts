import { dayAt, invoke, type MemoryEvent, operations, timeOfDayAt, timezoneOf, type Why } from '../../src/index.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { style } from '../ui/style.js';

export async function printExplanation(context: CommandContext): Promise<ExitCode> {
  const { terminal, global, args, options } = context;
  const session = sessionHere(context);
  const memory = args.list('memory').join(' ');
  const why = await invoke(session, operations['audit.why'], { memory, scope: options.text('scope') });
  if (global.json) terminal.json(why);
  else terminal.print(describe(why, await timezoneOf(session)));
  return ExitCode.ok;
}

const said: Readonly<Record<Why['state'], string>> = {
  known: 'It is known.',
  archived: 'It is archived: kept, and found only with --archived.',
  forgotten: 'It is no longer known.',
  erased: 'It was permanently forgotten. Only its tombstone is left, which keeps it from coming back.',
  unknown: 'It is not known, and the history does not contain it.',
};

function describe({ state, memories, events }: Why, timezone: string): string {
  return [
    style.bold(said[state]),
    ...memories.map(({ id, path, line }) => style.dim(`  ${path}:${line} ${id}`)),
    ...(events.length === 0 ? [] : ['']),
    ...events.flatMap((event) => tell(event, timezone)),
  ].join('\n');
}

const effects: Readonly<Record<MemoryEvent['effect'], string>> = {
  brought: style.green('+ came into'),
  took: style.red('- left'),
  mentioned: style.dim('· mentioned in'),
};

function tell(event: MemoryEvent, timezone: string): string[] {
  const { timestamp, effect, file, actor, approval, summary, trigger, commit, author } = event;
  const at = new Date(timestamp);
  const who = author === null ? `${actor}, ${approval}` : `manual, by ${author}`;
  const why = [summary, trigger].filter((part) => part !== null && part !== '').join(' · ');
  return [
    `${style.dim(`${dayAt(at, timezone)} ${timeOfDayAt(at, timezone)}`)} ${effects[effect]} ${style.bold(file)}`,
    ...(why === '' ? [] : [`  ${why}`]),
    style.dim(`  ${who} · ${commit?.slice(0, 10) ?? ''}`),
  ];
}
