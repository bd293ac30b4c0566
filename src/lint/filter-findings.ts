import type { Workspace } from '../workspace/workspace.js';
import type { LintOptions } from './lint-workspace.js';
import type { LintedWorkspace } from './linted-workspace.js';
import { isAgentWritten, type Rule } from './rule.js';
import { rules as allRules } from './rules/index.generated.js';
import { type Found, toFindings } from './run-rules.js';
import { lowered } from './severity-of-finding.js';
import { applySuppressions } from './suppressions/apply-suppressions.js';
import { type MetaReport, reportSuppressions } from './suppressions/report-suppressions.js';
import { severitiesOf } from './suppressions/rule-severities.js';

export type FilterOptions = {
  readonly linted: LintedWorkspace;
  /** The rules that were run. */
  readonly rules: readonly Rule[];
  /** Null for a text without a workspace. */
  readonly workspace: Workspace | null;
  readonly options: LintOptions;
  /** The config whose severities and suppressions hold, and whether they hold for security rules too. */
  readonly settings: { readonly config: Readonly<Record<string, unknown>>; readonly isTrusted: boolean };
  /** What else is to be said about settings. */
  readonly more?: readonly MetaReport[];
};

/** What is left to tell: the owner's severities applied, accepted findings taken out. */
export function filterFindings(
  found: readonly Found[],
  { linted, rules, workspace, options, settings, more = [] }: FilterOptions,
): { kept: readonly Found[]; suppressed: number } {
  const weighed = withSeverities(
    found.map((one) => withGuess(one, workspace)),
    settings,
  );
  const { kept, suppressed, judged } = applySuppressions(
    weighed.map(({ finding }) => finding),
    {
      documents: linted.documents,
      config: settings.config,
      at: linted.at,
      timezone: linted.timezone,
      isSecurityRule,
      isAgentWritten,
      isConfigTrusted: settings.isTrusted,
    },
  );
  const off = severitiesOf(settings.config);
  const ran = new Set(rules.map(({ id }) => id as string).filter((id) => off.get(id) !== 'off'));
  const about = reportSuppressions(judged, {
    config: linted.names.config,
    knownRules: allRules.map(({ id }) => id),
    ranRules: ran,
    isPartial: options.paths !== undefined && options.paths.length > 0,
    tellsComments: options.base !== undefined,
  });
  const meta = [...about, ...more].flatMap(({ ruleId, report }) => {
    const rule = rules.find(({ id }) => id === ruleId);
    return rule === undefined ? [] : [{ rule, report }];
  });
  const isKept = new Set(kept);
  const told = withSeverities(toFindings(meta, linted), settings);
  return { kept: [...weighed.filter(({ finding }) => isKept.has(finding)), ...told], suppressed };
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
function withSeverities(found: readonly Found[], { config, isTrusted }: FilterOptions['settings']): Found[] {
  const wanted = severitiesOf(config);
  return found.flatMap((one) => {
    const { ruleId } = one.finding;
    const severity = wanted.get(ruleId);
    if (severity === undefined || (isSecurityRule(ruleId) && !isTrusted)) return [one];
    return severity === 'off' ? [] : [{ ...one, finding: { ...one.finding, severity } }];
  });
}
