import { findSecrets } from '../../secrets/find-secrets.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import type { PlacedReport, Rule } from '../rule.js';

export const rule: Rule = {
  id: 'SEC007',
  title: 'Secret that stays in the history',
  // The change that takes a secret out must be able to pass.
  severity: 'warning',
  confidence: 'high',
  security: 7,
  checkWorkspace: findRemovedSecrets,
};

/** Secrets that a file held at the base and holds no more. */
async function findRemovedSecrets({ base, documents }: LintedWorkspace): Promise<PlacedReport[]> {
  const reports: PlacedReport[] = [];
  for (const path of base?.changed ?? []) {
    const before = base?.textOf(path) ?? null;
    const document = documents.get(path);
    if (before === null || document === undefined) continue;
    const removed = (await findSecrets(before)).filter(
      ({ startOffset, endOffset }) => !document.text.includes(before.slice(startOffset, endOffset)),
    );
    if (removed.length === 0) continue;
    const kinds = [...new Set(removed.map(({ kind }) => kind))].join(', ');
    reports.push({
      path,
      message: `${removed.length === 1 ? '1 secret was' : `${removed.length} secrets were`} removed from this file (${kinds}). Every earlier revision still contains ${removed.length === 1 ? 'it' : 'them'}.`,
      hint: 'Revoke or change it. Rewriting the history helps only if nobody has a copy yet.',
    });
  }
  return reports;
}
