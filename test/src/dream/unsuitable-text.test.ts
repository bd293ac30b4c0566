import { expect, test } from 'vitest';
import { whyUnsuitable } from '../../../src/dream/unsuitable-text.js';

test.each([
  ['# Plans for spring', 'it is a heading'],
  ['**Decisions**', 'it is a heading'],
  ['$ npm run build', 'it is a command'],
  ['git push origin main', 'it is a command'],
  ['`agentsoul decay`', 'it is a command'],
  ['./deploy.sh --now', 'it is a command'],
  ['Status: pending', 'it is metadata of the notes'],
  ['{"role":"user"}', 'it is metadata of the notes'],
  ['https://example.org/a', 'it is metadata of the notes'],
  ['2026-02-02', 'it is metadata of the notes'],
  ['HEARTBEAT_OK nothing to do', 'it is metadata of the notes'],
  ['Tea is green _(score=0.42, hits=5, days=3)_', 'it is metadata of the notes'],
  ['Which carrier does Luis use?', 'it is a question'],
  ['and then we', null],
  ['to do', 'it is a fragment'],
  ['The next steps are:', 'it is a fragment'],
  ['… went home', 'it is a fragment'],
  ['word '.repeat(80), 'it is longer than 300 characters'],
])('%s', (text, reason) => {
  expect(whyUnsuitable(text)).toBe(reason);
});

test.each([
  "User's timezone is America/Bogota",
  'Prefers short replies on WhatsApp',
  'Birthday: 4 March',
  'Git hooks are off in this repository',
  'Node 22 is what the server runs',
  'Ana: Likes tea',
  '用户喜欢绿茶和咖啡',
])('%s is a fact', (text) => {
  expect(whyUnsuitable(text)).toBeNull();
});
