import { expect, test } from 'vitest';
import { agreesExceptErased, hideErasedName } from '../../../../src/journal/erasure/hide-erased-name.js';

test('a hidden path keeps its folder and its kind', () => {
  expect(hideErasedName('memory/vault/my-hint.md')).toBe('memory/vault/[forgotten].md');
  expect(hideErasedName('notes')).toBe('[forgotten]');
});

test.each([
  ['memory/vault/[forgotten].md', 'memory/vault/my-hint.md', true],
  ['[forgotten]', 'memory/vault/my-hint.md', true],
  ['remember [forgotten]#1f0c22ab', 'remember vault:my-hint#1f0c22ab', true],
  ['remember a', 'remember b', false],
  ['memory/vault/[forgotten].md', 'memory/2026-02-02.md', false],
  ['a[forgotten]b', 'ab', true],
  ['ab[forgotten]bc', 'abc', false],
])('%s tells %s but for what was forgotten: %s', (told, real, agrees) => {
  expect(agreesExceptErased(told, real)).toBe(agrees);
});
