import type { Profile } from '../src/profiles/profile.js';
import type { ScopeMatrix } from '../src/render/scope-matrix.js';
import { isRole } from '../src/roles/roles.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { openHere } from './here.js';
import type { Leak } from './scopes/prove-scopes.js';
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
  door: { none: 'it prints the layout and reads no file' },
  async run(context) {
    const { terminal, global, options } = context;
    const { scopeMatrix } = await import('../src/index.js');
    const workspace = await openHere(context);
    const matrix = scopeMatrix(workspace.profile, workspace.config);
    const visible = mapMatrix(matrix);
    if (!options.flag('prove')) {
      if (global.json) terminal.json({ profile: workspace.profile.name, matrix: visible, sights: matrix });
      else terminal.print(matrixTable(matrix, workspace.profile));
      return ExitCode.ok;
    }
    const { proveScopes } = await import('./scopes/prove-scopes.js');
    const proof = await terminal.progress('Trying to make it leak', (report) =>
      proveScopes(context, workspace, report),
    );
    if (global.json)
      terminal.json({ ok: proof.leaks.length === 0, matrix: visible, leaks: proof.leaks, tried: proof.tried });
    else {
      terminal.print(matrixTable(matrix, workspace.profile));
      const { style } = terminal;
      for (const leak of proof.leaks) terminal.print(`${style.red('✖')} ${describeLeak(leak, workspace.profile)}`);
      const { canaries, doors, scopes } = proof.tried;
      const verdict = proof.leaks.length === 0 ? style.green('no leak') : style.red(countLeaks(proof.leaks.length));
      terminal.print(`\n${canaries} canaries, ${doors} doors, ${scopes} scopes: ${verdict}`);
    }
    return proof.leaks.length === 0 ? ExitCode.ok : ExitCode.findings;
  },
};

function describeLeak({ role, scope, via, place, door }: Leak, { name }: Profile): string {
  if (place === 'matrix') return `${role} is given to ${scope} by the layout ${name}, which no layout may do`;
  return `${role} (${place}) reaches ${scope} through ${via} (\`agentsoul ${door}\`)`;
}

function countLeaks(leaks: number): string {
  return leaks === 1 ? '1 leak' : `${leaks} leaks`;
}

function mapMatrix(matrix: ScopeMatrix): Record<string, Record<string, boolean>> {
  return Object.fromEntries(
    Object.entries(matrix).map(([role, row]) => [
      role,
      Object.fromEntries(Object.entries(row).map(([scope, sight]) => [scope, sight !== null])),
    ]),
  );
}

function matrixTable(matrix: ScopeMatrix, profile: Profile): string {
  const words = { whole: '✓', shared: 'shared', own: 'own', asked: 'asked' } as const;
  const [firstRow] = Object.values(matrix);
  const scopes = Object.keys(firstRow ?? {});
  const present = Object.entries(matrix).filter(([role]) => isRole(role) && profile.paths[role] !== undefined);
  const rows = present.map(([role, row]) => [
    role,
    ...Object.values(row).map((sight) => (sight === null ? '–' : words[sight])),
  ]);
  return table([{ title: 'role' }, ...scopes.map((title) => ({ title }))], rows);
}
