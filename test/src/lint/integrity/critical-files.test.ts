import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { rule as changedUnapproved } from '../../../../src/lint/rules/INT001.js';
import { rule as notPinned } from '../../../../src/lint/rules/INT002.js';
import { rule as links } from '../../../../src/lint/rules/INT006.js';
import { rule as alternates } from '../../../../src/lint/rules/INT007.js';
import { places, smallWorkspace, withHistory } from './small-workspace.js';

describe('INT001', () => {
  const soul = smallWorkspace({ 'SOUL.md': 'You are Ada.' });
  const changed = (trailers: Record<string, string>) =>
    withHistory(soul, { before: { 'SOUL.md': 'You were Ada.' }, commits: [{ trailers, paths: ['SOUL.md'] }] });

  test('a change by the owner is fine', async () => {
    expect(await places(changedUnapproved, changed({ Actor: 'manual', Approval: 'tty' }))).toEqual([]);
  });

  test('an approved reflection is fine, a pending one is not', async () => {
    expect(await places(changedUnapproved, changed({ Actor: 'reflection:r-007', Approval: 'approved' }))).toEqual([]);
    expect(await places(changedUnapproved, changed({ Actor: 'reflection:r-007', Approval: 'pending' }))).toEqual([
      'SOUL.md:1 error',
    ]);
  });

  test('a change by a skill is an error', async () => {
    expect(await places(changedUnapproved, changed({ actor: 'skill:tone', Approval: 'auto' }))).toEqual([
      'SOUL.md:1 error',
    ]);
  });

  test('one unapproved commit among approved ones is enough', async () => {
    const workspace = withHistory(soul, {
      before: { 'SOUL.md': 'You were Ada.' },
      commits: [
        { trailers: { Actor: 'manual' }, paths: ['SOUL.md'] },
        { trailers: { Actor: 'bot:cli' }, paths: ['SOUL.md'] },
      ],
    });
    expect(await places(changedUnapproved, workspace)).toEqual(['SOUL.md:1 error']);
  });

  test('a commit without an actor is a warning where nobody records actors, and an error where agentsoul does', async () => {
    expect(await places(changedUnapproved, changed({}))).toEqual(['SOUL.md:1 warning']);
    const recorded = { ...changed({}), paths: new Set(['SOUL.md', 'agentsoul.json']) };
    expect(await places(changedUnapproved, recorded)).toEqual(['SOUL.md:1 error']);
  });

  test('edits that are not committed are a note', async () => {
    const workspace = withHistory(soul, { before: { 'SOUL.md': 'You were Ada.' } });
    expect(await places(changedUnapproved, workspace)).toEqual(['SOUL.md:1 info']);
  });

  test('init may create the soul, and nothing may replace it in the name of init', async () => {
    const commits = [{ trailers: { Actor: 'system:init' }, paths: ['SOUL.md'] }];
    expect(await places(changedUnapproved, withHistory(soul, { before: { 'SOUL.md': null }, commits }))).toEqual([]);
    expect(await places(changedUnapproved, withHistory(soul, { before: { 'SOUL.md': 'Ada' }, commits }))).toHaveLength(
      1,
    );
  });

  test('other files may change, and without a base nothing is compared', async () => {
    const memory = smallWorkspace({ 'MEMORY.md': '- tea' });
    const commits = [{ trailers: { Actor: 'bot:main' }, paths: ['MEMORY.md'] }];
    expect(await places(changedUnapproved, withHistory(memory, { before: { 'MEMORY.md': '' }, commits }))).toEqual([]);
    expect(await places(changedUnapproved, soul)).toEqual([]);
  });
});

describe('personas', () => {
  const text = 'Speak softly.\n';
  const sha256 = createHash('sha256').update(text).digest('hex');
  const night = (persona: Record<string, string>) =>
    smallWorkspace({ 'souls/night.md': text.trim() }, { names: { config: { personas: [persona] } } });

  test('INT002 accepts the pinned file and reports any other', async () => {
    expect(await places(notPinned, night({ file: './souls/night.md', sha256: sha256.toUpperCase() }))).toEqual([]);
    expect(await places(notPinned, night({ file: 'souls/night.md', sha256: 'a'.repeat(64) }))).toEqual([
      'souls/night.md:1 error',
    ]);
    expect(await places(notPinned, night({ file: 'souls/night.md' }))).toEqual([]);
  });

  test('INT007 notes a persona without a hash', async () => {
    expect(await places(alternates, night({ file: 'souls/night.md' }))).toEqual(['souls/night.md:1 info']);
    expect(await places(alternates, night({ file: 'souls/night.md', sha256 }))).toEqual([]);
  });
});

test('INT006 reports links that leave the workspace and souls that lead into memory', async () => {
  const workspace = smallWorkspace(
    { 'SOUL.md': 'You are Ada.' },
    {
      links: new Map([
        ['SOUL.md', 'memory/draft.md'],
        ['AGENTS.md', 'docs/rules.md'],
        ['IDENTITY.md', null],
        ['books/', null],
      ]),
    },
  );
  expect(await places(links, workspace)).toEqual(['IDENTITY.md:1 error', 'SOUL.md:1 error', 'books/:1 warning']);
  expect(await places(links, smallWorkspace({ 'SOUL.md': 'You are Ada.' }))).toEqual([]);
});
