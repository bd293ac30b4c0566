import type { Plan } from '../journal/plan.js';
import type { Workspace } from '../workspace/workspace.js';
import { applyFixes } from './apply-fixes.js';
import { type LintOptions, lintWithFixes } from './lint-workspace.js';

/** The edits of automatic fixes. Only offending characters change; every other byte stays. */
export async function planLintFixes(
  workspace: Workspace,
  options: LintOptions & { unsafe?: boolean } = {},
): Promise<Plan> {
  const { found, linted } = await lintWithFixes(workspace, options);
  const edits = [...linted.documents.values()].flatMap((document) => {
    const fixes = found.flatMap(({ finding, fix }) =>
      finding.path === document.path && fix !== null && (fix.safe || options.unsafe === true) ? [fix] : [],
    );
    // What was not read as UTF-8 would be written back as other bytes.
    if (fixes.length === 0 || document.encoding !== 'utf-8') return [];
    const before = (document.hasBom ? '\uFEFF' : '') + document.text;
    const { text, applied } = applyFixes(before, fixes);
    return text === before
      ? []
      : [{ path: document.path, content: text, action: 'EDIT' as const, fixes: applied.length }];
  });
  const count = edits.reduce((sum, { fixes }) => sum + fixes, 0);
  return {
    edits: edits.map(({ path, content, action }) => ({ path, content, action })),
    summary: `fix ${count} lint ${count === 1 ? 'finding' : 'findings'}`,
  };
}
