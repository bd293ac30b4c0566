import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openHere, requireOwner } from '../here.js';

export const reflectShowCommand: Command = {
  name: 'reflect show',
  group: 'Consolidate',
  summary: 'Show the pending proposal',
  description: 'Shows what `reflect` wrote, with evidence and exact edits. A modified proposal is refused.',
  examples: [{ command: 'agentsoul reflect show', says: 'numbered changes, evidence, diffs' }],
  door: { argv: () => ['reflect', 'show', '--json'] },
  async run(context) {
    requireOwner(context, 'reflect show');
    const { showPending } = await import('../../src/reflect/show-pending.js');
    const { document, text } = await showPending(await openHere(context));
    if (context.global.json) context.terminal.json(document);
    else context.terminal.print(text.trimEnd());
    return ExitCode.ok;
  },
};
