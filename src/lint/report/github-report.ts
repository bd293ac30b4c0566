import type { Finding } from '../finding.js';
import type { LintReport, Unreadable } from '../lint-workspace.js';
import { escapeOutput } from './escape-output.js';
import { plural, summaryLine } from './summary-line.js';

/** Commands that make GitHub mark the lines of a pull request, and nothing else. The last one sums up. */
export function githubReport(report: LintReport, { hidden = 0 }: { readonly hidden?: number } = {}): string {
  const summary = `${summaryLine(report)}${hidden === 0 ? '' : `; ${plural(hidden, 'info')} not shown`}`;
  return [
    ...report.findings.map(annotation),
    ...report.unreadable.map(notChecked),
    `::notice title=agentsoul lint::${escapeData(escapeOutput(summary))}`,
    '',
  ].join('\n');
}

const commands = { error: 'error', warning: 'warning', info: 'notice' } as const;

function annotation(finding: Finding): string {
  const { path, line, column, endLine, endColumn, ruleId, message, hint, severity, confidence } = finding;
  const isOneLine = endLine === undefined || endLine === line;
  const properties = [
    ['file', path],
    ['line', line],
    ...(endLine === undefined ? [] : [['endLine', endLine] as const]),
    // GitHub takes columns for places within one line only.
    ...(isOneLine ? [['col', column] as const] : []),
    ...(isOneLine && endColumn !== undefined ? [['endColumn', endColumn] as const] : []),
    ['title', `agentsoul ${ruleId}`],
  ] as const;
  const written = properties.map(([name, value]) => `${name}=${escapeProperty(escapeOutput(String(value)))}`).join(',');
  const text = [message, hint, `Confidence: ${confidence}.`].filter((part) => part !== undefined).join('\n');
  return `::${commands[severity]} ${written}::${escapeData(escapeOutput(text))}`;
}

function notChecked({ path, reason }: Unreadable): string {
  const file = escapeProperty(escapeOutput(path));
  return `::error file=${file},title=agentsoul could not check this::${escapeData(escapeOutput(reason))}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
