import { roleOfPath, sensitivityOf } from '../../workspace/role-paths.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import { isAgentWritten, type PlacedReport, type Rule } from '../rule.js';

export const rule: Rule = {
  id: 'INT006',
  title: 'Link in place of a workspace file',
  severity: 'error',
  confidence: 'high',
  security: 7,
  async checkWorkspace(workspace) {
    return [...(workspace.links ?? [])].flatMap(([path, target]) => judge(workspace, path, target));
  },
};

function judge({ profile, agentId }: LintedWorkspace, path: string, target: string | null): PlacedReport[] {
  const layout = { profile, agentId };
  const role = roleOfPath(layout, path);
  if (target === null)
    return [
      {
        path,
        // A folder of notes elsewhere is a habit of some; a soul elsewhere is not this agent's.
        ...(role === null && { severity: 'warning' }),
        message: 'This link leads outside the workspace or is broken. Its content can change without a trace here.',
        hint: 'Replace the link with a copy of the file.',
      },
    ];
  const isCritical = sensitivityOf(layout, path) === 'critical';
  if (!isCritical || !isAgentWritten(roleOfPath(layout, target), target)) return [];
  return [
    {
      path,
      message:
        'This critical file is a link to a file that the agent writes by itself, so the agent can change its own identity.',
      hint: 'Replace the link with a copy of the file.',
    },
  ];
}
