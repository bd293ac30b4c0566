import type { LintReport } from '../lint-workspace.js';
import { escapeJsonOutput } from './escape-output.js';

/** One document for programs. `extra` holds what a run adds to it, such as what was fixed. */
export function jsonReport(report: LintReport, extra: Readonly<Record<string, unknown>> = {}): string {
  const { ok, summary, checked, findings, suppressed, profile, unreadable, base, secondReading } = report;
  return `${escapeJsonOutput({ version: 1, ok, summary, checked, findings, suppressed, profile, unreadable, ...(base && { base }), ...(secondReading && { secondReading }), ...extra })}\n`;
}
