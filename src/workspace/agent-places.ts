import { join } from 'node:path';
import { roleNames } from '../roles/roles.js';
import { configFileName } from './find-workspace.js';
import { type Layout, pathPatterns } from './role-paths.js';

/** Where the files of an agent lie: those of every role, with the whole folder where a role has many, and what init puts beside them. */
export function agentPlaces(workspace: Layout & { readonly root: string }): string[] {
  const patterns = roleNames.flatMap((role) => pathPatterns(workspace, role));
  const outermost = patterns.map((pattern) => pattern.split('/')[0] ?? pattern);
  return [...new Set([configFileName, '.gitattributes', '.gitignore', ...outermost])].map((name) =>
    join(workspace.root, name),
  );
}
