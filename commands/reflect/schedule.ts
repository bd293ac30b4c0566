import { realpathSync } from 'node:fs';
import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';

const units = ['cron', 'systemd', 'launchd'] as const;

export const reflectScheduleCommand: Command = {
  name: 'reflect schedule',
  group: 'Consolidate',
  summary: 'Print what a scheduler needs to reflect on time',
  description:
    'agentsoul runs nothing by itself. This prints lines for cron, units for systemd or a file for launchd, made from `reflection.schedule` and the time zone of the workspace. They make proposals and approve nothing.',
  options: [
    {
      long: 'print',
      kind: 'string',
      value: 'scheduler',
      choices: units,
      required: true,
      description: 'Which scheduler',
    },
  ],
  examples: [
    { command: 'agentsoul reflect schedule --print cron', says: 'lines for `crontab -e`' },
    { command: 'agentsoul reflect schedule --print systemd', says: 'a service and a timer' },
  ],
  async run(context) {
    const { terminal, global, options } = context;
    const answer = await invoke(sessionHere(context), operations['reflect.schedule'], {
      print: options.choice('print', units) ?? 'cron',
      program: programWords(),
      agent: global.agent,
    });
    if (global.json) terminal.json(answer);
    else terminal.out(answer.text);
    return ExitCode.ok;
  },
};

/** Schedulers know nothing of the path of a shell, so the program is named in full. */
function programWords(): string[] {
  const [node = 'node', script] = process.argv;
  return script === undefined ? ['agentsoul'] : [node, realpathSync(script)];
}
