import type { Role } from '../../roles/roles.js';
import { type Day, dayAt, isDay } from '../../workspace/calendar-days.js';
import type { Finding } from '../finding.js';
import type { LintDocument } from '../text/lint-document.js';
import { type Reach, readConfigSuppressions, readSuppressions, type Suppression } from './read-suppressions.js';

export type SuppressionOptions = {
  readonly documents: ReadonlyMap<string, LintDocument>;
  readonly config: Readonly<Record<string, unknown>>;
  readonly at: Date;
  readonly timezone: string;
  readonly isSecurityRule: (ruleId: string) => boolean;
  readonly isAgentWritten: (role: Role | null, path: string) => boolean;
  /** Whether the owner trusts the config. Otherwise it silences no security rule. */
  readonly isConfigTrusted: boolean;
};

/** Why a rule of a suppression silences nothing whatever is found. */
export type Refusal =
  | Exclude<Reach['kind'], 'lines'>
  | 'no-rule'
  | 'agent-written'
  | 'workspace-file'
  | 'untrusted'
  | 'unexplained'
  | 'expired';

/** One rule of one suppression, and what came of it. The rule is empty where none is named. */
export type JudgedSuppression = {
  readonly suppression: Suppression;
  readonly rule: string;
  readonly refusal: Refusal | null;
  /** How many findings it silenced. */
  readonly uses: number;
};

export type Suppressed = {
  readonly kept: readonly Finding[];
  readonly suppressed: number;
  readonly judged: readonly JudgedSuppression[];
};

/** Takes out the findings that are accepted. Findings about suppressions themselves cannot be. */
export function applySuppressions(findings: readonly Finding[], options: SuppressionOptions): Suppressed {
  const judged = readAll(options);
  const byRule = new Map<string, Tally[]>();
  for (const entry of judged) {
    if (entry.refusal !== null || entry.rule.startsWith('META')) continue;
    const known = byRule.get(entry.rule);
    if (known === undefined) byRule.set(entry.rule, [entry]);
    else known.push(entry);
  }
  const kept = findings.filter((finding) => {
    const matching = byRule.get(finding.ruleId)?.filter(({ suppression }) => covers(suppression, finding)) ?? [];
    for (const entry of matching) entry.uses++;
    return matching.length === 0;
  });
  return { kept, suppressed: findings.length - kept.length, judged };
}

type Tally = JudgedSuppression & { uses: number };

function readAll(options: SuppressionOptions): Tally[] {
  const today = dayAt(options.at, options.timezone);
  const suppressions: Suppression[] = [
    ...[...options.documents.values()].flatMap(readSuppressions),
    ...readConfigSuppressions(options.config),
  ];
  return suppressions.flatMap((suppression) =>
    (suppression.rules.length === 0 ? [''] : suppression.rules).map((rule) => ({
      suppression,
      rule,
      refusal: refusalOf(suppression, rule, { ...options, today }),
      uses: 0,
    })),
  );
}

function refusalOf(
  suppression: Suppression,
  rule: string,
  { documents, isSecurityRule, isAgentWritten, isConfigTrusted, today }: SuppressionOptions & { today: Day },
): Refusal | null {
  if (suppression.from === 'file' && suppression.reach.kind === 'no-such-form') return 'no-such-form';
  if (rule === '') return 'no-rule';
  if (isSecurityRule(rule)) {
    if (suppression.from === 'config' && !isConfigTrusted) return 'untrusted';
    if (suppression.from === 'file') {
      const role = documents.get(suppression.path)?.role ?? null;
      return isAgentWritten(role, suppression.path) ? 'agent-written' : 'workspace-file';
    }
  }
  if (suppression.from === 'file' && suppression.reach.kind !== 'lines') return suppression.reach.kind;
  if (suppression.reason === '') return 'unexplained';
  const { until } = suppression;
  return until !== null && (!isDay(until) || until < today) ? 'expired' : null;
}

function covers(suppression: Suppression, { path, line, fingerprint }: Finding): boolean {
  if (suppression.from === 'file') {
    const { reach } = suppression;
    return suppression.path === path && reach.kind === 'lines' && reach.first <= line && line <= reach.last;
  }
  return (
    (suppression.path === null || suppression.path === path) &&
    (suppression.fingerprint === null || suppression.fingerprint === fingerprint)
  );
}
