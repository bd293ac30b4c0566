import { describe, expect, test } from 'vitest';
import { sarifReport } from '../../../../src/lint/report/sarif-report.js';
import type { RuleSummary } from '../../../../src/lint/rule-catalogue.js';
import { findingOf, reportOf } from '../../../support/lint-report.js';
import { readSarifLog } from '../../../support/sarif-log.js';

const rules: readonly RuleSummary[] = [
  { id: 'BUD001', title: 'Text that the runtime cuts', severity: 'warning', confidence: 'high' },
  { id: 'HID001', title: 'Tag characters', severity: 'error', confidence: 'high', security: 8 },
];
const page = '# HID001 Tag characters\n\n## What\n\nCharacters that\nnobody sees.\n\n## Why\n\nA model reads them.\n';
const options = { version: '0.1.0', rules, pageOf: (id: string) => (id === 'HID001' ? page : null) };

const hidden = findingOf({
  path: 'memory/über uns #1.md',
  endLine: 3,
  endColumn: 8,
  hint: 'Remove them.',
  excerpt: 'Tea.\\u{E0041}',
  scope: 'group',
  fingerprint: 'abcdef0123456789',
  fix: { safe: true, description: 'Remove 3 hidden characters' },
});
const cut = findingOf({ ruleId: 'BUD001', severity: 'warning', path: 'SOUL.md', line: 90, column: 1 });
const unknown = findingOf({ ruleId: 'NEW001', severity: 'info' });

function logOf(...args: Parameters<typeof sarifReport>) {
  return readSarifLog(sarifReport(...args));
}

test('a log follows the official schema of SARIF 2.1.0', () => {
  const replacementsOf = () => [{ line: 3, column: 5, endLine: 3, endColumn: 8, text: '' }];
  const log = logOf(reportOf([hidden, cut, unknown]), { ...options, replacementsOf, pagesUri: 'https://example.org/' });
  expect(log.runs[0]?.results).toHaveLength(3);
  expect(logOf(reportOf([]), options).runs[0]?.results).toEqual([]);
});

test('a log that strays from the schema is refused', () => {
  const good = JSON.parse(sarifReport(reportOf([hidden]), options));
  const [run] = good.runs;
  const [result] = run.results;
  const reading = (changes: object) => () => readSarifLog(JSON.stringify({ ...good, runs: [{ ...run, ...changes }] }));
  expect(reading({})).not.toThrow();
  expect(reading({ columnKind: 'bytes' })).toThrow('columnKind must be equal to one of the allowed values');
  expect(reading({ results: [{ ...result, severity: 'error' }] })).toThrow('must NOT have additional properties');
  expect(reading({ results: [{ ...result, fixes: [{ artifactChanges: [] }] }] })).toThrow('fewer than 1 items');
  expect(reading({ results: [{ ruleId: 'HID001' }] })).toThrow("must have required property 'message'");
  const [place] = result.locations;
  const spaced = { ...place, physicalLocation: { artifactLocation: { uri: 'über uns.md' } } };
  expect(reading({ results: [{ ...result, locations: [spaced] }] })).toThrow();
});

test('columns are characters', () => {
  expect(logOf(reportOf([hidden]), options).runs[0]?.columnKind).toBe('unicodeCodePoints');
});

describe('a rule', () => {
  test('comes with its page and how bad an attack of its kind is', () => {
    expect(logOf(reportOf([hidden]), options).runs[0]?.tool.driver.rules).toEqual([
      {
        id: 'HID001',
        name: 'TagCharacters',
        shortDescription: { text: 'Tag characters' },
        fullDescription: { text: 'Characters that nobody sees.' },
        help: { text: page, markdown: page },
        defaultConfiguration: { level: 'error' },
        properties: {
          tags: ['security', 'agent-workspace'],
          precision: 'high',
          'problem.severity': 'error',
          'security-severity': '8.0',
        },
      },
    ]);
  });

  test('without a page says how to read about it', () => {
    const [rule] = logOf(reportOf([cut]), options).runs[0]?.tool.driver.rules ?? [];
    expect(rule?.help).toEqual({ text: 'Run `agentsoul explain BUD001` to read about this rule.' });
    expect(rule?.properties).toEqual({
      tags: ['agent-workspace'],
      precision: 'high',
      'problem.severity': 'warning',
    });
  });
});

test('a finding becomes a result with its place, its fingerprints and its fix', () => {
  const replacementsOf = () => [{ line: 3, column: 5, endLine: 3, endColumn: 8, text: '' }];
  const artifactLocation = { uri: 'memory/%C3%BCber%20uns%20%231.md', uriBaseId: '%SRCROOT%' };
  expect(logOf(reportOf([cut, hidden]), { ...options, replacementsOf }).runs[0]?.results?.[1]).toEqual({
    ruleId: 'HID001',
    ruleIndex: 1,
    level: 'error',
    message: { text: 'Hidden characters spell out text that only a model reads. Remove them.' },
    locations: [
      {
        physicalLocation: { artifactLocation, region: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 8 } },
      },
    ],
    partialFingerprints: { primaryLocationLineHash: 'abcdef0123456789:1', 'agentsoul/v1': 'abcdef0123456789' },
    fixes: [
      {
        description: { text: 'Remove 3 hidden characters' },
        artifactChanges: [
          {
            artifactLocation,
            replacements: [{ deletedRegion: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 8 } }],
          },
        ],
      },
    ],
    properties: {
      confidence: 'high',
      scope: 'group',
      excerpt: 'Tea.\\u{E0041}',
      fix: { safe: true, description: 'Remove 3 hidden characters' },
    },
  });
});

test('an info is a note', () => {
  expect(logOf(reportOf([unknown]), options).runs[0]?.results?.[0]?.level).toBe('note');
});

test('a log that a build server prints holds no order to it', () => {
  const sly = findingOf({ excerpt: '##[add-mask]x ##vso[task.complete]' });
  const text = sarifReport(reportOf([sly]), options);
  expect(text).not.toMatch(/##\w*\[/);
  expect(JSON.parse(text).runs[0].results[0].properties.excerpt).toBe('##[add-mask]x ##vso[task.complete]');
});
