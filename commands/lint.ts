import { checkAllowed, operations } from '../src/index.js';
import type { Command } from './command.js';
import { failingSeverities, lintFormats, shownSeverities } from './lint/formats.js';
import { sessionHere } from './session.js';

export const lintCommand: Command = {
  name: 'lint',
  group: 'Trust',
  summary: 'Check the files for attacks, leaks, cut text and misplaced things',
  description:
    'Checks the workspace, or only the given files and folders; several folders that each are a workspace are checked in one run. A plain folder will do, as in CI. Exits 1 when something is found at or above --fail-on. `agentsoul explain RULE` tells about a rule.',
  arguments: [{ name: 'paths', description: 'Files, folders or workspaces to check', variadic: true }],
  options: [
    {
      long: 'format',
      kind: 'string',
      value: 'format',
      choices: lintFormats,
      default: 'human',
      description: 'How the report is written',
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
      description: 'Leave out what is milder; without it, infos are only counted for people',
    },
    {
      long: 'fail-on',
      kind: 'string',
      value: 'severity',
      choices: failingSeverities,
      default: 'error',
      description: 'The mildest severity that makes the exit code 1',
    },
    { long: 'max-warnings', kind: 'number', value: 'n', description: 'Exit 1 when there are more warnings than this' },
    { long: 'base', kind: 'string', value: 'rev', description: 'Report only what came since this revision' },
    { long: 'fix', kind: 'boolean', description: 'Mend what can be mended without changing its meaning' },
    { long: 'unsafe', kind: 'boolean', description: 'With --fix, also make changes that a person should look at' },
    { long: 'baseline', kind: 'string', value: 'file', description: 'Pass over the findings that this file knows' },
    { long: 'update-baseline', kind: 'boolean', description: 'Write all present findings to the baseline' },
    { long: 'prune-baseline', kind: 'boolean', description: 'Remove what is mended from the baseline' },
    { long: 'baseline-security', kind: 'boolean', description: 'Let the baseline hold attacks and leaks too' },
    { long: 'stdin', kind: 'boolean', description: 'Check the text on standard input' },
    { long: 'as', kind: 'string', value: 'path', description: 'The file that the text of --stdin would be' },
    { long: 'watch', kind: 'boolean', description: 'Check again whenever a file changes, until Ctrl-C' },
    { long: 'model', kind: 'boolean', description: 'Let the language model of the settings read the files as well' },
    {
      long: 'self-test',
      kind: 'boolean',
      description: 'Measure the rules on the labelled attacks, in a clone of the repository',
    },
  ],
  examples: [
    { command: 'agentsoul lint', says: 'check the workspace' },
    { command: 'agentsoul lint --fix', says: 'and mend what is safe to mend; `agentsoul undo` takes it back' },
    { command: 'agentsoul lint --base origin/main --format github --output sarif=lint.sarif', says: 'in CI' },
    { command: 'agentsoul lint --stdin --as MEMORY.md < notes.md', says: 'look at a text before it is remembered' },
    { command: 'agentsoul lint --model', says: 'also ask the language model that `agentsoul config` names' },
    { command: 'agentsoul lint --baseline lint-baseline.json --update-baseline', says: 'start from where you are' },
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
