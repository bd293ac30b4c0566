import { isInUse } from '../identity/is-in-use.js';
import { knownName } from '../identity/known-name.js';
import { ownFile } from '../identity/own-file.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'IDN003',
  title: 'First conversation left behind',
  severity: 'info',
  confidence: 'high',
  async checkWorkspace(workspace) {
    const left = ownFile(workspace, 'bootstrap');
    if (left === null || knownName(workspace) === null || !isInUse(workspace)) return [];
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
