import { describe, expect, test } from 'vitest';
import { SoulError } from '../../../../src/errors/soul-error.js';
import { applyBaseline, pruneBaseline, updateBaseline } from '../../../../src/lint/baseline/apply-baseline.js';
import { baselineOf, baselineText, parseBaseline } from '../../../../src/lint/baseline/baseline-file.js';
import { findingOf, reportOf } from '../../../support/lint-report.js';

const everything = { mayHold: () => true };
const old = findingOf({ ruleId: 'MEM004', severity: 'warning', fingerprint: 'b' });
const other = findingOf({ ruleId: 'IDN001', severity: 'error', path: 'IDENTITY.md', fingerprint: 'a' });
const attack = findingOf({ ruleId: 'HID001', fingerprint: 'c' });

describe('the file', () => {
  test('is sorted by file, rule and fingerprint, and reads back as it was', () => {
    const baseline = baselineOf([old, attack, other, old]);
    const text = baselineText(baseline);
    expect(text).toBe(
      `${JSON.stringify(
        {
          version: 1,
          findings: {
            a: { rule: 'IDN001', path: 'IDENTITY.md', count: 1 },
            c: { rule: 'HID001', path: 'MEMORY.md', count: 1 },
            b: { rule: 'MEM004', path: 'MEMORY.md', count: 2 },
          },
        },
        null,
        2,
      )}\n`,
    );
    expect(baselineText(parseBaseline(text, 'x.json'))).toBe(text);
  });

  test.each([
    '',
    '[]',
    '{"version":2,"findings":{}}',
    '{"version":1,"findings":{"a":{"rule":"X","path":"y","count":0}}}',
    '{"version":1,"findings":{"a":3}}',
  ])('that is none is refused by its name: %j', (text) => {
    expect(() => parseBaseline(text, 'x.json')).toThrow(SoulError);
    expect(() => parseBaseline(text, 'x.json')).toThrow('x.json is not a lint baseline.');
  });
});

test('what the baseline knows is passed over, and nothing else', () => {
  const { report, known, gone } = applyBaseline(reportOf([old, other]), baselineOf([other, attack]), everything);
  expect({ findings: report.findings, summary: report.summary, ok: report.ok, known, gone }).toEqual({
    findings: [old],
    summary: { error: 0, warning: 1, info: 0 },
    ok: true,
    known: 1,
    gone: 1,
  });
});

test('a finding that comes once more than it is known is reported', () => {
  const { report, known } = applyBaseline(reportOf([old, { ...old, line: 9 }]), baselineOf([old]), everything);
  expect({ lines: report.findings.map(({ line }) => line), known }).toEqual({ lines: [9], known: 1 });
});

describe('attacks and leaks', () => {
  const cautious = { mayHold: (ruleId: string) => ruleId !== 'HID001' };

  test('are not written to it', () => {
    expect(updateBaseline(reportOf([old, attack]), cautious)).toEqual(baselineOf([old]));
  });

  test('are reported though somebody wrote them into it', () => {
    const { report, known } = applyBaseline(reportOf([attack]), baselineOf([attack]), cautious);
    expect({ findings: report.findings, known }).toEqual({ findings: [attack], known: 0 });
  });
});

test('pruning takes away what is mended and adds nothing', () => {
  const baseline = baselineOf([old, old, old, attack]);
  expect(pruneBaseline(baseline, reportOf([old, old, other]))).toEqual(baselineOf([old, old]));
});
