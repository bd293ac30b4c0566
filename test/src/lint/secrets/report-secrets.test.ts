import { expect, test } from 'vitest';
import { rule as labelled } from '../../../../src/lint/rules/SEC004.js';
import { rule as history } from '../../../../src/lint/rules/SEC007.js';
import { runRules } from '../../../../src/lint/run-rules.js';
import { readFixture } from '../rule-fixture.js';

function workspaceOf(text: string) {
  const workspace = readFixture(`=== TOOLS.md profile=openclaw — one file\n${text}\n`)[0]?.workspace;
  if (workspace === undefined) throw new Error('The fixture has no case.');
  return workspace;
}

test('a finding never shows the secret, and its fix keeps the name of the variable', async () => {
  const secret = 'b6907d289e10d714a6e88b30761fae22';
  const [found] = await runRules([labelled], workspaceOf(`WEATHER_API_KEY=${secret}`));
  expect(JSON.stringify(found?.finding)).not.toContain(secret.slice(4));
  expect(found?.fix).toEqual({
    safe: false,
    description: expect.stringContaining('rotate'),
    edits: [{ start: 16, end: 48, replacement: `\${WEATHER_API_KEY}` }],
  });
});

test('a secret without a variable is named after its kind', async () => {
  const [found] = await runRules([labelled], workspaceOf('- Router password: Hx7-trellis-92!'));
  expect(found?.fix?.edits.map(({ replacement }) => replacement)).toEqual([`\${PASSWORD}`]);
});

test('a secret that a change takes out is told, because the history keeps it', async () => {
  const before = '- Router password: Hx7-trellis-92!\n- PIN code: 4711\n';
  const base = { revision: 'main', textOf: () => before, changed: ['TOOLS.md', 'gone.md'] };
  const found = await runRules([history], { ...workspaceOf('- PIN code: 4711'), base });
  expect(found.map(({ finding: { path, severity, message } }) => [path, severity, message])).toEqual([
    [
      'TOOLS.md',
      'warning',
      '1 secret was removed from this file (password). Every earlier revision still contains it.',
    ],
  ]);
});

test('without a base nothing is said about the history', async () => {
  expect(await runRules([history], workspaceOf('- Router password: Hx7-trellis-92!'))).toEqual([]);
});
