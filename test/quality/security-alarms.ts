import { lintText } from '../../src/lint/lint-workspace.js';
import { rules } from '../../src/lint/rules/index.generated.js';

const security = new Set<string>(rules.filter((rule) => rule.security !== undefined).map(({ id }) => id));

/** The rules about security that object to a text which is new in this file. */
export async function securityAlarms(text: string, path: string): Promise<string[]> {
  const { findings } = await lintText(text, { path, at: new Date('2026-03-01T00:00:00Z'), provenance: 'changed' });
  return findings
    .filter(({ ruleId, severity }) => severity !== 'info' && security.has(ruleId))
    .map(({ ruleId }) => ruleId);
}
