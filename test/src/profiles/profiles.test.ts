import { describe, expect, test } from 'vitest';
import { defaultBudgets, leanBudgets } from '../../../src/profiles/default-budgets.js';
import { findProfile, profileNames } from '../../../src/profiles/find-profile.js';
import { findOverreach } from '../../../src/profiles/find-too-wide-audiences.js';
import { profiles } from '../../../src/profiles/layouts.generated.js';
import { everywhere, type Profile } from '../../../src/profiles/profile.js';
import { resolveBudgets } from '../../../src/profiles/resolve-budgets.js';
import { isRole, type Role } from '../../../src/roles/roles.js';
import { checkRelativePath } from '../../../src/workspace/relative-paths.js';
import { roleOfPath } from '../../../src/workspace/role-paths.js';

describe.each(profiles)('the layout $name', (profile) => {
  const roles = Object.keys(profile.paths).filter(isRole);

  test('orders and shows only roles that it has a place for', () => {
    for (const role of [...profile.order, ...Object.keys(profile.matrix), ...profile.required] as Role[])
      expect(roles).toContain(role);
    expect(profile.order).toContain(profile.cacheBreakBefore);
    expect(new Set(profile.order).size).toBe(profile.order.length);
  });

  test('orders every role that some scope sees', () => {
    for (const role of Object.keys(profile.matrix)) expect(profile.order).toContain(role);
  });

  test('has paths that stay inside, each of which belongs to its role', () => {
    const filled = (pattern: string) => {
      const path = pattern.replace('{agent}', 'aria').replace('{day}', '2026-02-02').replace('{id}', 'kitchen');
      return path.endsWith('/') ? `${path}page.md` : path;
    };
    for (const role of roles) {
      for (const pattern of profile.paths[role] ?? []) {
        expect(checkRelativePath(filled(pattern))).toBe(filled(pattern));
        expect(roleOfPath({ profile, agentId: 'aria' }, filled(pattern))).toBe(role);
      }
    }
  });

  test('scaffolds only roles that it has a place for', () => {
    for (const role of [...profile.scaffold.always, ...profile.scaffold.full]) expect(roles).toContain(role);
  });

  test('is found by its name', () => {
    expect(findProfile(profile.name)).toBe(profile);
  });
});

test('an unknown layout is told the nearest, or all', () => {
  expect(() => findProfile('openclaww')).toThrow(expect.objectContaining({ hint: 'Did you mean `openclaw`?' }));
  expect(() => findProfile('quux')).toThrow(
    expect.objectContaining({ code: 'unknown-profile', hint: `Known profiles: ${profileNames.join(', ')}.` }),
  );
});

describe('a matrix that gives away too much is found', () => {
  const base = findProfile('agentsoul');
  const changed = (matrix: Profile['matrix'], more: Partial<Profile> = {}) =>
    findOverreach({ ...base, ...more, matrix: { ...base.matrix, ...matrix } });

  test.each<[string, Profile['matrix'], string[]]>([
    ['nothing', {}, []],
    ['the user', { user: everywhere() }, ['user group', 'user room', 'user subagent']],
    ['core memory, if only what is shared', { core: { group: 'shared' } }, ['core group']],
    ['notes to groups', { daily: { group: 'whole', room: 'whole' } }, ['daily group', 'daily room']],
    ['what is shared of notes', { daily: { group: 'shared', subagent: 'shared', cron: 'shared' } }, []],
    ['the vault', { vault: { main: 'whole' } }, ['vault main']],
    ['rooms to groups', { rooms: { group: 'own' } }, ['rooms group']],
    ['examples to sub-agents', { examples: { subagent: 'asked' } }, ['examples subagent']],
  ])('%s', (_, matrix, cells) => {
    expect(changed(matrix).map(({ role, kind }) => `${role} ${kind}`)).toEqual(cells);
  });

  test('unless the layout says that notes are shared', () => {
    expect(changed({ daily: { group: 'whole', room: 'whole' } }, { sharesNotes: true })).toEqual([]);
    expect(changed({ daily: { subagent: 'whole' } }, { sharesNotes: true })).toEqual([
      { role: 'daily', kind: 'subagent' },
    ]);
  });
});

describe('limits of the config', () => {
  test('are laid over those of the layout one by one', () => {
    expect(resolveBudgets(defaultBudgets, undefined)).toBe(defaultBudgets);
    expect(resolveBudgets(defaultBudgets, { perRole: { soul: 5 }, total: 7, overflow: 'reject' })).toEqual({
      ...defaultBudgets,
      perRole: { ...defaultBudgets.perRole, soul: 5 },
      total: 7,
      overflow: 'reject',
    });
  });

  test('in another unit replace them all', () => {
    expect(resolveBudgets(defaultBudgets, { unit: 'bytes', perFile: 10 })).toEqual({
      ...defaultBudgets,
      unit: 'bytes',
      perFile: 10,
      perRole: {},
      total: null,
    });
  });

  test('may be the lean set, cut as the layout cuts', () => {
    const { budgets } = findProfile('nexo');
    expect(resolveBudgets(budgets, 'lean')).toEqual({ ...leanBudgets, cut: budgets.cut });
  });
});
