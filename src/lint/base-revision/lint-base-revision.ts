import type { LintedWorkspace } from '../linted-workspace.js';
import type { Rule } from '../rule.js';
import { collectReports, type Found, type RuleReport, toFindings } from '../run-rules.js';

type Now = { readonly linted: LintedWorkspace; readonly reports: readonly RuleReport[] };

/**
 * What the rules would have found at the base. Files that are the same are not read again: what stands in them was reported
 * now. Rules that look at all files together are asked again, because one file may change what is true of another.
 */
export async function lintBaseRevision(rules: readonly Rule[], base: LintedWorkspace, now: Now): Promise<Found[]> {
  const isShared = (path: string) => {
    const document = base.documents.get(path);
    return document !== undefined && document === now.linted.documents.get(path);
  };
  const known = now.reports.filter(({ rule, report }) => !looksAtAll(rule) && isShared(report.path));
  const changed = new Map([...base.documents].filter(([path]) => !isShared(path)));
  const own = await collectReports(
    rules.filter((rule) => !looksAtAll(rule)),
    { ...base, documents: changed },
  );
  return toFindings([...known, ...own, ...(await collectReports(rules.filter(looksAtAll), base))], base);
}

function looksAtAll(rule: Rule): boolean {
  return 'checkWorkspace' in rule;
}
