import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { table } from '../ui/table.js';

export const serveTokenListCommand: Command = {
  name: 'serve token list',
  group: 'Connect',
  summary: 'List the tokens of this workspace and what each allows',
  examples: [{ command: 'agentsoul serve token list', says: 'names, scopes and abilities' }],
  async run(context) {
    const { terminal, global } = context;
    const { tokens } = await invoke(sessionHere(context), operations['serve.token.list'], {});
    if (global.json) terminal.json({ tokens });
    else if (tokens.length === 0) terminal.note('There are no tokens. `agentsoul serve token add` makes one.');
    else {
      const rows = tokens.map(({ name, scope, abilities, expires }) => {
        return [name, scope, abilities.join(', '), expires?.slice(0, 'YYYY-MM-DD'.length) ?? 'never'];
      });
      const columns = ['name', 'scope', 'abilities', 'expires'].map((title) => ({ title }));
      terminal.print(table(columns, rows));
    }
    return ExitCode.ok;
  },
};
