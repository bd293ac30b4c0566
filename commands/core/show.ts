import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';

export const coreShowCommand: Command = {
  name: 'core show',
  group: 'Memory',
  summary: 'Show core memory line by line, and how full each block is',
  examples: [{ command: 'agentsoul core show', says: 'numbered lines, tokens and limits' }],
  showsStored: true,
  async run(context) {
    const { terminal, global } = context;
    const core = await invoke(sessionHere(context), operations['core.show'], {});
    if (global.json) {
      terminal.json(core);
      return ExitCode.ok;
    }
    let block: string | null = null;
    for (const line of core.lines) {
      const full = core.blocks.find((each) => each.block === line.block);
      if (line.block !== block && full !== undefined) {
        terminal.print(terminal.style.bold(`${full.block} (${full.tokens} of ${full.limit} tokens)`));
      }
      block = line.block;
      terminal.print(`${String(line.line).padStart(4)}  ${line.text}`);
    }
    const limit = core.limit === null ? '' : ` of ${core.limit.toLocaleString('en-US')}`;
    terminal.note(`${core.path}: ${core.tokens.toLocaleString('en-US')}${limit} tokens`);
    return ExitCode.ok;
  },
};
