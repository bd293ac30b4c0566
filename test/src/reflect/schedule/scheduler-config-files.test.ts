import { expect, test } from 'vitest';
import { type ScheduleUnit, scheduleUnit } from '../../../../src/reflect/schedule/scheduler-config-files.js';

const print = (unit: ScheduleUnit, schedule: string, command = ['/usr/bin/agentsoul', 'reflect']) =>
  scheduleUnit({ unit, schedule, timezone: 'Europe/Berlin', command, name: 'agentsoul-reflect' });

const matching = (pattern: RegExp, text: string) => text.split('\n').filter((line) => pattern.test(line));

test('cron gets the zone, the five fields and a command that no sign can cut short', () => {
  expect(print('cron', '03:05', ['/opt/my node', "it's", '100%', 'reflect'])).toBe(
    "# Add these lines with `crontab -e`.\nCRON_TZ=Europe/Berlin\n5 3 * * * '/opt/my node' 'it'\\''s' '100\\%' reflect\n",
  );
});

test.each([
  ['03:00', ['OnCalendar=*-*-* 03:00:00 Europe/Berlin']],
  ['*/20 9-11 * * 1-5', ['OnCalendar=Mon,Tue,Wed,Thu,Fri *-*-* 09,10,11:00,20,40:00 Europe/Berlin']],
  ['0 3 1 6 *', ['OnCalendar=*-06-01 03:00:00 Europe/Berlin']],
  ['0 3 1 * 7', ['OnCalendar=*-*-01 03:00:00 Europe/Berlin', 'OnCalendar=Sun *-*-* 03:00:00 Europe/Berlin']],
])('systemd gets %s as a calendar; a day of the month or of the week is enough, as in cron', (schedule, lines) => {
  expect(matching(/^OnCalendar/, print('systemd', schedule))).toEqual(lines);
});

test('signs that systemd would expand are kept from it', () => {
  expect(matching(/^ExecStart/, print('systemd', '03:00', ['/a b/node', '50%', '$HOME', 'a"b']))).toEqual([
    'ExecStart="/a b/node" 50%% "$$HOME" "a\\"b"',
  ]);
});

test('launchd gets every moment by itself', () => {
  const text = print('launchd', '0 3,15 * * 1', ['/bin/a&b', '--quiet']);
  expect(matching(/<dict><key>/, text).map((line) => line.trim())).toEqual([
    '<dict><key>Weekday</key><integer>1</integer><key>Hour</key><integer>3</integer><key>Minute</key><integer>0</integer></dict>',
    '<dict><key>Weekday</key><integer>1</integer><key>Hour</key><integer>15</integer><key>Minute</key><integer>0</integer></dict>',
  ]);
  expect(matching(/<string>/, text)).toContain('    <string>/bin/a&amp;b</string>');
  expect(() => print('launchd', '*/2 0-9 * * *')).toThrow('too many');
});

test('without a schedule there is nothing to print', () => {
  expect(() => print('cron', 'off')).toThrow('no schedule');
});
