import { profiles } from '../../profiles/layouts.generated.js';
import { type Role, roleNames, roles } from '../../roles/roles.js';
import type { PlacedReport, Rule } from '../rule.js';

export const rule: Rule = {
  id: 'LOC006',
  title: 'File that the layout does not read',
  severity: 'warning',
  confidence: 'medium',
  async checkWorkspace({ profile, paths, documents }) {
    const soul = [...documents.values()].find(({ role }) => role === 'soul')?.path;
    // In layouts with a folder per agent the files lie there, and the root belongs to somebody else.
    const isApart = (profile.paths.soul ?? []).some((pattern) => pattern.includes('{agent}'));
    const folder = isApart ? (soul ?? '/').slice(0, (soul ?? '/').lastIndexOf('/') + 1) : '';
    return roleNames.flatMap((role): PlacedReport[] => {
      const name = profile.paths[role] === undefined ? usualName(role) : null;
      const path = name === null ? null : folder + name;
      if (path === null || !paths.has(path) || (documents.get(path)?.text.trim() ?? '') === '') return [];
      return [
        {
          path,
          message: `The ${profile.name} layout has no place for it (${roles[role].title.toLowerCase()}: ${roles[role].says}), so no prompt includes it.`,
          hint: 'Move what still counts to AGENTS.md or SOUL.md, check `agentsoul budget`, then delete the file. Or choose a layout that reads it: `agentsoul config set profile …`.',
        },
      ];
    });
  },
};

/** The one file of a role in the layouts that have it, where they agree and it is a file of the root. */
function usualName(role: Role): string | null {
  const names = new Set(
    profiles.flatMap(({ paths }) => paths[role]?.[0] ?? []).filter((path) => /^[A-Z]+\.md$/.test(path)),
  );
  const [name] = names;
  return names.size === 1 && name !== undefined ? name : null;
}
