import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/lint/rules/index.generated.js';
import { runRules } from '../../../src/lint/run-rules.js';
import { readFixture } from './rule-fixture.js';

const fixtureOf = (id: string) => new URL(`rules/${id}.md`, import.meta.url);

describe.each(rules.filter(({ id }) => existsSync(fixtureOf(id))))('$id', (rule) => {
  test.each(readFixture(readFileSync(fixtureOf(rule.id), 'utf8')))('$name', async ({ workspace, expected }) => {
    const found = await runRules([rule], workspace);
    const reported = found.map(({ finding }) => `${finding.path}:${finding.line} ${finding.severity}`);
    expect([...new Set(reported)].sort()).toEqual(expected);
  });
});

test('every rule has a page with its five sections', () => {
  const wanted = ['What', 'Why', 'Good', 'Bad', 'How to silence'];
  const wrong = rules.filter(({ id, title }) => {
    const page = readFileSync(new URL(`../../../src/lint/rules/${id}.md`, import.meta.url), 'utf8');
    const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    return !page.startsWith(`# ${id} `) || title.endsWith('.') || wanted.some((name) => !headings.includes(name));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('no page of a security rule tells to silence it in a workspace file', () => {
  const wrong = rules.filter(({ id, security }) => {
    const page = readFileSync(new URL(`../../../src/lint/rules/${id}.md`, import.meta.url), 'utf8');
    const advice = page.slice(page.indexOf('## How to silence'));
    return security !== undefined && /agentsoul-disable|agents? writes?/.test(advice);
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

/** Rules that need git or the rest of a folder; their tests are whole workspaces. */
const testedElsewhere = /^(?:META|INT|BUD004|BUD007|BUD008|BUD011|MEM002|SEC007|EXF004)/;

test('every rule has a fixture with cases that are found and cases that are not', () => {
  const poor = rules.filter(({ id }) => {
    if (testedElsewhere.test(id)) return false;
    if (!existsSync(fixtureOf(id))) return true;
    const cases = readFixture(readFileSync(fixtureOf(id), 'utf8'));
    return !cases.some(({ expected }) => expected.length > 0) || !cases.some(({ expected }) => expected.length === 0);
  });
  expect(poor.map(({ id }) => id)).toEqual([]);
});
