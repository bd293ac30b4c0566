import * as z from 'zod';
import { SoulError } from '../../errors/soul-error.js';
import type { Finding } from '../finding.js';

/** The lint baseline: accepted findings by fingerprint, which a check does not report. */
export type Baseline = ReadonlyMap<string, BaselineEntry>;

export type BaselineEntry = { readonly rule: string; readonly path: string; readonly count: number };

const entrySchema = z.strictObject({ rule: z.string(), path: z.string(), count: z.int().min(1) });
const baselineSchema = z.strictObject({ version: z.literal(1), findings: z.record(z.string(), entrySchema) });

/** `name` is how the user knows the file. */
export function parseBaseline(text: string, name: string): Baseline {
  const parsed = baselineSchema.safeParse(jsonOf(text));
  if (parsed.success) return new Map(Object.entries(parsed.data.findings));
  throw new SoulError('usage', `${name} is not a lint baseline.`, {
    hint: `Write a new one with \`agentsoul lint --baseline ${name} --update-baseline\`.`,
  });
}

/** Sorted by file, rule and fingerprint, so that two branches rarely touch the same lines. */
export function baselineText(baseline: Baseline): string {
  const rows = [...baseline].sort(
    ([oneId, one], [otherId, other]) =>
      compare(one.path, other.path) || compare(one.rule, other.rule) || compare(oneId, otherId),
  );
  const findings = Object.fromEntries(rows.map(([id, { rule, path, count }]) => [id, { rule, path, count }]));
  return `${JSON.stringify({ version: 1, findings }, null, 2)}\n`;
}

export function baselineOf(findings: readonly Finding[]): Baseline {
  const entries = new Map<string, BaselineEntry>();
  for (const { fingerprint, ruleId, path } of findings) {
    const count = (entries.get(fingerprint)?.count ?? 0) + 1;
    entries.set(fingerprint, { rule: ruleId, path, count });
  }
  return entries;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema rejects undefined, and the error names the file.
    return undefined;
  }
}
