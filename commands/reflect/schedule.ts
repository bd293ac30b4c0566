import { realpathSync } from 'node:fs';
import { basename } from 'node:path';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openHere, requireOwner } from '../here.js';

const units = ['cron', 'systemd', 'launchd'] as const;

export const reflectScheduleCommand: Command = {
  name: 'reflect schedule',
  group: 'Consolidate',
  summary: 'Print the configuration for a scheduler',
  description:
    'agentsoul runs nothing in the background. This prints lines for cron, units for systemd or a file for launchd, from `reflection.schedule` and the time zone of the workspace. They create proposals and approve nothing.',
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
  door: { none: 'it prints settings and paths only, and is for the owner' },
  async run(context) {
    requireOwner(context, 'reflect schedule');
    const { terminal, global, options } = context;
    const { scheduleUnit } = await import('../../src/reflect/schedule-units.js');
    const workspace = await openHere(context);
    const unit = options.choice('print', units) ?? 'cron';
    const { schedule } = workspace.config.reflection;
    const { timezone, root, agentId } = workspace;
    const who = global.agent === undefined ? [] : ['--agent', global.agent];
    const command = [...programWords(), '-C', root, ...who, 'reflect', '--quiet', '--no-input'];
    const name = `agentsoul-reflect-${basename(root)}-${agentId}`.replace(/[^\w.-]+/g, '-').toLowerCase();
    const text = scheduleUnit({ unit, schedule, timezone, command, name });
    if (global.json) terminal.json({ scheduler: unit, schedule, timezone, text });
    else terminal.out(text);
    return ExitCode.ok;
  },
};

/** Schedulers know nothing of the path of a shell, so the program is named in full. */
function programWords(): string[] {
  const [node = 'node', script] = process.argv;
  return script === undefined ? ['agentsoul'] : [node, realpathSync(script)];
}
