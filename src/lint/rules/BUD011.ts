import { isJsonObject } from '../../config/json-value.js';
import { profiles } from '../../profiles/layouts.generated.js';
import type { Profile } from '../../profiles/profile.js';
import { limitOf, promptFiles } from '../budgets/prompt-files.js';
import { exceeds, shown, sizeOf } from '../budgets/text-size.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import type { PlacedReport, Rule } from '../rule.js';

export const rule: Rule = {
  id: 'BUD011',
  title: 'File over the limit of another layout it must fit',
  severity: 'warning',
  confidence: 'high',
  async checkWorkspace(workspace) {
    const { budgets } = workspace;
    const reports: PlacedReport[] = [];
    for (const other of declaredProfiles(workspace)) {
      const { unit } = other.budgets;
      for (const { document, role, limit: own } of promptFiles(workspace)) {
        const limit = other.paths[role] === undefined ? null : limitOf(other.budgets, role);
        if (limit === null || !(await exceeds(document.text, limit, unit))) continue;
        if (await exceeds(document.text, own, budgets.unit)) continue;
        const size = await sizeOf(document.text, unit);
        reports.push({
          path: document.path,
          message: `It fits here, but not in the ${other.name} layout, which is also in the settings: ${shown(size)} ${unit}, limit ${shown(limit)}.`,
          hint: `Shorten it, or remove ${other.name} from \`lint.profiles\`.`,
        });
      }
    }
    return reports;
  },
};

function declaredProfiles({ names, profile }: LintedWorkspace): Profile[] {
  const { lint } = names.config;
  const declared = isJsonObject(lint) ? lint.profiles : undefined;
  if (!Array.isArray(declared)) return [];
  return profiles.filter(({ name }) => name !== profile.name && declared.includes(name));
}
