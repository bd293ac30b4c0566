import { isAtLeast, type Severity, severities } from '../finding.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import type { Found } from '../run-rules.js';

type Side = { readonly found: readonly Found[]; readonly linted: Pick<LintedWorkspace, 'documents'> };

/**
 * New findings compared with the base: by rule, file and text of the line, each as often as it occurred, and no
 * less severe than now. Anything that makes a finding appear counts: a new line, a heading above it, a removed target.
 */
export function selectNewFindings(now: Side, before: Side & { readonly pathNow: (path: string) => string }): Found[] {
  const known = new Map<string, Severity[]>();
  for (const { finding } of before.found) {
    const key = keyOf(finding, before, before.pathNow(finding.path));
    known.set(key, [...(known.get(key) ?? []), finding.severity]);
  }
  // The worst are matched first, so that a mild one of then never stands for a bad one of now.
  const worstFirst = [...now.found].sort(
    (one, other) => severities.indexOf(one.finding.severity) - severities.indexOf(other.finding.severity),
  );
  const isNew = new Set(
    worstFirst.filter(({ finding }) => {
      if (comparing.test(finding.ruleId)) return true;
      const left = known.get(keyOf(finding, now, finding.path)) ?? [];
      const at = left.findLastIndex((severity) => isAtLeast(severity, finding.severity));
      if (at !== -1) left.splice(at, 1);
      return at === -1;
    }),
  );
  return now.found.filter((one) => isNew.has(one));
}

/** Rules that compare with the base themselves. */
const comparing = /^(?:INT001|INT003|BUD007|MEM002|SEC007)$/;

/** What is said about a whole file stays the same finding when its first line changes. */
function keyOf({ ruleId, path, line, excerpt }: Found['finding'], { linted }: Side, pathNow: string): string {
  const text = excerpt === undefined ? '' : (linted.documents.get(path)?.lines.textOf(line - 1) ?? '');
  return [ruleId, pathNow, text.replace(/\s+/g, ' ').trim().toLowerCase()].join('\0');
}
