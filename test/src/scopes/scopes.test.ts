import { describe, expect, test } from 'vitest';
import { isWithinCeiling, limitScope } from '../../../src/scopes/scope-ceiling.js';
import { formatScope, parseScope, scopeKinds } from '../../../src/scopes/scopes.js';

describe('a scope is read', () => {
  test.each(scopeKinds.filter((kind) => kind !== 'room'))('%s', (kind) => {
    expect(parseScope(kind)).toEqual({ kind });
    expect(formatScope(parseScope(` ${kind} `))).toBe(kind);
  });

  test.each([
    ['room:kitchen', undefined, 'kitchen'],
    ['room: kitchen ', undefined, 'kitchen'],
    ['room', 'kitchen', 'kitchen'],
    ['group', 'kitchen', 'kitchen'],
    ['room:kitchen', 'kitchen', 'kitchen'],
    ['room:!abc:server.org', undefined, '!abc:server.org'],
    ['room:room:x', undefined, 'room:x'],
    ['room:Cafe\u0301', undefined, 'Caf\u00e9'],
  ])('%j with the room %j is the room %j', (text, room, id) => {
    expect(parseScope(text, room)).toEqual({ kind: 'room', room: id });
  });

  test.each([
    ['room', undefined, 'The scope `room` needs the id of a room.'],
    ['room:', undefined, 'The scope `room` needs the id of a room.'],
    ['room: ', undefined, 'The scope `room` needs the id of a room.'],
    ['', undefined, 'There is no scope named "".'],
    ['Group', undefined, 'There is no scope named "Group".'],
    ['__proto__', undefined, 'There is no scope named "__proto__".'],
    ['main', 'kitchen', 'The scope main and the room "kitchen" contradict each other.'],
    ['subagent', 'kitchen', 'The scope subagent and the room "kitchen" contradict each other.'],
    ['room:hall', 'kitchen', 'The scope room:hall and the room "kitchen" contradict each other.'],
  ])('but %j with the room %j is refused', (text, room, message) => {
    expect(() => parseScope(text, room)).toThrow(expect.objectContaining({ code: 'unknown-scope', message }));
  });

  test('a misspelt one is told the nearest', () => {
    expect(() => parseScope('subagnet')).toThrow(expect.objectContaining({ hint: 'Did you mean `subagent`?' }));
  });
});

describe('under a ceiling', () => {
  const allowed: Record<string, readonly string[]> = {
    main: ['main', 'group', 'room:x', 'subagent', 'heartbeat', 'cron', 'boot', 'bootstrap'],
    heartbeat: ['group', 'room:x', 'subagent', 'heartbeat', 'cron', 'boot'],
    bootstrap: ['group', 'subagent', 'boot', 'bootstrap'],
    cron: ['group', 'subagent', 'cron', 'boot'],
    boot: ['group', 'subagent', 'boot'],
    'room:x': ['group', 'room:x'],
    'room:y': ['group'],
    group: ['group'],
    subagent: ['subagent'],
  };
  const scopes = allowed.main ?? [];

  test.each(Object.entries(allowed))('of %s these scopes may be used: %j', (ceiling, expected) => {
    expect(scopes.filter((scope) => isWithinCeiling(parseScope(scope), parseScope(ceiling)))).toEqual(expected);
  });

  test('a wider one is refused, none asked gives the ceiling itself', () => {
    expect(limitScope(null, parseScope('group'))).toEqual({ kind: 'group' });
    expect(() => limitScope(parseScope('main'), parseScope('group'))).toThrow(
      expect.objectContaining({
        code: 'scope-above-ceiling',
        message: 'The scope main sees more than this process is allowed to see: AGENTSOUL_SCOPE is group.',
      }),
    );
  });

  test('two rooms that differ in case are two rooms', () => {
    expect(isWithinCeiling(parseScope('room:Kitchen'), parseScope('room:kitchen'))).toBe(false);
  });
});
