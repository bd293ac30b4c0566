import type { Severity } from '../finding.js';
import { type ConfigSuppression, readConfigSuppressions } from './read-suppressions.js';
import type { MetaReport } from './report-suppressions.js';
import { severitiesOf } from './rule-severities.js';

type Settings = Readonly<Record<string, unknown>>;

type Accepted = {
  /** What was reviewed: settings are wider only when none of these goes as far. */
  readonly accepted: readonly Settings[];
  /** The severity of a rule that no setting speaks of; null for an unknown one. */
  readonly usual: (ruleId: string) => Severity | null;
  readonly configPath?: string;
};

/** Settings by which a change would silence more than was accepted before it. They don't hold for the check of that change. */
export function widenedSettings(
  config: Settings,
  { accepted, usual, configPath = 'agentsoul.json' }: Accepted,
): MetaReport[] {
  const say = (message: string): MetaReport => ({
    ruleId: 'META007',
    report: {
      path: configPath,
      message: `${message} Settings come from the base revision, so this has no effect yet.`,
      hint: 'Review it separately. It takes effect once it is merged.',
    },
  });
  const before = accepted.map(severitiesOf);
  const milder = [...severitiesOf(config)].flatMap(([ruleId, severity]) => {
    const own = usual(ruleId);
    const isMilder = own !== null && before.every((known) => mildness[severity] > mildness[known.get(ruleId) ?? own]);
    return isMilder ? [say(`The change sets ${ruleId} to \`${severity}\`.`)] : [];
  });
  const known = accepted.flatMap(readConfigSuppressions);
  const added = readConfigSuppressions(config).filter((entry) => !known.some((wide) => reachesAsFar(wide, entry)));
  return [
    ...milder,
    ...added.map(({ index, rules }) =>
      say(`The change accepts findings of ${rules.join(', ')} with \`lint.suppress[${index}]\`.`),
    ),
  ];
}

const mildness = { error: 0, warning: 1, info: 2, off: 3 } as const;

function reachesAsFar(wide: ConfigSuppression, entry: ConfigSuppression): boolean {
  return (
    entry.rules.every((rule) => wide.rules.includes(rule)) &&
    (wide.path === null || wide.path === entry.path) &&
    (wide.fingerprint === null || wide.fingerprint === entry.fingerprint) &&
    (wide.until === null || (entry.until !== null && entry.until <= wide.until))
  );
}
