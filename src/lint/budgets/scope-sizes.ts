import { type ScopeKind, scopeKinds } from '../../scopes/scopes.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import type { LintDocument } from '../text/lint-document.js';
import { filesOfScope } from './prompt-files.js';
import { sizeOf, upperBound } from './text-size.js';

export type ScopeSize = { readonly kind: ScopeKind; readonly size: number; readonly largest: LintDocument };

/** The scopes whose files together take more than this, each file counted up to its own limit. */
export async function scopesOver(workspace: LintedWorkspace, limit: number): Promise<ScopeSize[]> {
  const { unit } = workspace.budgets;
  const sizes = new Map<LintDocument, number>();
  const over: ScopeSize[] = [];
  for (const kind of scopeKinds) {
    const files = filesOfScope(workspace, kind);
    const bound = files.reduce((sum, file) => sum + Math.min(upperBound(file.document.text, unit), file.limit), 0);
    if (bound <= limit) continue;
    let total = 0;
    let largest: { document: LintDocument; size: number } | null = null;
    for (const file of files) {
      const measured = sizes.get(file.document) ?? (await sizeOf(file.document.text, unit));
      sizes.set(file.document, measured);
      const size = Math.min(measured, file.limit);
      total += size;
      if (size > (largest?.size ?? 0)) largest = { document: file.document, size };
    }
    if (total > limit && largest !== null) over.push({ kind, size: total, largest: largest.document });
  }
  return over;
}
