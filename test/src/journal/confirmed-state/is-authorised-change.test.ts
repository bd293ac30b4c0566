import { expect, test } from 'vitest';
import { judgeAuthorisation } from '../../../../src/journal/confirmed-state/is-authorised-change.js';

const changed = { action: 'EDIT', did: 'changed' } as const;

test.each([
  ['manual', 'tty', 'critical', 'fine'],
  ['manual', 'unattended', 'critical', 'unattended'],
  ['manual', '–', 'critical', 'critical-change'],
  ['bot:cli', 'unattended', 'critical', 'unattended'],
  ['bot:main', 'auto', 'critical', 'unauthorised-actor'],
  ['skill:mail', 'tty', 'critical', 'unauthorised-actor'],
  ['reflection:r-001', 'approved', 'critical', 'unauthorised-actor'],
  ['system:lint-fix', 'confirmed', 'critical', 'unattended'],
  ['bot:trigger-remember', 'auto', 'high', 'fine'],
  ['reflection:r-001', 'approved', 'high', 'fine'],
  ['reflection:r-001', 'pending', 'high', 'unauthorised-actor'],
  ['skill:mail', 'auto', 'high', 'unauthorised-actor'],
  [null, null, 'high', 'critical-change'],
] as const)('%s with approval %s on a %s file: %s', (actor, approval, sensitivity, verdict) => {
  expect(judgeAuthorisation({ ...changed, actor, approval, sensitivity })).toBe(verdict);
});

test('init may create critical files and not change them', () => {
  const init = { actor: 'system:init', approval: '–', action: 'CREATE', sensitivity: 'critical' } as const;
  expect([judgeAuthorisation({ ...init, did: 'added' }), judgeAuthorisation({ ...init, did: 'changed' })]).toEqual([
    'fine',
    'unattended',
  ]);
});
