import { agentName } from '../identity/agent-name.js';
import { findRoleFile } from '../identity/find-role-file.js';
import { isWorkspaceInUse } from '../identity/is-workspace-in-use.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'IDN003',
  title: 'First conversation left behind',
  severity: 'info',
  confidence: 'high',
  async checkWorkspace(workspace) {
    const left = findRoleFile(workspace, 'bootstrap');
    if (left === null || agentName(workspace) === null || !isWorkspaceInUse(workspace)) return [];
    return [
      {
        path: left.path,
        message:
          'The agent has a name and memories, so its first conversation is over. This file still tells it to introduce itself.',
        hint: 'Run `agentsoul bootstrap --done`, which removes the file.',
      },
    ];
  },
};
