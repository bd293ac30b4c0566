import { join } from 'node:path';
import { roleNames } from '../roles/roles.js';
import { configFileName } from './config-file-name.js';
import { type Layout, pathPatterns } from './role-paths.js';

/** The paths of an agent's files: those of every role (the whole folder if a role has many files), and what init adds. */
export function agentPaths(workspace: Layout & { readonly root: string }): string[] {
  const patterns = roleNames.flatMap((role) => pathPatterns(workspace, role));
  const outermost = patterns.map((pattern) => pattern.split('/')[0] ?? pattern);
  return [...new Set([configFileName, '.gitattributes', '.gitignore', ...outermost])].map((name) =>
    join(workspace.root, name),
  );
}
