import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';

export const reflectShowCommand: Command = {
  name: 'reflect show',
  group: 'Consolidate',
  summary: 'Show the pending proposal',
  description: 'Shows what `reflect` wrote, with evidence and exact edits. A modified proposal is refused.',
  examples: [{ command: 'agentsoul reflect show', says: 'numbered changes, evidence, diffs' }],
  async run(context) {
    const shown = await invoke(sessionHere(context), operations['reflect.show'], {});
    if (context.global.json) context.terminal.json(shown);
    else context.terminal.print(shown.text.trimEnd());
    return ExitCode.ok;
  },
};
