import { readFileSync } from 'node:fs';
import type { Confidence, Severity } from './finding.js';
import { rules } from './rules/index.generated.js';

export type RuleSummary = {
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  readonly confidence: Confidence;
  /** SARIF's security-severity, for rules about attacks and leaks. */
  readonly security?: number;
};

export const ruleCatalogue: readonly RuleSummary[] = rules.map(({ id, title, severity, confidence, security }) => ({
  id,
  title,
  severity,
  confidence,
  ...(security !== undefined && { security }),
}));

/** The page of a rule: what it finds, why, examples, how to silence it. Null when there is no such rule. */
export function rulePage(id: string): string | null {
  const known = rules.find((rule) => rule.id === id.toUpperCase());
  // The pages lie in a folder beside this file, in the sources as in the package.
  return known === undefined ? null : readFileSync(new URL(`./rules/${known.id}.md`, import.meta.url), 'utf8');
}
