import { countCharacters } from '../../budget/measure-text.js';
import { promptFiles } from '../budgets/prompt-files.js';
import { shown } from '../budgets/text-size.js';
import type { PlacedReport, Rule } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';

const largeGrowth = 5_000;
const smallGrowth = 1_000;
const largeShare = 0.2;

export const rule: Rule = {
  id: 'BUD007',
  title: 'File that grew a lot',
  severity: 'warning',
  confidence: 'high',
  async checkWorkspace(workspace) {
    const { base } = workspace;
    if (base === null) return [];
    const reports: PlacedReport[] = [];
    for (const { document, role } of promptFiles(workspace)) {
      // Notes of a room are a log, and logs grow.
      if (role === 'rooms' || !base.changed.includes(document.path)) continue;
      const before = base.textOf(document.path);
      if (before === null || document.text.length - before.length < smallGrowth / 2) continue;
      const then = countCharacters(before);
      const growth = countCharacters(document.text) - then;
      const isLarge = growth > largeGrowth || (growth > smallGrowth && growth > then * largeShare);
      if (!isLarge) continue;
      const percent = then === 0 ? '' : ` (${Math.round((growth / then) * 100)} %)`;
      reports.push({
        path: document.path,
        ...firstNewLine(document, before),
        message: `It grew by ${shown(growth)} characters${percent} since ${base.revision}. It is part of every prompt of its scopes, so each session pays for it.`,
        hint: 'Keep what every session needs, and move the rest to memory or to a file that is read on demand.',
      });
    }
    return reports;
  },
};

function firstNewLine({ lines }: LintDocument, before: string): { start: number; end: number } | null {
  const known = new Set(before.split('\n').map((line) => line.trim()));
  for (const [index, start] of lines.starts.entries()) {
    const line = lines.textOf(index);
    if (line.trim() !== '' && !known.has(line.trim())) return { start, end: start + line.length };
  }
  return null;
}
