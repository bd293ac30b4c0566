import type { LintedWorkspace } from '../linted-workspace.js';
import { splitTemplateLines } from './split-template-lines.js';

/** Whether the agent has been at work: there are daily notes, or core memory holds something of its own. */
export function isWorkspaceInUse({ documents }: LintedWorkspace): boolean {
  for (const document of documents.values()) {
    if (document.role === 'daily') return true;
    if (document.role === 'core' && splitTemplateLines(document).own >= 3) return true;
  }
  return false;
}
