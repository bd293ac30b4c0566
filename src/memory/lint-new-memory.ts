import type { Warning } from './remember-result.js';

/** The linter's warnings about a text before it is stored: injected instructions, data exfiltration, commands. */
export async function findRisks(text: string, { path, at }: { path: string; at: Date }): Promise<Warning[]> {
  const { lintText } = await import('../lint/lint-workspace.js');
  const only = ['INJ', 'EXF', 'EXE', 'HID'];
  const { findings } = await lintText(text, { path, at, only, provenance: 'changed' });
  const worth = findings.filter(({ severity, confidence }) => severity !== 'info' && confidence !== 'low');
  const byRule = new Map(worth.map(({ ruleId, message }) => [ruleId, message]));
  return [...byRule].map(([code, message]) => ({ code, message }));
}

/** Ids of all security rules that match a text, at any confidence. Text stored without review must match none. */
export async function findObjections(text: string, { at }: { at: Date }): Promise<string[]> {
  const { lintText } = await import('../lint/lint-workspace.js');
  const { ruleCatalogue } = await import('../lint/rule-catalogue.js');
  const only = ruleCatalogue.filter(({ security }) => security !== undefined).map(({ id }) => id);
  const { findings } = await lintText(text, { path: 'MEMORY.md', at, only, provenance: 'changed' });
  return [...new Set(findings.map(({ ruleId }) => ruleId))].sort();
}
