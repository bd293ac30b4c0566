import { describe, expect, test } from 'vitest';
import { abilitiesOf } from '../../../src/operations/abilities-by-scope.js';
import type { Session } from '../../../src/operations/caller-session.js';
import { checkAllowed, narrowScope } from '../../../src/operations/check-allowed.js';
import type { Sight } from '../../../src/operations/operation.js';
import { formatScope, parseScope, scopeKinds } from '../../../src/scopes/scopes.js';

function session(ceiling: string, { isOwnerPresent = false } = {}): Session {
  const scope = parseScope(ceiling);
  return {
    open: () => Promise.reject(new Error('The gate opens nothing.')),
    openFolder: () => Promise.reject(new Error('The gate opens nothing.')),
    ceiling: scope,
    abilities: abilitiesOf(scope, { isOwnerPresent }),
    presence: isOwnerPresent ? 'tty' : 'unattended',
    clock: () => new Date('2026-02-02T14:30:00Z'),
    env: {},
    platform: 'linux',
  };
}

const every = scopeKinds.map((kind) => (kind === 'room' ? 'room:kitchen' : kind));

function allowed(
  operation: { needs: 'read' | 'propose' | 'write' | 'approve' | 'admin'; sees: Sight },
  isOwnerPresent = false,
) {
  return every.filter((ceiling) => {
    try {
      checkAllowed(session(ceiling, { isOwnerPresent }), { name: 'x', ...operation });
      return true;
    } catch {
      return false;
    }
  });
}

describe('abilities by ceiling', () => {
  test('everybody reads what their scope sees', () => {
    expect(allowed({ needs: 'read', sees: 'scope' })).toEqual(every);
  });

  test('sub-agents and scheduled runs propose and write nothing', () => {
    expect(allowed({ needs: 'write', sees: 'scope' })).toEqual(
      every.filter((name) => !['subagent', 'cron'].includes(name)),
    );
    expect(allowed({ needs: 'propose', sees: 'scope' })).toEqual(
      every.filter((name) => !['group', 'room:kitchen'].includes(name)),
    );
  });

  test('what shows everything is for the owner', () => {
    expect(allowed({ needs: 'read', sees: 'owner' })).toEqual(['main']);
    expect(allowed({ needs: 'approve', sees: 'owner' })).toEqual(['main']);
  });

  test('what needs a person is refused unless one is there', () => {
    expect(allowed({ needs: 'admin', sees: 'owner' })).toEqual([]);
    expect(allowed({ needs: 'admin', sees: 'owner' }, true)).toEqual(['main']);
  });
});

describe('the scope of a call', () => {
  const reads = { name: 'search', needs: 'read', sees: 'scope' } as const;
  const writes = { name: 'log', needs: 'write', sees: 'scope' } as const;
  const scopeFor = (ceiling: string, operation: typeof reads | typeof writes, input: object) =>
    formatScope(narrowScope(session(ceiling), operation, input));

  test('is the ceiling where none is asked', () => {
    expect(every.map((ceiling) => scopeFor(ceiling, reads, {}))).toEqual(every);
  });

  test('may be narrower and never wider', () => {
    expect(scopeFor('main', reads, { scope: 'group' })).toBe('group');
    expect(scopeFor('main', reads, { scope: { kind: 'room', room: 'kitchen' } })).toBe('room:kitchen');
    expect(() => scopeFor('group', reads, { scope: 'main' })).toThrow('sees more than this process is allowed to see');
  });

  test('takes in the room for what reads', () => {
    expect(scopeFor('main', reads, { room: 'kitchen' })).toBe('room:kitchen');
    expect(() => scopeFor('room:kitchen', reads, { room: 'cellar' })).toThrow(
      'sees more than this process is allowed to see',
    );
  });

  test('leaves the room alone for what writes, but nobody writes into another room', () => {
    expect(scopeFor('main', writes, { room: 'cellar' })).toBe('main');
    expect(scopeFor('room:kitchen', writes, { room: 'kitchen' })).toBe('room:kitchen');
    expect(() => scopeFor('room:kitchen', writes, { room: 'cellar' })).toThrow(
      'sees more than this process is allowed to see',
    );
    expect(() => scopeFor('group', writes, { room: 'cellar' })).toThrow(
      'sees more than this process is allowed to see',
    );
  });
});
