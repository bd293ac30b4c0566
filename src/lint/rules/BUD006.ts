import { promptFiles } from '../budgets/prompt-files.js';
import { statedLimits } from '../budgets/stated-limits.js';
import { exceeds, shown, sizeOf } from '../budgets/text-size.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import type { PlacedReport, Rule } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';

/** What core memory may take when neither the layout nor the file says otherwise, in tokens. */
const usualLimit = 3_000;

export const rule: Rule = {
  id: 'BUD006',
  title: 'Core memory over its size',
  severity: 'warning',
  confidence: 'high',
  async checkWorkspace(workspace) {
    const reports: PlacedReport[] = [];
    for (const { document, role } of promptFiles(workspace)) {
      if (role !== 'core') continue;
      reports.push(...(await checkBlocks(document)), ...(await checkWhole(document, workspace)));
    }
    return reports;
  },
};

async function checkBlocks(document: LintDocument): Promise<PlacedReport[]> {
  const reports: PlacedReport[] = [];
  for (const { tokens, text, start, end } of statedLimits(document)) {
    if (!(await exceeds(text, tokens, 'tokens'))) continue;
    reports.push({
      path: document.path,
      start,
      end,
      message: `This block declares ${shown(tokens)} tokens but has ${shown(await sizeOf(text, 'tokens'))}.`,
      hint: 'Merge or drop its least useful lines, or move them to daily notes.',
    });
  }
  return reports;
}

/** Where the layout limits core memory in tokens, BUD001 tells. */
async function checkWhole(document: LintDocument, { budgets }: LintedWorkspace): Promise<PlacedReport[]> {
  const isLimited = budgets.unit === 'tokens' && budgets.perRole.core !== undefined;
  // Hardly any text has more than a token for two bytes, so most files need no closer look.
  if (isLimited || Buffer.byteLength(document.text) <= usualLimit * 2) return [];
  if (!(await exceeds(document.text, usualLimit, 'tokens'))) return [];
  return [
    {
      path: document.path,
      message: `Core memory has ${shown(await sizeOf(document.text, 'tokens'))} tokens. Beyond ${shown(usualLimit)} every session pays for text that few need, and single facts get lost in it.`,
      hint: 'Keep what every private session needs; move the rest to daily notes or pages that are looked up.',
    },
  ];
}
