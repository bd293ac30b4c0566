import { invoke, operations, SoulError, type TrustState } from '../src/index.js';
import type { Command, CommandContext } from './command.js';
import { ExitCode } from './exit-code.js';
import { sessionHere } from './session.js';
import { table } from './ui/table.js';

export const trustCommand: Command = {
  name: 'trust',
  group: 'Trust',
  summary: 'Review the sensitive settings of a workspace, and allow them',
  description:
    'Until then its settings may not run programs, choose network providers, name other paths or open anything to a narrower scope. Trust applies to exactly these settings; if one changes, you must trust them again.',
  examples: [{ command: 'agentsoul trust', says: 'after cloning a workspace of your own' }],
  writes: true,
  async run(context) {
    const { terminal, global } = context;
    const { trusted, settings, hash } = await invoke(sessionHere(context), operations['trust.show'], {});
    const keys = settings.map(({ key }) => key);
    if (trusted) {
      if (global.json) terminal.json({ trusted, changed: false, settings: keys });
      else terminal.note('This workspace is already trusted with its current settings.');
      return ExitCode.ok;
    }
    if (!global.json) showSettings(context, settings);
    if (global.dryRun) {
      if (global.json) terminal.json({ trusted, changed: false, settings: keys });
      else terminal.note('Dry run. Nothing was changed.');
      return ExitCode.ok;
    }
    const isOwnerPresent = await terminal.confirm({
      message: 'Trust this workspace with these settings?',
      flag: '--yes',
    });
    if (!isOwnerPresent) throw new SoulError('cancelled', 'Not trusted. Nothing was changed.');
    const answer = await invoke(sessionHere(context, { isOwnerPresent }), operations.trust, { hash });
    if (global.json) terminal.json(answer);
    else terminal.note(`${terminal.style.green('✔')} Trusted.`);
    return ExitCode.ok;
  },
};

function showSettings({ terminal }: CommandContext, settings: TrustState['settings']): void {
  if (settings.length === 0) {
    terminal.note('It has no settings that need your trust; trusting it also lets git sign its commits.');
    return;
  }
  const rows = settings.map(({ key, value }) => [key, JSON.stringify(value)]);
  terminal.print(table([{ title: 'setting' }, { title: 'value' }], rows));
}
