import { describe, expect, test } from 'vitest';
import { makeDocument } from '../../../../src/lint/collect-documents.js';
import type { LintedWorkspace } from '../../../../src/lint/linted-workspace.js';
import type { Rule } from '../../../../src/lint/rule.js';
import { rule as overTotal } from '../../../../src/lint/rules/BUD004.js';
import { rule as growth } from '../../../../src/lint/rules/BUD007.js';
import { rule as cost } from '../../../../src/lint/rules/BUD008.js';
import { rule as dailyNotes } from '../../../../src/lint/rules/BUD010.js';
import { rule as otherLayouts } from '../../../../src/lint/rules/BUD011.js';
import { runRules } from '../../../../src/lint/run-rules.js';
import { findProfile } from '../../../../src/profiles/find-profile.js';

const sentence = 'The van is in the garage every second Friday. ';

function workspaceOf(
  files: Readonly<Record<string, string>>,
  changes: Partial<LintedWorkspace> & { profileName?: string } = {},
): LintedWorkspace {
  const { profileName = 'openclaw', ...rest } = changes;
  const profile = findProfile(profileName);
  const documents = Object.entries(files).map(
    ([path, text]) => [path, makeDocument({ profile, agentId: 'main' }, path, text)] as const,
  );
  return {
    root: '/workspace',
    profile,
    budgets: profile.budgets,
    agentId: 'main',
    timezone: 'UTC',
    at: new Date('2026-11-16T12:00:00Z'),
    documents: new Map(documents),
    paths: new Set(Object.keys(files)),
    provenance: 'unknown',
    names: { config: {} },
    base: null,
    repository: null,
    ...rest,
  };
}

async function findingsOf(rule: Rule, workspace: LintedWorkspace) {
  return (await runRules([rule], workspace)).map(({ finding }) => finding);
}

function textOf(characters: number): string {
  return `# Title\n\n${sentence.repeat(Math.ceil(characters / sentence.length))}`.slice(0, characters);
}

describe('the limit of all files together', () => {
  const full = { 'AGENTS.md': textOf(19_000), 'SOUL.md': textOf(19_500), 'TOOLS.md': textOf(18_000) };

  test('names the scopes that are over and points at the largest file', async () => {
    const [finding] = await findingsOf(overTotal, workspaceOf({ ...full, 'MEMORY.md': textOf(9_000) }));
    expect(finding).toMatchObject({ path: 'SOUL.md', severity: 'error', scope: 'main' });
    expect(finding?.message).toContain('main 65,500, heartbeat 65,500');
    expect(finding?.message).not.toContain('group');
  });

  test('counts a file up to its own limit, because the rest is cut before', async () => {
    const files = { ...full, 'AGENTS.md': textOf(90_000) };
    expect(await findingsOf(overTotal, workspaceOf(files))).toEqual([]);
  });

  test('counts the notes of the days that are loaded', async () => {
    const today = { ...full, 'memory/2026-11-16.md': textOf(5_000) };
    const earlier = { ...full, 'memory/2026-10-16.md': textOf(5_000) };
    expect(await findingsOf(overTotal, workspaceOf(today))).toHaveLength(1);
    expect(await findingsOf(overTotal, workspaceOf(earlier))).toEqual([]);
  });

  test('a role that the settings close to a scope does not count there', async () => {
    const files = { ...full, 'MEMORY.md': textOf(9_000) };
    const config = { scopes: { main: { core: false }, heartbeat: { core: false } } };
    expect(await findingsOf(overTotal, workspaceOf(files, { names: { config } }))).toEqual([]);
  });
});

describe('growth since the base', () => {
  const before = textOf(4_000);
  const baseOf = (text: string | null) => ({ revision: 'main', textOf: () => text, changed: ['AGENTS.md'] });

  test('is reported at the first new line', async () => {
    const text = `${before}\n\n## New\n\n${sentence.repeat(40)}`;
    const [finding] = await findingsOf(growth, workspaceOf({ 'AGENTS.md': text }, { base: baseOf(before) }));
    expect(finding).toMatchObject({ path: 'AGENTS.md', line: 5, severity: 'warning' });
    expect(finding?.message).toContain('since main');
  });

  test.each([
    ['a small step', `${before}\n${'x'.repeat(900)}`, before],
    ['a new file', textOf(8_000), null],
    ['a file that shrank', textOf(2_000), before],
  ])('is not reported for %s', async (_, text, then) => {
    expect(await findingsOf(growth, workspaceOf({ 'AGENTS.md': text }, { base: baseOf(then) }))).toEqual([]);
  });

  test('is not reported for daily notes, and not without a base', async () => {
    const files = { 'memory/2026-11-16.md': textOf(9_000) };
    const base = { ...baseOf('# Title\n'), changed: ['memory/2026-11-16.md'] };
    expect(await findingsOf(growth, workspaceOf(files, { base }))).toEqual([]);
    expect(await findingsOf(growth, workspaceOf({ 'AGENTS.md': textOf(9_000) }))).toEqual([]);
  });
});

describe('the cost of a private prompt', () => {
  test('is told from half of the total on', async () => {
    const files = { 'AGENTS.md': textOf(19_000), 'SOUL.md': textOf(12_000) };
    const [finding] = await findingsOf(cost, workspaceOf(files));
    expect(finding).toMatchObject({ path: 'AGENTS.md', severity: 'info', scope: 'main' });
    expect(finding?.message).toMatch(/about [\d,]+ tokens \(o200k; [\d,]+ to [\d,]+ in other vocabularies\)/);
  });

  test('is no matter below, nor in layouts without a total', async () => {
    expect(await findingsOf(cost, workspaceOf({ 'AGENTS.md': textOf(19_000) }))).toEqual([]);
    const unlimited = workspaceOf({ 'AGENTS.md': textOf(19_000) }, { profileName: 'openclaw-2026.1' });
    expect(await findingsOf(cost, unlimited)).toEqual([]);
  });
});

describe('daily notes past their retention', () => {
  const notes = Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [`memory/2026-01-0${index + 1}.md`, '- 09:10 The offer went out.\n']),
  );
  const config = { memory: { daily: { retentionDays: 30 } } };

  test('are reported once, at the oldest', async () => {
    const findings = await findingsOf(dailyNotes, workspaceOf(notes, { names: { config } }));
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ path: 'memory/2026-01-01.md', severity: 'warning' });
  });

  test('are kept for ever unless the settings say otherwise, and a few may wait', async () => {
    expect(await findingsOf(dailyNotes, workspaceOf(notes))).toEqual([]);
    const few = Object.fromEntries(Object.entries(notes).slice(0, 7));
    expect(await findingsOf(dailyNotes, workspaceOf(few, { names: { config } }))).toEqual([]);
  });
});

describe('another layout that the settings name', () => {
  const files = { 'AGENTS.md': textOf(15_000), 'TOOLS.md': textOf(15_000) };

  test('has limits too, for the files it reads', async () => {
    const config = { lint: { profiles: ['nexo'] } };
    const findings = await findingsOf(otherLayouts, workspaceOf(files, { names: { config } }));
    expect(findings.map(({ path }) => path)).toEqual(['AGENTS.md']);
    expect(findings[0]?.message).toContain('limit 12,000');
  });

  test.each([
    ['none is named', {}],
    ['only this one is named', { lint: { profiles: ['openclaw'] } }],
    ['a name means nothing', { lint: { profiles: ['opencrab', 7] } }],
  ])('says nothing when %s', async (_, config) => {
    expect(await findingsOf(otherLayouts, workspaceOf(files, { names: { config } }))).toEqual([]);
  });
});
