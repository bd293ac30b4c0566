import type { Profile } from '../../profiles/profile.js';
import { type Role, roleNames } from '../../roles/roles.js';
import { matches } from '../budgets/prompt-files.js';
import { isSamplePath } from '../identity/is-sample-path.js';
import type { PlacedReport, Rule } from '../rule.js';

export const rule: Rule = {
  id: 'LOC008',
  title: 'File in the wrong place or case',
  severity: 'info',
  confidence: 'medium',
  async checkWorkspace({ profile, paths }) {
    const files = [...paths].filter((path) => /\.md$/i.test(path) && path.split('/').length <= 4);
    const isHome = (['soul', 'rules', 'identity'] as const).some((role) => {
      return plainPaths(profile, role).some((pattern) => files.some((path) => matches(pattern, path)));
    });
    return roleNames.flatMap((role): PlacedReport[] => {
      const patterns = plainPaths(profile, role);
      if (patterns.length === 0 || files.some((path) => patterns.some((pattern) => matches(pattern, path)))) return [];
      const [wanted = ''] = patterns;
      const misspelt = files.find((path) => matches(wanted.toLowerCase(), path.toLowerCase()));
      if (misspelt !== undefined)
        return [report(misspelt, placeFor(wanted, misspelt), 'Its name has a different case than the layout expects')];
      // A folder without a soul, rules or card of its own is no workspace; the files may be at home one level down.
      const misplaced = !isHome || wanted.includes('/') ? [] : files.filter((path) => isOneBelow(path, wanted));
      const [only] = misplaced;
      if (only === undefined || misplaced.length > 1 || !isExpected(profile, role)) return [];
      return [report(only, wanted, 'It is in a folder that the layout does not read')];
    });
  },
};

function report(path: string, wanted: string, what: string): PlacedReport {
  return {
    path,
    message: `${what}, so it is not loaded${what.includes('case') ? ' on case-sensitive file systems' : ''}. Expected: ${wanted}.`,
    hint: `Run \`git mv ${path} ${wanted}\`.`,
  };
}

function plainPaths({ paths }: Profile, role: Role): string[] {
  return (paths[role] ?? []).filter((path) => !path.endsWith('/') && !/\{(?:day|id)\}/.test(path));
}

/** The wanted path with the agent's folder as it is. */
function placeFor(wanted: string, found: string): string {
  const given = found.split('/');
  return wanted
    .split('/')
    .map((part, index) => (part === '{agent}' ? (given[index] ?? part) : part))
    .join('/');
}

/** A folder of agents, of memory or of samples has files of the same name with a purpose of their own. */
function isOneBelow(path: string, wanted: string): boolean {
  const parts = path.split('/');
  return (
    parts.length === 2 && parts[1] === wanted && !isSamplePath(path) && !/^(?:agents?|skills?|\.|src|test)/i.test(path)
  );
}

function isExpected({ required, scaffold }: Profile, role: Role): boolean {
  return required.includes(role) || (role !== 'bootstrap' && scaffold.always.includes(role));
}
