import { SoulError } from '../../errors/soul-error.js';
import { cronExpression } from './cron-schedule.js';

export const scheduleUnits = ['cron', 'systemd', 'launchd'] as const;

export type ScheduleUnit = (typeof scheduleUnits)[number];

export type UnitRequest = {
  readonly unit: ScheduleUnit;
  /** As in the config: `03:00` or five fields of cron. */
  readonly schedule: string;
  readonly timezone: string;
  /** The words of the command to run, the program first. */
  readonly command: readonly string[];
  /** Distinguishes the units of several workspaces. */
  readonly name: string;
};

/** Configuration for the scheduler of this machine that creates proposals on time. It never approves anything. */
export function scheduleUnit(request: UnitRequest): string {
  const expression = cronExpression(request.schedule);
  if (expression === null) {
    throw new SoulError('usage', 'Reflection has no schedule, so there is nothing to print.', {
      hint: 'Set one with `agentsoul config set reflection.schedule 03:00`.',
    });
  }
  switch (request.unit) {
    case 'cron':
      return cronLines(expression, request);
    case 'systemd':
      return systemdUnits(fieldsOf(expression), request);
    case 'launchd':
      return launchdUnit(fieldsOf(expression), request);
    default:
      return request.unit satisfies never;
  }
}

/** A percent sign ends the command in a crontab. */
function cronLines(expression: string, { timezone, command }: UnitRequest): string {
  const line = command.map(shellWord).join(' ').replaceAll('%', '\\%');
  return `# Add these lines with \`crontab -e\`.\nCRON_TZ=${timezone}\n${expression} ${line}\n`;
}

type Fields = {
  minutes: number[] | null;
  hours: number[] | null;
  days: number[] | null;
  months: number[] | null;
  weekdays: number[] | null;
};

/** The numbers of each field; null if it matches all. */
function fieldsOf(expression: string): Fields {
  const [minutes = '*', hours = '*', days = '*', months = '*', weekdays = '*'] = expression.split(' ');
  const all = numbersIn(weekdays, 0, 7);
  return {
    minutes: numbersIn(minutes, 0, 59),
    hours: numbersIn(hours, 0, 23),
    days: numbersIn(days, 1, 31),
    months: numbersIn(months, 1, 12),
    weekdays: all === null ? null : [...new Set(all.map((day) => day % 7))].sort((one, other) => one - other),
  };
}

function numbersIn(field: string, first: number, last: number): number[] | null {
  if (field === '*') return null;
  const numbers = new Set<number>();
  for (const part of field.split(',')) {
    const [range = '*', step] = part.split('/');
    const [from = '', to = from] = range === '*' ? [String(first), String(last)] : range.split('-');
    const end = range.includes('-') || range === '*' || step === undefined ? Number(to) : last;
    for (let number = Number(from); number <= end; number += Number(step ?? 1)) numbers.add(number);
  }
  return [...numbers].sort((one, other) => one - other);
}

const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function systemdUnits(fields: Fields, { timezone, command, name }: UnitRequest): string {
  const list = (numbers: number[] | null) => numbers?.map((number) => String(number).padStart(2, '0')).join(',') ?? '*';
  const time = `${list(fields.hours)}:${list(fields.minutes)}:00 ${timezone}`;
  const weekdays = fields.weekdays === null ? '' : `${fields.weekdays.map((day) => weekdayNames[day]).join(',')} `;
  const calendars = alternatives(fields).map((kind) =>
    kind === 'weekdays'
      ? `${weekdays}*-${list(fields.months)}-* ${time}`
      : `*-${list(fields.months)}-${list(fields.days)} ${time}`,
  );
  return [
    `# ~/.config/systemd/user/${name}.service`,
    '[Unit]',
    'Description=Propose changes to the memory of an agent',
    '',
    '[Service]',
    'Type=oneshot',
    `ExecStart=${command.map(systemdWord).join(' ')}`,
    '# An already pending proposal is not a failure.',
    'SuccessExitStatus=2',
    '',
    `# ~/.config/systemd/user/${name}.timer; then: systemctl --user enable --now ${name}.timer`,
    '[Unit]',
    'Description=Reflect on time',
    '',
    '[Timer]',
    ...calendars.map((calendar) => `OnCalendar=${calendar}`),
    'Persistent=true',
    '',
    '[Install]',
    'WantedBy=timers.target',
    '',
  ].join('\n');
}

/** If both day of month and day of week are given, cron matches either. */
function alternatives({ days, weekdays }: Fields): readonly ('days' | 'weekdays')[] {
  if (weekdays === null) return ['days'];
  return days === null ? ['weekdays'] : ['days', 'weekdays'];
}

const mostIntervals = 200;

/** launchd has no time zones: it uses the clock of the machine. */
function launchdUnit(fields: Fields, { timezone, command, name }: UnitRequest): string {
  const intervals = alternatives(fields).flatMap((kind) => {
    const day = kind === 'weekdays' ? { Weekday: fields.weekdays } : { Day: fields.days };
    return combinations({ Month: fields.months, ...day, Hour: fields.hours, Minute: fields.minutes });
  });
  if (intervals.length > mostIntervals) {
    throw new SoulError('usage', 'launchd needs a list of all times, and this schedule has too many.', {
      hint: 'Choose a simpler one, such as "03:00".',
    });
  }
  const dicts = intervals.map((interval) => {
    const keys = Object.entries(interval).map(([key, value]) => `<key>${key}</key><integer>${value}</integer>`);
    return `    <dict>${keys.join('')}</dict>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<!-- ~/Library/LaunchAgents/${name}.plist; then: launchctl load that file. Times use this machine's clock; the time zone of the workspace is ${xmlText(timezone)}. -->`,
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    '<plist version="1.0">',
    '<dict>',
    `  <key>Label</key><string>${xmlText(name)}</string>`,
    '  <key>ProgramArguments</key>',
    '  <array>',
    ...command.map((word) => `    <string>${xmlText(word)}</string>`),
    '  </array>',
    '  <key>StartCalendarInterval</key>',
    '  <array>',
    ...dicts,
    '  </array>',
    '</dict>',
    '</plist>',
    '',
  ].join('\n');
}

function combinations(fields: Readonly<Record<string, number[] | null>>): Record<string, number>[] {
  return Object.entries(fields).reduce<Record<string, number>[]>(
    (found, [key, numbers]) =>
      numbers === null ? found : found.flatMap((one) => numbers.map((number) => ({ ...one, [key]: number }))),
    [{}],
  );
}

function shellWord(text: string): string {
  return /^[\w./@:+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** systemd expands `%` and `$`, and reads quotes and backslashes like C. */
function systemdWord(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('%', '%%').replaceAll('$', '$$$$');
  return /^[\w./@:+,%-]+$/.test(escaped) ? escaped : `"${escaped}"`;
}

function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
