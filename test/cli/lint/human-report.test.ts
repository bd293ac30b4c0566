import { expect, test } from 'vitest';
import { type HumanOptions, humanReport } from '../../../commands/lint/human-report.js';
import { withoutStyle } from '../../../commands/ui/style.js';
import type { LintReport } from '../../../src/lint/lint-workspace.js';
import { findingOf, reportOf } from '../../support/lint-report.js';

function textOf(report: LintReport, options: Partial<HumanOptions> = {}): string {
  return withoutStyle(humanReport(report, { width: 80, shownFrom: 'warning', caretOf: () => null, ...options }));
}

test('findings stand below their file: place, severity, message, rule, the line with a caret, what to do', () => {
  const findings = [
    findingOf({ column: 8, message: 'Hidden text.', excerpt: '- 日本 \\u{E0041}tea', hint: 'Remove it.' }),
    findingOf({ severity: 'warning', line: 120, column: 1, ruleId: 'MEM004', message: 'Old.' }),
    findingOf({
      path: 'memory/x.md',
      message: 'A key.',
      ruleId: 'SEC001',
      fix: { safe: false, description: 'Replace it with a name' },
    }),
    findingOf({ severity: 'info', path: 'TOOLS.md' }),
  ];
  expect(textOf(reportOf(findings), { caretOf: ({ excerpt }) => (excerpt === undefined ? null : 5) })).toBe(
    `MEMORY.md
  3:8 error Hidden text. HID001, high confidence
    3 │ - 日本 \\u{E0041}tea
      │        ^
      → Remove it.
  120:1 warning Old. MEM004, high confidence

memory/x.md
  3:5 error A key. SEC001, high confidence
      → \`agentsoul lint --fix --unsafe\` fixes it: Replace it with a name

2 errors, 1 warning in 2 of 14 files
1 info not shown; \`--min-severity info\` shows them.
\`agentsoul explain HID001\` explains a rule.`,
  );
});

test('a clean report is friendly and says how much was looked at', () => {
  expect(textOf(reportOf([]))).toBe('✔ 14 files checked with 98 rules: all good.');
});

test('what is silenced, known or mended is counted', () => {
  const report = reportOf([findingOf({ severity: 'info' })], { suppressed: 2 });
  expect(textOf(report, { baseline: { known: 7, gone: 1 } })).toBe(
    `✔ 14 files checked with 98 rules: all good.
1 info not shown; \`--min-severity info\` shows them.
2 findings silenced, each with a reason.
7 findings accepted in the baseline.
1 finding of the baseline fixed; \`--prune-baseline\` removes them.`,
  );
});

test('long messages are wrapped below their place', () => {
  const report = reportOf([findingOf({ message: 'word '.repeat(30).trim(), hint: 'do '.repeat(40).trim() })]);
  const lines = textOf(report, { width: 60 }).split('\n');
  expect(lines.filter((line) => line.length > 60)).toEqual([]);
  expect(lines.slice(1, 4).map((line) => /^ */.exec(line)?.[0].length)).toEqual([2, 6, 6]);
});

test('no line begins with an order to a build server', () => {
  const sly = findingOf({
    path: '::error::x\n::stop-commands::y.md',
    excerpt: '::set-env name=A::b ##[group]',
    line: 1,
  });
  const text = textOf(reportOf([sly]), { caretOf: () => 0 });
  expect(text.split('\n').filter((line) => /^\s*::|##\w*\[/.test(line))).toEqual([]);
});
