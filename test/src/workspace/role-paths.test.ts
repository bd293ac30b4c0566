import { describe, expect, test } from 'vitest';
import { findProfile } from '../../../src/profiles/find-profile.js';
import {
  dailyFile,
  isMemoryFile,
  pathPatterns,
  roleFiles,
  roleOfPath,
  roomFile,
  sensitivityOf,
} from '../../../src/workspace/role-paths.js';

const agentsoul = { profile: findProfile('agentsoul'), agentId: 'main' };
const mindroom = { profile: findProfile('mindroom'), agentId: 'Ada Lovelace' };

test.each([
  ['SOUL.md', 'soul'],
  ['soul.md', null],
  ['USER.md', 'user'],
  ['sub/USER.md', null],
  ['memory/2026-02-02.md', 'daily'],
  ['memory/2026-02-02-plans.md', 'daily'],
  ['memory/2026-02-30.md', null],
  ['memory/notes.md', null],
  ['memory/vault/deed.md', 'vault'],
  ['memory/vault/deep/deed.md', 'vault'],
  ['memory/vault', null],
  ['memory/graph/index.md', 'graph'],
  ['rooms/kitchen.md', 'rooms'],
  ['rooms/a/b.md', null],
  ['rooms/.md', null],
  ['examples/bad-outputs.md', 'examples'],
  ['transcripts/a.jsonl', 'transcripts'],
  ['README.md', null],
])('%s serves as %s', (path, role) => {
  expect(roleOfPath(agentsoul, path)).toBe(role);
});

describe('the folder of an agent', () => {
  test('has a safe name unless it is there under its own', () => {
    expect(roleFiles(mindroom, 'soul')).toEqual(['workspace/ada-lovelace-76740216/SOUL.md']);
    expect(roleFiles({ ...mindroom, agentFolder: 'Ada $& Lovelace' }, 'soul')).toEqual([
      'workspace/Ada $& Lovelace/SOUL.md',
    ]);
    expect(roleOfPath({ ...mindroom, agentFolder: 'ada' }, 'workspace/bob/MEMORY.md')).toBeNull();
  });
});

test('patterns become paths', () => {
  expect(pathPatterns(agentsoul, 'daily')).toEqual(['memory/{day}.md']);
  expect(dailyFile(agentsoul, '2026-02-02')).toBe('memory/2026-02-02.md');
  expect(roomFile(agentsoul, 'kitchen')).toBe('rooms/kitchen.md');
  expect(roomFile(agentsoul, 'Kitchen')).toBe('rooms/kitchen-d98e82ae.md');
  expect(roomFile(agentsoul, '../../etc/passwd')).toMatch(/^rooms\/etc-passwd-[0-9a-f]{8}\.md$/);
  expect(roomFile({ profile: findProfile('nexo'), agentId: 'main' }, 'kitchen')).toBeNull();
  expect(roleFiles(agentsoul, 'vault')).toEqual([]);
});

test('what a path is decides how loud its changes are, and whether secrets are looked for', () => {
  expect(
    ['agentsoul.json', 'SOUL.md', 'USER.md', 'STYLE.md', 'x.md'].map((path) => sensitivityOf(agentsoul, path)),
  ).toEqual(['critical', 'critical', 'high', 'standard', 'standard']);
  expect(
    ['MEMORY.md', 'memory/loose.md', 'notes/x.md', 'SOUL.md', 'docs/x.md'].map((path) => isMemoryFile(agentsoul, path)),
  ).toEqual([true, true, true, false, false]);
});
