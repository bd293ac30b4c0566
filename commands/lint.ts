import { checkAllowed, operations } from '../src/index.js';
import type { Command } from './command.js';
import { failingSeverities, lintConfidences, lintFormats, shownSeverities } from './lint/formats.js';
import { sessionHere } from './session.js';

export const lintCommand: Command = {
  name: 'lint',
  group: 'Trust',
  summary: 'Check the files for attacks, leaks, cut text and misplaced content',
  description:
    'Checks the workspace, or only the given files and folders; several workspaces can be checked in one run. Any folder works, as in CI. Exits 1 when something is found at or above --fail-on. `agentsoul explain RULE` explains a rule.',
  arguments: [{ name: 'paths', description: 'Files, folders or workspaces to check', variadic: true }],
  options: [
    {
      long: 'format',
      kind: 'string',
      value: 'format',
      choices: lintFormats,
      default: 'human',
      description: 'The format of the report',
    },
    {
      long: 'output',
      kind: 'string',
      value: 'format=file',
      repeatable: true,
      description: 'Also write the report to a file, in that format',
    },
    {
      long: 'rule',
      kind: 'list',
      value: 'rules',
      description: 'Run only these rules or families, such as HID or MEM010',
    },
    { long: 'skip', kind: 'list', value: 'rules', description: 'Leave out these rules or families' },
    {
      long: 'min-severity',
      kind: 'string',
      value: 'severity',
      choices: shownSeverities,
      description: 'Leave out findings of lower severity; by default infos are only counted',
    },
    {
      long: 'min-confidence',
      kind: 'string',
      value: 'level',
      choices: lintConfidences,
      description: 'Leave out findings that a rule is less sure of',
    },
    {
      long: 'fail-on',
      kind: 'string',
      value: 'severity',
      choices: failingSeverities,
      default: 'error',
      description: 'The lowest severity that makes the exit code 1',
    },
    { long: 'max-warnings', kind: 'number', value: 'n', description: 'Exit 1 when there are more warnings than this' },
    {
      long: 'base',
      kind: 'string',
      value: 'rev',
      description: 'Report only findings that are new since this revision',
    },
    { long: 'fix', kind: 'boolean', description: 'Apply fixes that do not change the meaning' },
    { long: 'unsafe', kind: 'boolean', description: 'With --fix, also make changes that a person should review' },
    {
      long: 'baseline',
      kind: 'string',
      value: 'file',
      description: 'Do not report the accepted findings in this file (the lint baseline)',
    },
    { long: 'update-baseline', kind: 'boolean', description: 'Write all current findings to the baseline' },
    { long: 'prune-baseline', kind: 'boolean', description: 'Remove fixed findings from the baseline' },
    { long: 'baseline-security', kind: 'boolean', description: 'Allow attacks and leaks in the baseline' },
    { long: 'stdin', kind: 'boolean', description: 'Check the text on standard input' },
    { long: 'as', kind: 'string', value: 'path', description: 'The file that the text of --stdin would be' },
    { long: 'watch', kind: 'boolean', description: 'Check again whenever a file changes, until Ctrl-C' },
    {
      long: 'model',
      kind: 'boolean',
      description: 'Also let the configured language model read what changed since --base, or all files',
    },
    {
      long: 'self-test',
      kind: 'boolean',
      description: 'Measure attacks found and false alarms, in a clone of the repository',
    },
  ],
  examples: [
    { command: 'agentsoul lint', says: 'check the workspace' },
    { command: 'agentsoul lint --fix', says: 'and apply safe fixes; `agentsoul undo` reverts them' },
    { command: 'agentsoul lint --base origin/main --format github --output sarif=lint.sarif', says: 'in CI' },
    { command: 'agentsoul lint --stdin --as MEMORY.md < notes.md', says: 'check a text before it is remembered' },
    { command: 'agentsoul lint --model', says: 'also ask the configured language model' },
    { command: 'agentsoul lint --baseline lint-baseline.json --update-baseline', says: 'accept all current findings' },
  ],
  writes: true,
  async run(context) {
    const { options } = context;
    checkAllowed(sessionHere(context), options.flag('stdin') ? operations['lint.text'] : operations.lint);
    if (options.flag('self-test')) {
      const { runSelfTest } = await import('./lint/self-test.js');
      return runSelfTest(context);
    }
    const { readLintRequest } = await import('./lint/request.js');
    const request = readLintRequest(context);
    if (request.isWatching) {
      const { watchAndLint } = await import('./lint/watch.js');
      return watchAndLint(context, request);
    }
    const { lintOnce } = await import('./lint/lint-once.js');
    return lintOnce(context, request);
  },
};
