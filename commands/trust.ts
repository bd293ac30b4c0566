import { SoulError } from '../src/errors/soul-error.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { openHere, requireOwner } from './here.js';
import { table } from './ui/table.js';

export const trustCommand: Command = {
  name: 'trust',
  group: 'Trust',
  summary: 'Review the sensitive settings of a workspace, and allow them',
  description:
    'Until then its settings may not run programs, choose network providers, name other paths or open anything to a narrower scope. Trust applies to exactly these settings; if one changes, you must trust them again.',
  examples: [{ command: 'agentsoul trust', says: 'after cloning a workspace of your own' }],
  writes: true,
  door: { none: 'it shows settings only, and is for the owner' },
  async run(context) {
    requireOwner(context, 'trust');
    const { terminal, global, env, now } = context;
    const { listSensitive, recordTrust, workspaceSettings } = await import('../src/index.js');
    const workspace = await openHere(context);
    const settings = listSensitive(workspaceSettings(workspace.statedConfig));
    if (workspace.isTrusted) {
      if (global.json) terminal.json({ trusted: true, changed: false, settings: settings.map(({ key }) => key) });
      else terminal.note('This workspace is already trusted with its current settings.');
      return ExitCode.ok;
    }
    if (!global.json) {
      if (settings.length === 0)
        terminal.note('It has no settings that need your trust; trusting it also lets git sign its commits.');
      else
        terminal.print(
          table(
            [{ title: 'setting' }, { title: 'value' }],
            settings.map(({ key, value }) => [key, JSON.stringify(value)]),
          ),
        );
    }
    const isDryRun = global.dryRun;
    if (
      !isDryRun &&
      !(await terminal.confirm({ message: 'Trust this workspace with these settings?', flag: '--yes' }))
    ) {
      throw new SoulError('cancelled', 'Not trusted. Nothing was changed.');
    }
    const isKept = isDryRun
      ? false
      : await recordTrust(workspace.configRoot, { env, platform: process.platform, at: now });
    if (!isDryRun && !isKept) {
      throw new SoulError('usage', 'Your trust cannot be stored: neither HOME nor XDG_STATE_HOME is set.', {
        hint: 'Set one of them and run the command again.',
      });
    }
    if (global.json) terminal.json({ trusted: isKept, changed: isKept, settings: settings.map(({ key }) => key) });
    else terminal.note(isDryRun ? 'Dry run. Nothing was changed.' : `${terminal.style.green('✔')} Trusted.`);
    return ExitCode.ok;
  },
};
