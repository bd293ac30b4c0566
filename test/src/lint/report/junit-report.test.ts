import { expect, test } from 'vitest';
import { junitReport } from '../../../../src/lint/report/junit-report.js';
import { findingOf, reportOf } from '../../../support/lint-report.js';

const isFailure = ({ severity }: { severity: string }) => severity === 'error';

test('a file is a suite and a finding a case, which fails if the check does', () => {
  const findings = [
    findingOf({ message: 'Hidden <text> & "more".', excerpt: '- Tea\\u{E0041}', hint: "Don't keep it." }),
    findingOf({ severity: 'warning', ruleId: 'MEM004', message: 'Old.' }),
    findingOf({ path: 'SOUL.md', line: 1, column: 1, message: 'Bad.' }),
  ];
  expect(junitReport(reportOf(findings), { isFailure })).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="agentsoul lint" tests="3" failures="2" errors="0">
  <testsuite name="MEMORY.md" tests="2" failures="1" errors="0" skipped="0">
    <testcase name="HID001 at 3:5" classname="MEMORY.md" file="MEMORY.md" line="3">
      <failure type="error" message="Hidden &lt;text&gt; &amp; &quot;more&quot;.">MEMORY.md:3:5 error Hidden &lt;text&gt; &amp; &quot;more&quot;. (HID001, confidence high)
3 | - Tea\\u{E0041}
What to do: Don&apos;t keep it.</failure>
    </testcase>
    <testcase name="MEM004 at 3:5" classname="MEMORY.md" file="MEMORY.md" line="3">
      <system-out>MEMORY.md:3:5 warning Old. (MEM004, confidence high)</system-out>
    </testcase>
  </testsuite>
  <testsuite name="SOUL.md" tests="1" failures="1" errors="0" skipped="0">
    <testcase name="HID001 at 1:1" classname="SOUL.md" file="SOUL.md" line="1">
      <failure type="error" message="Bad.">SOUL.md:1:1 error Bad. (HID001, confidence high)</failure>
    </testcase>
  </testsuite>
</testsuites>
`);
});

test('without findings there is one case, and it passes', () => {
  expect(junitReport(reportOf([]), { isFailure })).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="agentsoul lint" tests="1" failures="0" errors="0">
  <testsuite name="agentsoul lint" tests="1" failures="0" errors="0" skipped="0">
    <testcase name="nothing found, files checked: 14" classname="agentsoul lint"/>
  </testsuite>
</testsuites>
`);
});

test('characters that XML cannot hold are spelled out', () => {
  const text = junitReport(reportOf([findingOf({ path: 'a\u0001\u001b.md' })]), { isFailure });
  expect(text).toContain('<testsuite name="a\\u{1}\\u{1B}.md"');
});
