import { parseIdentity } from '../../identity/parse-identity.js';
import { readSoul } from '../../identity/soul-front-matter.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import { findRoleFile } from './find-role-file.js';
import { isHint } from './placeholder-forms.js';

/** The name in the identity card, else in the front matter of the soul; null when neither says one. */
export function agentName(workspace: LintedWorkspace): string | null {
  for (const role of ['identity', 'soul'] as const) {
    const document = findRoleFile(workspace, role);
    if (document === null) continue;
    const name = role === 'identity' ? parseIdentity(document.text).name?.value : readSoul(document.text).keys.name;
    if (typeof name === 'string' && name.trim() !== '' && !isHint(name)) return name;
  }
  return null;
}
