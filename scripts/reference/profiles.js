import { code, generatedNotice, markdownTable } from './markdown.js';

/** docs/reference/profiles.md: for each layout its files, who sees them, and what fits. */
export function profilesPage({ profiles, roles, roleNames, scopeKinds }) {
  const sections = profiles.flatMap((profile) => {
    const used = roleNames.filter((role) => profile.paths[role] !== undefined);
    return [
      `## ${code(profile.name)}`,
      `${profile.title[0].toUpperCase()}${profile.title.slice(1)}.`,
      markdownTable(
        ['role', 'files', ...scopeKinds.map((kind) => (kind === 'room' ? 'room:id' : kind))],
        used.map((role) => [
          roles[role].title,
          profile.paths[role].map(code).join(', '),
          ...scopeKinds.map((kind) => sight(profile.matrix[role]?.[kind])),
        ]),
      ),
      limits(profile, roles),
    ];
  });
  return `${[
    generatedNotice,
    '# Profiles',
    'A profile says which file has which role, which scope sees it, and how much of it fits into a prompt.',
    'In the tables: ✓ the whole file · `shared` sections marked for groups · `own` those and the room’s own · `asked` only with `--with` · – not at all.',
    ...sections,
  ].join('\n\n')}\n`;
}

function sight(value) {
  if (value === undefined) return '–';
  return value === 'whole' ? '✓' : value;
}

function limits({ order, budgets }, roles) {
  const number = (value) => value.toLocaleString('en');
  const perRole = Object.entries(budgets.perRole).map(([role, value]) => `${roles[role].title} ${number(value)}`);
  const total = budgets.total === null ? 'no total' : `total ${number(budgets.total)}`;
  const each = [...perRole, `any other file ${number(budgets.perFile)}`, total].join(' · ');
  return [
    `- Order in the prompt: ${order.map((role) => roles[role].title).join(', ')}`,
    `- Limits in ${budgets.unit}: ${each}`,
    `- What does not fit: ${code(budgets.overflow)}; a warning from ${Math.round(budgets.warnAt * 100)} %`,
  ].join('\n');
}
