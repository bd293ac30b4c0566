import type { Severity } from '../finding.js';

/** `lint.rules` of a config, by rule. */
export function severitiesOf(config: Readonly<Record<string, unknown>>): ReadonlyMap<string, Severity | 'off'> {
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
