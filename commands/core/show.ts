import { SoulError } from '../../src/errors/soul-error.js';
import { seesAllNotes } from '../../src/scopes/scopes.js';
import type { Command, CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openHere, scopeOf } from '../here.js';

export const coreShowCommand: Command = {
  name: 'core show',
  group: 'Memory',
  summary: 'Show core memory line by line, and how full each block is',
  options: [{ long: 'scope', kind: 'string', value: 'scope', description: 'Whom the answer is for' }],
  examples: [{ command: 'agentsoul core show', says: 'numbered lines, tokens and limits' }],
  door: { argv: (_, scope) => ['core', 'show', '--scope', scope] },
  async run(context) {
    requireCore(context, context.options.text('scope'));
    const { readCore } = await import('../../src/index.js');
    const { terminal, global } = context;
    const core = await readCore(await openHere(context));
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

/** Core memory is the owner's alone, whatever a config says. */
export function requireCore(context: CommandContext, asked?: string): void {
  const scope = scopeOf(context, asked);
  if (seesAllNotes(scope.kind)) return;
  throw new SoulError(
    'scope-above-ceiling',
    `Core memory is the owner's, and this session is limited to ${scope.kind}.`,
    {
      hint: 'Run it without AGENTSOUL_SCOPE if you are the owner.',
    },
  );
}
