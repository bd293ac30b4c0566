import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openHere, requireOwner } from '../here.js';

export const graphCheckCommand: Command = {
  name: 'graph check',
  group: 'Memory',
  summary: 'Check the links, relations, names and the index of the graph',
  description:
    'Finds links to nothing, unknown relations, relations that only one end knows, names taken twice and a stale index, and exits 1 when there are any. Relations are checked against relations.md, which may hold more words.',
  examples: [{ command: 'agentsoul graph check', says: 'each finding with its file and line' }],
  door: { argv: () => ['graph', 'check', '--json'] },
  async run(context) {
    requireOwner(context, 'graph check');
    const { terminal, global } = context;
    const { checkGraph, planIndex, readGraphWith } = await import('../../src/index.js');
    const workspace = await openHere(context);
    const findings = await workspace.snapshot(async (reader) => {
      const graph = await readGraphWith(workspace, reader);
      return checkGraph(graph, { staleIndex: (await planIndex(workspace, reader, graph))?.path ?? null });
    });
    const ok = findings.length === 0;
    if (global.json) terminal.json({ ok, findings });
    else if (ok) terminal.note('The graph is sound.');
    for (const { kind, path, line, message } of global.json ? [] : findings) {
      const fix =
        kind === 'stale-index' ? ` ${terminal.style.dim('→')} ${terminal.style.bold('agentsoul graph rebuild')}` : '';
      terminal.print(`${path}${line === null ? '' : `:${line}`} ${terminal.style.dim(kind)} ${message}${fix}`);
    }
    return ok ? ExitCode.ok : ExitCode.findings;
  },
};
