import { findPlaceholders } from '../identity/find-placeholders.js';
import { isInUse } from '../identity/is-in-use.js';
import { isSample } from '../identity/sample-path.js';
import { divideLines } from '../identity/template-share.js';
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
      ({ role, path }) => (role === 'identity' || role === 'user' || role === 'soul') && !isSample(path),
    );
    if (candidates.length === 0 || !isInUse(workspace)) return [];
    return candidates.flatMap((document): PlacedReport[] => {
      if (findPlaceholders(document).length < fewestHints) return [];
      const { own, fromTemplate } = divideLines(document);
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
