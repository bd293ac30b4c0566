import { invoke, type Leak, operations, type ScopeOverview } from '../src/index.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { sessionHere } from './session.js';
import { table } from './ui/table.js';

export const scopesCommand: Command = {
  name: 'scopes',
  group: 'Context',
  summary: 'Show which scope sees which role, and test that nothing else leaks',
  description:
    'With --prove, secret words are planted in a copy of the workspace, one per role and per private section; then every command that could show them is run in every scope. Exits 1 on any leak.',
  options: [{ long: 'prove', kind: 'boolean', description: 'Plant canaries in a copy and look for leaks' }],
  examples: [
    { command: 'agentsoul scopes', says: 'the matrix of roles and scopes' },
    { command: 'agentsoul scopes --prove', says: 'try to make it leak' },
  ],
  async run(context) {
    const { terminal, global, options } = context;
    const overview = await invoke(sessionHere(context), operations.scopes, {});
    if (!options.flag('prove')) {
      const { profile, matrix, sights } = overview;
      if (global.json) terminal.json({ profile, matrix, sights });
      else terminal.print(matrixTable(overview));
      return ExitCode.ok;
    }
    const { prove } = await import('./scopes/prove.js');
    const { leaks, tried } = await prove(context);
    if (global.json) terminal.json({ ok: leaks.length === 0, matrix: overview.matrix, leaks, tried });
    else {
      terminal.print(matrixTable(overview));
      const { style } = terminal;
      for (const leak of leaks) terminal.print(`${style.red('✖')} ${describeLeak(leak, overview)}`);
      const verdict = leaks.length === 0 ? style.green('no leak') : style.red(countLeaks(leaks.length));
      terminal.print(`\n${tried.canaries} canaries, ${tried.doors} doors, ${tried.scopes} scopes: ${verdict}`);
    }
    return leaks.length === 0 ? ExitCode.ok : ExitCode.findings;
  },
};

function describeLeak({ role, scope, via, place, door, adapter }: Leak, { profile }: ScopeOverview): string {
  if (place === 'matrix') return `${role} is promised to ${scope} by the layout ${profile}, which no layout may do`;
  return `${role} (${place}) reaches ${scope} through ${via} (\`agentsoul ${door}\`, ${adapter})`;
}

function countLeaks(leaks: number): string {
  return leaks === 1 ? '1 leak' : `${leaks} leaks`;
}

function matrixTable({ sights, roles }: ScopeOverview): string {
  const words = { whole: '✓', shared: 'shared', own: 'own', asked: 'asked' } as const;
  const [firstRow] = Object.values(sights);
  const scopes = Object.keys(firstRow ?? {});
  const rows = roles.map((role) => [
    role,
    ...Object.values(sights[role]).map((sight) => (sight === null ? '–' : words[sight])),
  ]);
  return table([{ title: 'role' }, ...scopes.map((title) => ({ title }))], rows);
}
