import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openHere, requireOwner } from '../here.js';

export const graphCheckCommand: Command = {
  name: 'graph check',
  group: 'Memory',
  summary: 'Check the links, relations, names and index of the graph',
  description:
    'Finds broken links, unknown relations, missing inverse relations, duplicate relations, duplicate names and a stale index, and exits 1 if there are any. Possible duplicates of entities are listed with the command that merges them; they do not fail the check. Relations are checked against relations.md, where you can add more.',
  examples: [{ command: 'agentsoul graph check', says: 'each finding with its file and line' }],
  door: { argv: () => ['graph', 'check', '--json'] },
  async run(context) {
    requireOwner(context, 'graph check');
    const { terminal, global } = context;
    const { checkGraph, findSuspicions, mergeCommand, planIndex, readGraphWith } = await import('../../src/index.js');
    const workspace = await openHere(context);
    const { findings, suspicions } = await workspace.snapshot(async (reader) => {
      const graph = await readGraphWith(workspace, reader);
      const staleIndex = (await planIndex(workspace, reader, graph))?.path ?? null;
      return { findings: checkGraph(graph, { staleIndex }), suspicions: findSuspicions(graph.entities) };
    });
    const suggestions = suspicions.map((suspicion) => ({
      kind: 'possible-alias',
      message: `${suspicion.drop.id} may be ${suspicion.keep.id}: ${suspicion.reason}.`,
      command: mergeCommand(suspicion),
    }));
    const ok = findings.length === 0;
    if (global.json) terminal.json({ ok, findings, suggestions });
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
