import type { Finding } from './finding.js';
import { rules } from './rules/index.generated.js';

const security = new Set<string>(rules.filter((rule) => rule.security !== undefined).map(({ id }) => id));

/** A warning or error of a rule about attacks and leaks. */
export function isAlarm({ ruleId, severity }: Pick<Finding, 'ruleId' | 'severity'>): boolean {
  return severity !== 'info' && security.has(ruleId);
}
