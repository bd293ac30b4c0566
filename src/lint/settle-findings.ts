import type { Workspace } from '../workspace/workspace.js';
import type { Severity } from './finding.js';
import type { LintOptions } from './lint-workspace.js';
import type { LintedWorkspace } from './linted-workspace.js';
import { isAgentWritten, type Rule } from './rule.js';
import { rules as allRules } from './rules/index.generated.js';
import { type Found, toFindings } from './run-rules.js';
import { lowered } from './severity.js';
import { applySuppressions } from './suppressions/apply-suppressions.js';
import { metaReports } from './suppressions/meta-reports.js';

type Settling = {
  readonly linted: LintedWorkspace;
  /** The rules that were run. */
  readonly rules: readonly Rule[];
  /** Null for a text without a workspace. */
  readonly workspace: Workspace | null;
  readonly options: LintOptions;
};

/** What is left to tell: the owner's severities applied, accepted findings taken out, and with a base only what it brought. */
export function settleFindings(
  found: readonly Found[],
  { linted, rules, workspace, options }: Settling,
): { kept: readonly Found[]; suppressed: number } {
  const { config } = linted.names;
  const isTrusted = workspace?.isTrusted ?? true;
  const weighed = withSeverities(
    found.map((one) => withGuess(one, workspace)),
    { config, isTrusted },
  );
  const { kept, suppressed, judged } = applySuppressions(
    weighed.map(({ finding }) => finding),
    {
      documents: linted.documents,
      config,
      at: linted.at,
      timezone: linted.timezone,
      isSecurityRule,
      isAgentWritten,
      isConfigTrusted: isTrusted,
    },
  );
  const off = severitiesOf(config);
  const ran = new Set(rules.map(({ id }) => id as string).filter((id) => off.get(id) !== 'off'));
  const about = metaReports(judged, {
    config,
    knownRules: allRules.map(({ id }) => id),
    ranRules: ran,
    isPartial: options.paths !== undefined && options.paths.length > 0,
  });
  const meta = about.flatMap(({ ruleId, report }) => {
    const rule = rules.find(({ id }) => id === ruleId);
    return rule === undefined ? [] : [{ rule, report }];
  });
  const isKept = new Set(kept);
  const told = withSeverities(toFindings(meta, linted), { config, isTrusted });
  const all = [...weighed.filter(({ finding }) => isKept.has(finding)), ...told];
  return { kept: all.filter(({ finding }) => isNewSince(linted, finding)), suppressed };
}

function isSecurityRule(ruleId: string): boolean {
  return allRules.find(({ id }) => id === ruleId)?.security !== undefined;
}

/** Where nothing but the look of a folder says which runtime reads it, its limits are a guess. */
function withGuess(found: Found, workspace: Workspace | null): Found {
  const isGuess = workspace !== null && !workspace.hasConfig && /^BUD00[124]$/.test(found.finding.ruleId);
  return isGuess ? { ...found, finding: { ...found.finding, severity: lowered(found.finding.severity) } } : found;
}

/** `lint.rules` of the config. A config that is not trusted can't make a security rule weaker. */
function withSeverities(
  found: readonly Found[],
  { config, isTrusted }: { config: Readonly<Record<string, unknown>>; isTrusted: boolean },
): Found[] {
  const wanted = severitiesOf(config);
  return found.flatMap((one) => {
    const { ruleId } = one.finding;
    const severity = wanted.get(ruleId);
    if (severity === undefined || (isSecurityRule(ruleId) && !isTrusted)) return [one];
    return severity === 'off' ? [] : [{ ...one, finding: { ...one.finding, severity } }];
  });
}

function severitiesOf(config: Readonly<Record<string, unknown>>): ReadonlyMap<string, Severity | 'off'> {
  const lint = config.lint;
  const rules = typeof lint === 'object' && lint !== null && 'rules' in lint ? lint.rules : null;
  if (typeof rules !== 'object' || rules === null) return new Map();
  return new Map(
    Object.entries(rules).flatMap(([id, severity]) =>
      severity === 'off' || severity === 'info' || severity === 'warning' || severity === 'error'
        ? [[id.toUpperCase(), severity] as const]
        : [],
    ),
  );
}

/** With a base, a finding counts when its line was not there before; what compares with the base counts always. */
function isNewSince({ base, documents }: LintedWorkspace, finding: Found['finding']): boolean {
  if (base === null || comparing.test(finding.ruleId)) return true;
  if (!base.changed.includes(finding.path)) return false;
  // What is said about a whole file came with the change of the file.
  if (finding.excerpt === undefined) return true;
  const before = base.textOf(finding.path);
  if (before === null) return true;
  const text =
    documents
      .get(finding.path)
      ?.lines.textOf(finding.line - 1)
      .trim() ?? '';
  return text === '' || !before.split('\n').some((earlier) => earlier.trim() === text);
}

const comparing = /^(?:INT00[1-4]|BUD007|MEM002)$/;
