import { measureText } from '../budget/measure-text.js';
import type { Budgets } from '../profiles/profile.js';
import { isRole } from '../roles/roles.js';
import type { Block } from './block.js';
import type { RenderWarning } from './compose-prompt.js';

/** A warning for each file that still fits and has used most of its limit. */
export async function nearLimitWarnings(blocks: readonly Block[], budgets: Budgets): Promise<RenderWarning[]> {
  const warnings: RenderWarning[] = [];
  for (const { role, path, status, text } of blocks) {
    if (status !== 'whole' || path === null || !isRole(role)) continue;
    const limit = budgets.perRole[role] ?? budgets.perFile;
    const share = (await measureText(text, budgets.unit)) / limit;
    if (share < budgets.warnAt) continue;
    const message = `${path} uses ${Math.floor(share * 100)} % of its limit of ${limit.toLocaleString('en-US')} ${budgets.unit}.`;
    warnings.push({ code: 'near-limit', message, path });
  }
  return warnings;
}
