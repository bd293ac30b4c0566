import { expect, test } from 'vitest';
import { jsonReport } from '../../../../src/lint/report/json-report.js';
import { findingOf, reportOf } from '../../../support/lint-report.js';

test('hidden characters of a path are spelled out and read back as they were', () => {
  const finding = findingOf({ path: 'a\u202eb\u{e0041}\u001b.md' });
  const text = jsonReport(reportOf([finding]));
  expect(text).toContain('"path": "a\\u202eb\\udb40\\udc41\\u001b.md"');
  expect(JSON.parse(text).findings).toEqual([finding]);
});

test('a report is one document with a version, whose fields come first', () => {
  const finding = findingOf({ excerpt: '##[group]x' });
  const text = jsonReport(reportOf([finding], { suppressed: 2 }), { baseline: { known: 1, gone: 0 } });
  expect(text).not.toContain('##[');
  expect(Object.entries(JSON.parse(text))).toEqual([
    ['version', 1],
    ['ok', false],
    ['summary', { error: 1, warning: 0, info: 0 }],
    ['checked', { files: 14, rules: 98 }],
    ['findings', [finding]],
    ['suppressed', 2],
    ['profile', 'agentsoul'],
    ['unreadable', []],
    ['baseline', { known: 1, gone: 0 }],
  ]);
});
