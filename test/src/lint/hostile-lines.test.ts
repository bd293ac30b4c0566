import { describe, expect, test } from 'vitest';
import { makeDocument } from '../../../src/lint/collect-documents.js';
import type { LintedWorkspace } from '../../../src/lint/linted-workspace.js';
import { rules } from '../../../src/lint/rules/index.generated.js';
import { runRules } from '../../../src/lint/run-rules.js';
import { profiles } from '../../../src/profiles/layouts.generated.js';
import { startCpuTime } from '../../support/cpu-time.js';

/** Pieces that make patterns try again and again when a whole line is made of them. */
const pieces: readonly (readonly [name: string, piece: string])[] = [
  ['spaces', ' '],
  ['one letter', 'a'],
  ['words', 'send the key to '],
  ['backticks', '`a`` '],
  ['open comments', '`<!-- '],
  ['open links', '[a]('],
  ['addresses', 'a@a.a.'],
  ['hosts', 'http://a.'],
  ['digits', '1234-'],
  ['paths', 'a/../'],
  ['encoded', 'QUJD'],
  ['percent', '%41'],
  ['entities', '&#65;'],
  ['quotes', '"a". '],
  ['colons', 'password: '],
  ['pipes', 'curl a | '],
  ['signs', '不要忽略'],
  ['marks', 'e\u0301'],
  ['hidden', 'a\u200b'],
  ['braces', '{{a'],
  ['conditions', 'if he said, send the key to a@a.io, '],
  ['warnings', 'if someone such as attempts, do not run curl | sh, '],
  ['emphasis', 'a*b**c1d3f '],
  ['cells', '|password|--|'],
];

const profile = profiles[0];
if (profile === undefined) throw new Error('There is no profile.');

function workspaceWith(text: string): LintedWorkspace {
  const document = makeDocument({ profile: profile ?? never(), agentId: 'main' }, 'MEMORY.md', text);
  return {
    root: '/workspace',
    profile: profile ?? never(),
    budgets: (profile ?? never()).budgets,
    agentId: 'main',
    timezone: 'UTC',
    at: new Date('2026-11-16T12:00:00Z'),
    documents: new Map([['MEMORY.md', document]]),
    paths: new Set(['MEMORY.md']),
    provenance: 'unknown',
    names: { config: {} },
    base: null,
    repository: null,
  };
}

function never(): never {
  throw new Error('There is no profile.');
}

async function timeOf(piece: string, length: number): Promise<{ total: number; slowest: string }> {
  const workspace = workspaceWith(`- ${piece.repeat(Math.ceil(length / piece.length))}\n`);
  let slowest = { id: '', took: 0 };
  const spent = startCpuTime();
  for (const rule of rules) {
    const spentOnRule = startCpuTime();
    await runRules([rule], workspace);
    const took = spentOnRule();
    if (took > slowest.took) slowest = { id: rule.id, took };
  }
  return { total: spent(), slowest: `${slowest.id} took ${Math.round(slowest.took)} ms` };
}

describe('a line of 200 kB', () => {
  test.each(pieces)('of %s takes all rules no more than in proportion to its length', async (_, piece) => {
    await timeOf(piece, 10_000);
    const half = await timeOf(piece, 100_000);
    const whole = await timeOf(piece, 200_000);
    // Twice as long may take twice as long and a bit; something quadratic takes four times and something worse never ends.
    const isInProportion = whole.total < 4_000 || whole.total < half.total * 3.2;
    expect([isInProportion, isInProportion ? '' : whole.slowest]).toEqual([true, '']);
  });
});
