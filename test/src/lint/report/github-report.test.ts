import { expect, test } from 'vitest';
import { githubReport } from '../../../../src/lint/report/github-report.js';
import { findingOf, reportOf } from '../../../support/lint-report.js';

test('each finding marks its line, and the last line sums up', () => {
  const findings = [
    findingOf({ endLine: 3, endColumn: 8, message: 'Hidden text.', hint: 'Remove it.' }),
    findingOf({ severity: 'warning', line: 7, endLine: 9, endColumn: 2, ruleId: 'MEM004', message: 'Old.' }),
    findingOf({ severity: 'info', path: 'SOUL.md', line: 1, column: 1, ruleId: 'IDN001', message: 'Empty.' }),
  ];
  expect(githubReport(reportOf(findings))).toBe(
    [
      '::error file=MEMORY.md,line=3,endLine=3,col=5,endColumn=8,title=agentsoul HID001::Hidden text.%0ARemove it.%0AConfidence: high.',
      '::warning file=MEMORY.md,line=7,endLine=9,title=agentsoul MEM004::Old.%0AConfidence: high.',
      '::notice file=SOUL.md,line=1,col=1,title=agentsoul IDN001::Empty.%0AConfidence: high.',
      '::notice title=agentsoul lint::1 error, 1 warning, 1 info in 2 of 14 files',
      '',
    ].join('\n'),
  );
});

test('nothing in a finding can begin a command of its own', () => {
  const sly = findingOf({
    path: 'a,line=1::b\n::set-env name=X::y.md',
    message: '100 % sure\r\n::stop-commands::token ##[error]x',
  });
  expect(githubReport(reportOf([sly]))).toBe(
    '::error file=a%2Cline=1%3A%3Ab%0A%3A%3Aset-env name=X%3A%3Ay.md,line=3,col=5,title=agentsoul HID001::' +
      '100 %25 sure\\u{D}%0A::stop-commands::token ##\\[error]x%0AConfidence: high.\n::notice title=agentsoul lint::1 error in 1 of 14 files\n',
  );
});

test('a clean report is one command, which says how many infos are not shown', () => {
  expect(githubReport(reportOf([]), { hidden: 2 })).toBe(
    '::notice title=agentsoul lint::Nothing found in 14 files; 2 infos not shown\n',
  );
});
