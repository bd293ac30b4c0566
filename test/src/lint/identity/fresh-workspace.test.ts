import { expect, test } from 'vitest';
import { makeDocument } from '../../../../src/lint/collect-documents.js';
import { rule as placeholders } from '../../../../src/lint/rules/IDN001.js';
import { rule as untouched } from '../../../../src/lint/rules/IDN002.js';
import { rule as leftBehind } from '../../../../src/lint/rules/IDN003.js';
import { runRules } from '../../../../src/lint/run-rules.js';
import type { LintDocument } from '../../../../src/lint/text/lint-document.js';
import { profiles } from '../../../../src/profiles/layouts.generated.js';
import type { Profile } from '../../../../src/profiles/profile.js';
import { readTemplate } from '../../../../src/workspace/templates.js';

const values = { timezone: 'Europe/Berlin', date: '2026-11-16' };

test.each(profiles.map((profile) => [profile.name, profile] as const))(
  'every hint of a new %s workspace is reported once, and nothing else',
  async (_, profile) => {
    const documents = await scaffolded(profile);
    const workspace = {
      root: '/workspace',
      profile,
      budgets: profile.budgets,
      agentId: 'main',
      timezone: 'UTC',
      at: new Date('2026-11-16T12:00:00Z'),
      documents,
      paths: new Set(documents.keys()),
      provenance: 'unknown' as const,
      names: { config: {} },
      base: null,
      repository: null,
    };
    const found = await runRules([placeholders, untouched, leftBehind], workspace);
    const reported = found.map(({ finding }) => `${finding.path}:${finding.line}`);
    expect(reported.toSorted()).toEqual(hintsIn(documents).toSorted());
    for (const { finding } of found) {
      expect(finding.ruleId).toBe('IDN001');
      expect(finding.hint).toMatch(/`agentsoul identity set --\w+ [A-Z]+`|^Edit \S+/);
    }
  },
);

async function scaffolded(profile: Profile): Promise<Map<string, LintDocument>> {
  const documents = new Map<string, LintDocument>();
  for (const role of [...profile.scaffold.always, ...profile.scaffold.full]) {
    const path = (profile.paths[role]?.[0] ?? '').replace('{agent}', 'main');
    if (!path.endsWith('.md') || path.includes('{')) continue;
    const text = await readTemplate(profile.name, path.replace('workspace/main/', ''), values);
    if (text !== null) documents.set(path, makeDocument({ profile, agentId: 'main' }, path, text));
  }
  return documents;
}

function hintsIn(documents: ReadonlyMap<string, LintDocument>): string[] {
  return [...documents.values()].flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (/_\([^)]+\)_/.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}
