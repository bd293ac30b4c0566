import { choice, insidePath, list, matching, named, section, text, toggle, wholeNumber } from './value-types.js';

export function auditSchema() {
  return section('The audit: who changed what.', {
    alerts: toggle('Whether an unexplained change to a critical file raises an alert.').exactOptional(),
    retentionDays: wholeNumber({
      description: 'Audit lines older than this are folded into a monthly digest.',
      min: 1,
      max: 36_500,
      example: 90,
    }).exactOptional(),
  });
}

export function serverSchema() {
  return section('The HTTP server.', {
    host: matching(/^[A-Za-z0-9.:-]{1,253}$/, {
      description: 'The address it listens on. With anything but 127.0.0.1, other machines can connect.',
      expected: 'a host name or address',
      example: '127.0.0.1',
    }).exactOptional(),
    port: wholeNumber({
      description: 'The port it listens on; 0 selects a free one.',
      min: 0,
      max: 65_535,
      example: 4_747,
    }).exactOptional(),
  });
}

const severity = { description: 'The severity of findings of this rule, or "off".', example: 'warning' };

const ruleWords = 'the id of a lint rule';

function ruleName() {
  return matching(/^[A-Za-z][A-Za-z0-9-]{0,63}$/, {
    description: 'The id of a rule.',
    expected: ruleWords,
    example: 'no-placeholder',
  });
}

function suppression() {
  return section('Findings that are known and accepted.', {
    rule: ruleName(),
    path: insidePath({ description: 'Only in this file.', example: 'MEMORY.md' }).exactOptional(),
    fingerprint: text({ description: 'Only this finding.', example: '5d41402abc4b', maxLength: 128 }).exactOptional(),
    reason: text({ description: 'Why it is accepted.', example: 'A quotation, not an order.', maxLength: 500 }),
    until: matching(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
      description: 'The last day on which it applies.',
      expected: 'a day such as "2026-12-01"',
      example: '2026-12-01',
    }).exactOptional(),
  });
}

export function lintSchema() {
  return section('The checks.', {
    rules: named(
      'Severities by rule.',
      choice(['off', 'info', 'warning', 'error'], severity),
      ruleName(),
    ).exactOptional(),
    profiles: list(text({ description: 'The name of a layout.', example: 'openclaw', maxLength: 64 }), {
      description: 'Other layouts that the files should also fit.',
      example: ['openclaw'],
    }).exactOptional(),
    suppress: list(suppression(), {
      description: 'Accepted findings, each with a reason.',
      example: [{ rule: 'no-placeholder', path: 'USER.md', reason: 'Filled in later.' }],
    }).exactOptional(),
  });
}
