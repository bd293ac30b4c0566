import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';

export const graphCheckCommand: Command = {
  name: 'graph check',
  group: 'Memory',
  summary: 'Check the links, relations, names and index of the graph',
  description:
    'Finds broken links, unknown relations, missing inverse relations, duplicate relations, duplicate names and a stale index, and exits 1 if there are any. Possible duplicates of entities are listed with the command that merges them; they do not fail the check. Relations are checked against relations.md, where you can add more.',
  examples: [{ command: 'agentsoul graph check', says: 'each finding with its file and line' }],
  async run(context) {
    const { terminal, global } = context;
    const checked = await invoke(sessionHere(context), operations['graph.check'], {});
    const { ok, findings, suggestions } = checked;
    if (global.json) terminal.json(checked);
    else if (ok) terminal.note('The graph is valid.');
    for (const { kind, path, line, message } of global.json ? [] : findings) {
      const fix =
        kind === 'stale-index' ? ` ${terminal.style.dim('→')} ${terminal.style.bold('agentsoul graph rebuild')}` : '';
      terminal.print(`${path}${line === null ? '' : `:${line}`} ${terminal.style.dim(kind)} ${message}${fix}`);
    }
    for (const { message, command } of global.json ? [] : suggestions)
      terminal.note(`${message} To merge them: ${terminal.style.bold(command)}`);
    return ok ? ExitCode.ok : ExitCode.findings;
  },
};
