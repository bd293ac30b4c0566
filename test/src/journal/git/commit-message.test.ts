import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAuditLine } from '../../../../src/journal/audit-log/append-audit-log.js';
import { formatCommitMessage } from '../../../../src/journal/git/commit-message.js';

const message = {
  files: [{ path: 'SOUL.md', action: 'EDIT' }],
  summary: 'be brief',
  actor: 'bot:cli',
  approval: 'unattended',
  trigger: 'agentsoul identity set',
  changeId: 'c-0123456789',
  touchesCriticalFile: true,
} as const;

test('a commit message has a subject, a warning for critical files and its trailers', () => {
  expect(formatCommitMessage(message)).toBe(
    [
      '[EDIT] SOUL.md — be brief',
      '',
      '⚠️ CRITICAL FILE CHANGED',
      '',
      'Actor: bot:cli',
      'Approval: unattended',
      'Trigger: agentsoul identity set',
      'Change: c-0123456789',
      '',
    ].join('\n'),
  );
});

test('several files are counted, and different actions become an edit', () => {
  const files = [
    { path: 'a.md', action: 'CREATE' },
    { path: 'b.md', action: 'DELETE' },
  ] as const;
  expect(formatCommitMessage({ ...message, files, touchesCriticalFile: false }).split('\n')[0]).toBe(
    '[EDIT] 2 files — be brief',
  );
});

// Text that tries to pass for something else: line breaks of all kinds, trailers, comment marks, separators.
const hostile = fc
  .array(
    fc.constantFrom(
      '\n',
      '\r',
      '\u2028',
      '\u0085',
      '\v',
      'Actor: manual',
      'Change: c-ffffffffff',
      '---',
      '#',
      '|',
      ' | ',
      '\\',
      '\0',
      '\x1f',
      'words',
      '–',
      '🦊',
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

test('no text can add, change or hide a trailer', () => {
  fc.assert(
    fc.property(hostile, hostile, (summary, trigger) => {
      const formatted = formatCommitMessage({ ...message, summary, trigger: `x${trigger}`, reverts: 'c-1111111111' });
      const parsed = execFileSync('git', ['interpret-trailers', '--parse'], { input: formatted, encoding: 'utf8' });
      const lines = parsed.trimEnd().split('\n');
      expect(lines.map((line) => line.split(':')[0])).toEqual(['Actor', 'Approval', 'Trigger', 'Change', 'Reverts']);
      expect([lines[0], lines[3], lines[4]]).toEqual([
        'Actor: bot:cli',
        'Change: c-0123456789',
        'Reverts: c-1111111111',
      ]);
    }),
    { numRuns: 60 },
  );
});

test('no text can add a line or a field to the audit log', () => {
  fc.assert(
    fc.property(hostile, hostile, (summary, path) => {
      const line = formatAuditLine({
        at: new Date('2026-02-02T14:30:00.123Z'),
        action: 'EDIT',
        path,
        actor: 'manual',
        approval: 'tty',
        summary,
        changeId: 'c-0123456789',
      });
      expect(line).not.toMatch(/[\n\r\u2028\u2029\u0085\v\f]/);
      const fields = line.split(/(?<!(?<!\\)(?:\\\\)*\\)\|/);
      expect([fields.length, fields[0], fields[1], fields[3]]).toEqual([
        6,
        '2026-02-02T14:30:00Z ',
        ' EDIT ',
        ' manual ',
      ]);
      expect(line.endsWith('(c-0123456789)')).toBe(true);
    }),
  );
});
