import { expect, test } from 'vitest';
import { clean, lintHere } from './lint-here.js';

test.each([
  ['--unsafe can only be used with --fix', ['--unsafe']],
  ['--stdin and --as must be used together', ['--stdin']],
  ['--stdin and --as must be used together', ['--as', 'MEMORY.md']],
  ['With --stdin no files are read', ['SOUL.md', '--stdin', '--as', 'x.md']],
  ['--stdin and --fix cannot be combined', ['--stdin', '--as', 'x.md', '--fix']],
  ['--stdin and --base cannot be combined', ['--stdin', '--as', 'x.md', '--base', 'HEAD']],
  ['--watch and --json cannot be combined', ['--watch', '--json']],
  ['--watch and --format cannot be combined', ['--watch', '--format', 'sarif']],
  ['--watch and --fix cannot be combined', ['--watch', '--fix']],
  ['--update-baseline needs --baseline', ['--update-baseline']],
  ['--baseline-security needs --baseline', ['--baseline-security']],
  [
    '--update-baseline and --prune-baseline cannot be combined',
    ['--baseline', 'x', '--update-baseline', '--prune-baseline'],
  ],
  ['--prune-baseline and --rule cannot be combined', ['--baseline', 'x', '--prune-baseline', '--rule', 'HID']],
  ['A baseline can only be written for whole workspaces', ['SOUL.md', '--baseline', 'x', '--update-baseline']],
  ['--min-severity error leaves out what --fail-on warning', ['--min-severity', 'error', '--fail-on', 'warning']],
  ['--min-severity error leaves out the warnings', ['--min-severity', 'error', '--max-warnings', '3']],
  ['--max-warnings needs a whole number', ['--max-warnings', '-1']],
  ['--output needs a format and a file', ['--output', 'lint.sarif']],
  ['--output needs a format and a file', ['--output', 'yaml=x']],
  ['Two reports would be written to x.json', ['--output', 'json=x.json', '--output', 'sarif=./x.json']],
  ['Two reports would be written to x.json', ['--output', 'json=x.json', '--baseline', 'x.json']],
  ['No rule is left to check with', ['--rule', 'INJ', '--skip', 'INJ']],
  ['--json and --format sarif both set the output format', ['--json', '--format', 'sarif']],
  ['--format can\'t be "sarf"', ['--format', 'sarf']],
  ['There is no baseline nowhere.json', ['--baseline', 'nowhere.json']],
  ['There is no lint rule "HID01"', ['--rule', 'HID01']],
  ['There is no lint rule "INK"', ['--skip', 'INK']],
  ['There is no file or folder nowhere to check', ['nowhere']],
])('%s: %j', async (message, argv) => {
  const { run } = lintHere(clean);
  const { code, stdout, stderr } = await run(['lint', ...argv, '--no-input']);
  const told = argv.includes('--json') ? JSON.parse(stdout).error.message : stderr;
  expect(code).toBe(2);
  expect(told).toContain(message);
});

test('a mistyped rule is answered with the nearest one', async () => {
  const { stderr } = await lintHere(clean).run(['lint', '--rule', 'HID01']);
  expect(stderr).toBe('✖ There is no lint rule "HID01".\n  Did you mean `HID001`?\n');
});
