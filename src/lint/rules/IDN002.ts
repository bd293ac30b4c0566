import { findPlaceholders } from '../identity/find-placeholders.js';
import { isSamplePath } from '../identity/is-sample-path.js';
import { isWorkspaceInUse } from '../identity/is-workspace-in-use.js';
import { splitTemplateLines } from '../identity/split-template-lines.js';
import type { PlacedReport, Rule } from '../rule.js';

const mostlyTemplate = 0.7;
const fewestHints = 3;

export const rule: Rule = {
  id: 'IDN002',
  title: 'Template left as it was',
  severity: 'warning',
  confidence: 'high',
  async checkWorkspace(workspace) {
    const candidates = [...workspace.documents.values()].filter(
      ({ role, path }) => (role === 'identity' || role === 'user' || role === 'soul') && !isSamplePath(path),
    );
    if (candidates.length === 0 || !isWorkspaceInUse(workspace)) return [];
    return candidates.flatMap((document): PlacedReport[] => {
      if (findPlaceholders(document).length < fewestHints) return [];
      const { own, fromTemplate } = splitTemplateLines(document);
      const share = fromTemplate / (own + fromTemplate);
      if (share < mostlyTemplate) return [];
      return [
        {
          path: document.path,
          message: `${Math.round(share * 100)} % of this file is the template, although the agent already has memories. It gives the agent almost no information.`,
          hint: `Write down what is known by now in ${document.path}, or delete the file.`,
        },
      ];
    });
  },
};
