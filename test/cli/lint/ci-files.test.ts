import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { lintCommand } from '../../../commands/lint.js';
import { parseCommandLine } from '../../../commands/parse/parse-command-line.js';
import { temporaryFolder } from '../../support/temporary-workspace.js';
import { bareEnvironment, root } from '../binary.js';

const actionSchema = z.object({
  inputs: z.record(z.string(), z.object({ description: z.string(), default: z.string() })),
  runs: z.object({
    using: z.literal('composite'),
    steps: z.array(
      z.looseObject({
        name: z.string().optional(),
        uses: z.string().optional(),
        shell: z.string().optional(),
        run: z.string().optional(),
        env: z.record(z.string(), z.string()).optional(),
      }),
    ),
  }),
});

const read = (path: string): unknown => parse(readFileSync(join(root, path), 'utf8'));

describe('the action', () => {
  const { inputs, runs } = actionSchema.parse(read('action.yml'));
  const step = runs.steps.find(({ name }) => name === 'Check');

  /** What the step runs, with these inputs, as the words that reach the program. */
  function wordsFor(given: Record<string, string>): readonly string[] {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/agentsoul'), '#!/bin/sh\nfor word in "$@"; do printf "%s\\0" "$word"; done\n');
    chmodSync(join(folder, 'bin/agentsoul'), 0o755);
    const values = Object.entries(step?.env ?? {}).map(([name, value]) => {
      const [, input = '', event = ''] =
        /^\$\{\{ inputs\.([\w-]+)(?: \|\| github\.event\.([\w.]+))? \}\}$/.exec(value) ?? [];
      return [name, (given[input] ?? inputs[input]?.default) || (given[event] ?? '')];
    });
    const env = { ...Object.fromEntries(values), PATH: `${join(folder, 'bin')}:${bareEnvironment.PATH}` };
    const argv = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? ''];
    const { stdout, status } = spawnSync('bash', argv, { cwd: folder, env, encoding: 'utf8' });
    expect(status).toBe(0);
    return stdout.split('\0').slice(0, -1);
  }

  test('runs a command line that the program understands', () => {
    const argv = wordsFor({});
    expect(argv.join(' ')).toBe('lint --format github --fail-on error --output sarif=agentsoul-lint.sarif -- .');
    const { wants } = parseCommandLine([lintCommand], argv);
    expect(wants.kind === 'run' ? wants.args.list('paths') : wants.kind).toEqual(['.']);
  });

  test('hands on what it is given, word by word', () => {
    const sly = '$(touch hacked); `id` "x"';
    expect(wordsFor({ path: `agents/aria\nagents/my bo\n${sly}`, base: 'origin/main', baseline: 'a b.json' })).toEqual([
      ...['lint', '--format', 'github', '--fail-on', 'error', '--output', 'sarif=agentsoul-lint.sarif'],
      ...['--base=origin/main', '--baseline=a b.json', '--', 'agents/aria', 'agents/my bo', sly],
    ]);
  });

  test('compares with the base of a pull request by itself, unless told not to', () => {
    const event = { 'pull_request.base.sha': '0123abc' };
    expect(wordsFor(event)).toContain('--base=0123abc');
    expect(wordsFor({ ...event, base: 'none' }).filter((word) => word.startsWith('--base'))).toEqual([]);
  });

  test('installs the version that it is itself, unless another is asked for', () => {
    const install = runs.steps.find(({ name }) => name === 'Install agentsoul');
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'npm'), '#!/bin/sh\nfor word in "$@"; do last=$word; done; echo "$last"\n');
    chmodSync(join(folder, 'npm'), 0o755);
    const installed = (version: string) =>
      spawnSync('bash', ['-eo', 'pipefail', '-c', install?.run ?? ''], {
        env: { PATH: `${folder}:${bareEnvironment.PATH}`, VERSION: version, GITHUB_ACTION_PATH: root },
        encoding: 'utf8',
      }).stdout;
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(inputs.version?.default).toBe('');
    expect([installed(''), installed('9.9.9')]).toEqual([`agentsoul@${version}\n`, 'agentsoul@9.9.9\n']);
  });

  test('puts no input into a script', () => {
    expect(runs.steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });

  test('has the inputs that the page about CI names', () => {
    const page = readFileSync(join(root, 'docs/lint-in-ci.md'), 'utf8');
    expect(Object.keys(inputs).filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([]);
  });
});

test('the hooks run command lines that the program understands', () => {
  const hook = z.looseObject({
    entry: z.string(),
    args: z.array(z.string()).default([]),
    pass_filenames: z.boolean().default(true),
    language: z.literal('node'),
  });
  for (const { entry, args, pass_filenames } of z.array(hook).parse(read('.pre-commit-hooks.yaml'))) {
    const [program, ...argv] = entry.split(' ');
    expect(program).toBe('agentsoul');
    const names = pass_filenames ? ['-x.md'] : [];
    const { wants } = parseCommandLine([lintCommand], [...argv, ...args, ...names]);
    expect(wants.kind === 'run' ? wants.args.list('paths') : wants.kind).toEqual(names);
  }
});
