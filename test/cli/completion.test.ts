import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completionScript, type Shell } from '../../commands/completion/completion-script.js';
import { commands } from '../../commands/index.js';
import { bareEnvironment } from './binary.js';
import { runInMemory } from './memory-terminal.js';
import { teaHouse } from './tea-house.js';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'agentsoul-completion-'));
  mkdirSync(join(folder, 'my cups'));
  mkdirSync(join(folder, 'memory'));
  writeFileSync(join(folder, 'menu.txt'), '');
  for (const shell of ['bash', 'zsh', 'fish'] as const)
    writeFileSync(join(folder, `.${shell}`), completionScript(shell, teaHouse));
});
afterAll(() => rmSync(folder, { recursive: true }));

const everywhere = [
  '-C',
  '--workspace',
  '--agent',
  '--json',
  '--quiet',
  '--no-color',
  '--yes',
  '--no-input',
  '-n',
  '--dry-run',
  '--at',
  '-h',
  '--help',
];

/** What is offered at the end of a line, where the last word is the one being typed. */
const cases: readonly { line: string; offers: readonly string[] }[] = [
  { line: 'agentsoul ', offers: ['brew', 'ledger', 'shelf'] },
  { line: 'agentsoul sh', offers: ['shelf'] },
  { line: 'agentsoul shelf ', offers: ['add', 'show'] },
  { line: 'agentsoul -C memory --json shelf s', offers: ['show'] },
  { line: 'agentsoul ledger ', offers: ['check'] },
  { line: 'agentsoul brew ', offers: ['black', 'green'] },
  { line: 'agentsoul brew --style ', offers: ['gongfu', 'western'] },
  { line: 'agentsoul brew --cups 3 --style g', offers: ['gongfu'] },
  { line: 'agentsoul brew --style gongfu gr', offers: ['green'] },
  { line: 'agentsoul --workspace me', offers: ['memory/'] },
  { line: 'agentsoul brew --pot me', offers: ['memory/', 'menu.txt'] },
  { line: 'agentsoul brew --st', offers: ['--style'] },
  { line: 'agentsoul --vers', offers: ['--version'] },
  { line: 'agentsoul shelf --ag', offers: ['--agent'] },
];

describe('bash', () => {
  const complete = (line: string) => {
    const words = line.split(/(?<==)|(?==)| /).map((word) => `'${word}'`);
    const script = `source ./.bash; COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _agentsoul; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script], {
      cwd: folder,
      env: bareEnvironment,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    return stdout
      .split('\n')
      .filter((word) => word !== '')
      .sort();
  };

  test.each(cases)('$line', ({ line, offers }) => {
    // Bash adds the slash of a folder itself when it shows the offers.
    expect(complete(line)).toEqual(offers.map((offer) => offer.replace(/\/$/, '')));
  });

  test('offers every flag of the place', () => {
    const own = ['-c', '--cups', '--pot', '--style', '--guests', '--say', '--no-sugar'];
    expect(complete('agentsoul brew -')).toEqual([...own, ...everywhere].sort());
    expect(complete('agentsoul -')).toEqual(['-V', '--version', ...everywhere].sort());
  });

  test('completes a value after an equals sign', () => {
    expect(complete('agentsoul brew --style=w')).toEqual(['western']);
    expect(complete('agentsoul brew --style=')).toEqual(['gongfu', 'western']);
    expect(complete('agentsoul brew --style=western g')).toEqual(['green']);
  });

  test('keeps names with spaces in one piece', () => {
    expect(complete('agentsoul -C my')).toEqual(['my cups']);
  });

  test('registers itself for agentsoul', () => {
    const { stdout } = spawnSync('bash', ['--norc', '-c', 'source ./.bash; complete -p agentsoul'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout).toBe('complete -F _agentsoul agentsoul\n');
  });
});

describe('fish', () => {
  test('offers what bash offers', () => {
    if (!isInstalled('fish')) {
      expect(linesOf('fish').filter((line) => line.startsWith('complete '))).toEqual(
        expect.arrayContaining(expectedFishLines),
      );
      return;
    }
    const script = `source ./.fish\n${cases.map(({ line }) => `complete -C '${line}'; echo ---`).join('\n')}`;
    const { stdout, stderr } = spawnSync('fish', ['--no-config', '-c', script], {
      cwd: folder,
      env: { ...bareEnvironment, HOME: folder },
      encoding: 'utf8',
    });
    const offers = stdout
      .split('---\n')
      .slice(0, -1)
      .map((block) =>
        block
          .split('\n')
          .map((line) => line.split('\t')[0])
          .filter(Boolean)
          .sort(),
      );
    expect({ stderr, offers }).toEqual({ stderr: '', offers: cases.map((one) => [...one.offers]) });
  });

  const expectedFishLines = [
    'complete -c agentsoul -f',
    "complete -c agentsoul -s C -l workspace -x -a '(__fish_complete_directories)' -d 'Work on the workspace of this folder'",
    "complete -c agentsoul -n '__agentsoul_at \\'\\'' -a 'brew' -d 'Brew a pot'",
    "complete -c agentsoul -n '__agentsoul_at \\'shelf\\'' -a 'add' -d 'Put a tea on the shelf'",
    "complete -c agentsoul -n '__agentsoul_at \\'brew\\'' -l style -x -a 'gongfu western' -d 'How to pour'",
    "complete -c agentsoul -n '__agentsoul_at \\'brew\\'' -l pot -r -F -d 'The pot to use'",
    "complete -c agentsoul -n '__agentsoul_at \\'brew\\'' -a 'green black'",
  ];

  test('has a line for every command, flag and choice', () => {
    expect(linesOf('fish')).toEqual(expect.arrayContaining(expectedFishLines));
  });
});

describe('zsh', () => {
  test('is read without complaint, and has a function for every place', () => {
    const functions = linesOf('zsh').flatMap((line) => /^(\w+)\(\) \{$/.exec(line)?.[1] ?? []);
    const expected = ['', '_brew', '_shelf', '_shelf_show', '_shelf_add', '_ledger', '_ledger_check'];
    expect(functions).toEqual(expected.map((name) => `_agentsoul${name}`));
    if (!isInstalled('zsh')) return;
    const script =
      'autoload -Uz compinit; compinit -u -D; source ./.zsh; print $_comps[agentsoul]; print -l -o $functions[(I)_agentsoul*]';
    const { stdout, stderr } = spawnSync('zsh', ['-f', '-c', script], {
      cwd: folder,
      env: { ...bareEnvironment, HOME: folder },
      encoding: 'utf8',
    });
    expect({ stdout, stderr }).toEqual({ stdout: `_agentsoul\n${[...functions].sort().join('\n')}\n`, stderr: '' });
  });

  test('has a line for every flag and choice', () => {
    expect(linesOf('zsh').map((line) => line.trim().replace(/ \\$/, ''))).toEqual(
      expect.arrayContaining([
        '#compdef agentsoul',
        "'(-C --workspace)-C+[Work on the workspace of this folder]:dir:_files -/'",
        "'(-C --workspace)--workspace=[Work on the workspace of this folder]:dir:_files -/'",
        "'brew:Brew a pot'",
        "'--style=[How to pour]:name:(gongfu western)'",
        "'--pot=[The pot to use]:file:_files'",
        "'*--say=[A toast]:words: '",
        "'--no-sugar[Leave the sugar out]'",
        "'1:tea:(green black)'",
        "'*:extras: '",
      ]),
    );
  });
});

test.each(['bash', 'zsh', 'fish'] as const)('completion %s prints the script of all commands', async (shell) => {
  expect(await runInMemory(['completion', shell])).toEqual({
    code: 0,
    stdout: completionScript(shell, commands),
    stderr: '',
  });
});

test('help completes the names of commands', () => {
  const script = completionScript('bash', commands);
  const line = script.split('\n').find((candidate) => candidate.includes('"help:"*'));
  expect(line).toBe(
    `  "help:"*) _agentsoul_words "${[...new Set(commands.map(({ name }) => name.split(' ')[0]))].join(' ')}" ;;`,
  );
});

function linesOf(shell: Shell): readonly string[] {
  return completionScript(shell, teaHouse).split('\n');
}

function isInstalled(shell: string): boolean {
  return spawnSync(shell, ['--version']).status === 0;
}
