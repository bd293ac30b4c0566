import type { Role } from '../../roles/roles.js';
import { matches } from '../budgets/prompt-files.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import type { LintDocument } from '../text/lint-document.js';

/** The file of a role where the layout looks for it. The same name in another folder belongs to somebody else. */
export function findRoleFile({ documents, profile }: LintedWorkspace, role: Role): LintDocument | null {
  const patterns = profile.paths[role] ?? [];
  for (const pattern of patterns) {
    for (const document of documents.values()) {
      if (document.role === role && matches(pattern, document.path)) return document;
    }
  }
  return null;
}
