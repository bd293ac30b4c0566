import { expect, test } from 'vitest';
import { isPassed } from '../../../../src/lint/report/is-passed.js';
import { mergeReports } from '../../../../src/lint/report/merge-reports.js';
import { summaryLine } from '../../../../src/lint/report/summary-line.js';
import { findingOf, reportOf } from '../../../support/lint-report.js';

const bad = findingOf();
const mild = findingOf({ severity: 'warning', path: 'SOUL.md' });

test('reports of several folders become one, with paths from where the reader stands', () => {
  const merged = mergeReports([
    { prefix: 'aria/', report: reportOf([bad]) },
    { prefix: '', report: reportOf([mild], { profile: 'openclaw', suppressed: 3 }) },
  ]);
  expect(merged).toEqual({
    ok: false,
    summary: { error: 1, warning: 1, info: 0 },
    checked: { files: 28, rules: 98 },
    findings: [{ ...bad, path: 'aria/MEMORY.md' }, mild],
    suppressed: 3,
    unreadable: [],
    profile: 'agentsoul, openclaw',
  });
  expect(summaryLine(merged)).toBe('1 error, 1 warning in 2 of 28 files');
});

test.each([
  ['error', undefined, true],
  ['warning', undefined, false],
  ['never', undefined, true],
  ['error', 1, true],
  ['error', 0, false],
  ['never', 0, false],
] as const)('one warning with --fail-on %s and --max-warnings %s: passed is %s', (failOn, maxWarnings, passed) => {
  expect(isPassed(reportOf([mild]), { failOn, maxWarnings })).toBe(passed);
});
