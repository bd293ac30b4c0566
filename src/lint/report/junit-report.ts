import type { Finding } from '../finding.js';
import type { LintReport, Unreadable } from '../lint-workspace.js';
import { escapeOutput } from './escape-output.js';

/** A suite per file with findings, a case per finding. What does not fail the check is a case that passes, with a note. */
export function junitReport(report: LintReport, { isFailure }: { isFailure: (finding: Finding) => boolean }): string {
  const byPath = new Map<string, Finding[]>();
  for (const finding of report.findings) {
    const known = byPath.get(finding.path);
    if (known === undefined) byPath.set(finding.path, [finding]);
    else known.push(finding);
  }
  const suites = [
    ...[...byPath].map(([path, findings]) => suite(path, findings, isFailure)),
    ...report.unreadable.map(uncheckedSuite),
  ];
  const failures = report.findings.filter(isFailure).length;
  const all = suites.length > 0 ? suites : [cleanSuite(report)];
  const tests = Math.max(1, report.findings.length + report.unreadable.length);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="agentsoul lint" tests="${tests}" failures="${failures}" errors="${report.unreadable.length}">`,
    ...all,
    '</testsuites>',
    '',
  ].join('\n');
}

function suite(path: string, findings: readonly Finding[], isFailure: (finding: Finding) => boolean): string {
  const failures = findings.filter(isFailure).length;
  return [
    `  <testsuite name="${xml(path)}" tests="${findings.length}" failures="${failures}" errors="0" skipped="0">`,
    ...findings.map((finding) => testCase(finding, isFailure(finding))),
    '  </testsuite>',
  ].join('\n');
}

function uncheckedSuite({ path, reason }: Unreadable): string {
  return [
    `  <testsuite name="${xml(path)}" tests="1" failures="0" errors="1" skipped="0">`,
    `    <testcase name="could not be checked" classname="${xml(path)}" file="${xml(path)}">`,
    `      <error type="unreadable" message="${xml(reason)}"/>`,
    '    </testcase>',
    '  </testsuite>',
  ].join('\n');
}

/** Some servers refuse a file without a single test. */
function cleanSuite({ checked }: LintReport): string {
  return [
    '  <testsuite name="agentsoul lint" tests="1" failures="0" errors="0" skipped="0">',
    `    <testcase name="nothing found, files checked: ${checked.files}" classname="agentsoul lint"/>`,
    '  </testsuite>',
  ].join('\n');
}

function testCase(finding: Finding, isFailing: boolean): string {
  const { ruleId, path, line, column, severity, message } = finding;
  const name = `${ruleId} at ${line}:${column}`;
  const body = xml(details(finding));
  const inside = isFailing
    ? `<failure type="${severity}" message="${xml(message)}">${body}</failure>`
    : `<system-out>${body}</system-out>`;
  return [
    `    <testcase name="${xml(name)}" classname="${xml(path)}" file="${xml(path)}" line="${line}">`,
    `      ${inside}`,
    '    </testcase>',
  ].join('\n');
}

function details({ ruleId, path, line, column, severity, confidence, message, excerpt, hint }: Finding): string {
  const lines = [`${path}:${line}:${column} ${severity} ${message} (${ruleId}, confidence ${confidence})`];
  if (excerpt !== undefined) lines.push(`${line} | ${excerpt}`);
  if (hint !== undefined) lines.push(`What to do: ${hint}`);
  return lines.join('\n');
}

/** XML 1.0 has no way to write most control characters, so it is well that they are spelled out. */
function xml(text: string): string {
  return escapeOutput(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
