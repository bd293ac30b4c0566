import { roleNames } from '../roles/roles.js';
import { type Layout, pathPatterns } from '../workspace/role-paths.js';

const isForeign = /(?:^|\/)(?:\.agentsoul|node_modules|\.venv|vendor|dist|build)\/$/;
const isGit = /(?:^|\/)\.git\/$/;

/**
 * Tells folders of other people's files, which are not checked: packages and what a build makes. What runtimes load by itself is
 * never skipped, whatever it is called, nor what is named: on the command line or by the config. Folders end in `/`.
 */
export function folderSkipper(layout: Layout, named: readonly string[] = []): (folder: string) => boolean {
  const patterns = roleNames.flatMap((role) => pathPatterns(layout, role));
  return (folder) => {
    if (isGit.test(folder)) return true;
    if (!isForeign.test(folder)) return false;
    if (/(?:^|\/)memory\//.test(folder)) return false;
    if (patterns.some((pattern) => pattern.startsWith(folder) || (pattern.endsWith('/') && folder.startsWith(pattern))))
      return false;
    return !named.some((path) => `${path.replace(/\/$/, '')}/`.startsWith(folder));
  };
}
