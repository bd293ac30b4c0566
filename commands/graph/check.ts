import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';

export const graphCheckCommand: Command = {
  name: 'graph check',
  group: 'Memory',
  summary: 'Check the links, relations, names and the index of the graph',
  description:
    'Finds links to nothing, unknown relations, relations that only one end knows, relations said twice, names taken twice and a stale index, and exits 1 when there are any. Entities that may be one thing under two names are named with the command that merges them; they fail nothing. Relations are checked against relations.md, which may hold more words.',
  examples: [{ command: 'agentsoul graph check', says: 'each finding with its file and line' }],
  async run(context) {
    const { terminal, global } = context;
    const checked = await invoke(sessionHere(context), operations['graph.check'], {});
    const { ok, findings, suggestions } = checked;
    if (global.json) terminal.json(checked);
    else if (ok) terminal.note('The graph is sound.');
    for (const { kind, path, line, message } of global.json ? [] : findings) {
      const fix =
        kind === 'stale-index' ? ` ${terminal.style.dim('→')} ${terminal.style.bold('agentsoul graph rebuild')}` : '';
      terminal.print(`${path}${line === null ? '' : `:${line}`} ${terminal.style.dim(kind)} ${message}${fix}`);
    }
    for (const { message, command } of global.json ? [] : suggestions)
      terminal.note(`${message} If they are one: ${terminal.style.bold(command)}`);
    return ok ? ExitCode.ok : ExitCode.findings;
  },
};
