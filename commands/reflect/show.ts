import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';

export const reflectShowCommand: Command = {
  name: 'reflect show',
  group: 'Consolidate',
  summary: 'Show the proposal that waits for a decision',
  description:
    'Shows what `reflect` wrote, with evidence and exact edits. A proposal that was changed by hand is refused.',
  examples: [{ command: 'agentsoul reflect show', says: 'numbered changes, evidence, diffs' }],
  async run(context) {
    const shown = await invoke(sessionHere(context), operations['reflect.show'], {});
    if (context.global.json) context.terminal.json(shown);
    else context.terminal.print(shown.text.trimEnd());
    return ExitCode.ok;
  },
};
