import { expect, test } from 'vitest';
import { describeSelf } from '../../../src/identity/describe-self.js';
import { resolveIdentity } from '../../../src/identity/resolve-identity.js';

const resolved = resolveIdentity({ identityMarkdown: '- Name: Kate\n' });
const excerptOf = (soulMarkdown: string | null) =>
  describeSelf({ resolved, agentId: 'kate', workspaceDir: '/w', soulMarkdown }).soul_excerpt;

test('an agent is told who it is', () => {
  expect(
    describeSelf({
      resolved,
      agentId: 'kate',
      workspaceDir: '/w',
      soulMarkdown: '---\nname: Kate\n---\n\nBe kind.\n',
      model: 'tiny',
    }),
  ).toEqual({
    agent_id: 'kate',
    model: 'tiny',
    workspace_dir: '/w',
    identity: resolved.identity,
    soul_excerpt: 'Be kind.',
  });
});

test('without a soul there is no excerpt', () => {
  expect(excerptOf(null)).toBeNull();
});

test('a soul of 2,048 characters is given whole, a longer one is cut to that', () => {
  expect(excerptOf('🐙'.repeat(2_048))).toBe('🐙'.repeat(2_048));
  expect(excerptOf('🐙'.repeat(2_049))).toBe(`${'🐙'.repeat(2_047)}…`);
});

test('the cut never splits an emoji', () => {
  const family = '👩‍👩‍👧‍👦';
  expect(excerptOf('a'.repeat(2_045) + family)).toBe(`${'a'.repeat(2_045)}…`);
});
