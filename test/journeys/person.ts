import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bareEnvironment, binary, type ProcessCircumstances } from '../cli/binary.js';
import { type Outcome, runInMemory } from '../cli/memory-terminal.js';
import { heldBack } from '../support/held-back.js';
import { runAtTerminal, type Screen } from '../support/pseudo-terminal.js';
import { type Answer, answerOf, type ChangeDocument, changeOf, type Failure, failureOf } from './documents.js';

export type Running = Omit<ProcessCircumstances, 'env'> & {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** For a command that may die, that others wait for, or that reads what only a process has. */
  readonly isOwnProcess?: boolean;
};

/** Somebody with a folder, a home and a terminal program; nothing else of this machine reaches them. */
export type Person = {
  /** Where they stand. */
  readonly cwd: string;
  readonly home: string;
  /** Runs `agentsoul`, inside the process of the tests unless it is to have one of its own. */
  agentsoul(argv: readonly string[], running?: Running): Promise<Outcome>;
  /** Runs it with --json and gives back the document on standard output. */
  json(argv: readonly string[], running?: Running): Promise<Answer>;
  /** A run that changes something and succeeds. */
  change(argv: readonly string[], running?: Running): Promise<ChangeDocument>;
  /** A run that ends with a document about an error. */
  failure(argv: readonly string[], running?: Running): Promise<Failure>;
  /** Runs a whole line as a shell would, `agentsoul` being on its path. */
  shell(line: string, running?: Running): Promise<Outcome>;
  /** Runs `agentsoul` at a terminal, typing the id that it asks for. */
  atTerminal(
    argv: readonly string[],
    running?: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> },
  ): Promise<Screen>;
  /** Their own git, identity included. */
  git(folder: string, ...args: string[]): string;
  path(path: string): string;
  write(path: string, content: string | Buffer): void;
  read(path: string): string;
};

/** A newcomer in an empty folder. An ordinary one has no power over closed folders, unlike root, so every command is a process. */
export function person({ isOrdinary = false }: { isOrdinary?: boolean } = {}): Person {
  return personIn(realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-journey-'))), { isOrdinary });
}

function personIn(folder: string, { isOrdinary }: { isOrdinary: boolean }): Person {
  const cwd = join(folder, 'here');
  const home = join(folder, 'home');
  const programs = join(folder, 'bin');
  for (const path of [cwd, home, programs]) mkdirSync(path, { recursive: true });
  writeFileSync(join(programs, 'agentsoul'), `#!/bin/sh\nexec '${process.execPath}' '${binary}' "$@"\n`, {
    mode: 0o755,
  });
  const usual = { ...bareEnvironment, HOME: home };
  const run = (program: string, argv: readonly string[], running: Running = {}) => {
    const [first = program, ...words] = isOrdinary ? heldBack([program, ...argv]) : [program, ...argv];
    return runProcess(first, words, { cwd, ...running, env: definedOnly({ ...usual, ...running.env }) });
  };
  const agentsoul: Person['agentsoul'] = (argv, { isOwnProcess = isOrdinary, ...running } = {}) =>
    isOwnProcess
      ? run(process.execPath, [binary, ...argv], running)
      : runInMemory(argv, { cwd, ...running, env: definedOnly({ ...usual, ...running.env }) });
  const json: Person['json'] = async (argv, running) => answerOf(await agentsoul([...argv, '--json'], running));
  return {
    cwd,
    home,
    agentsoul,
    json,
    change: async (argv, running) => changeOf(await json(argv, running)),
    failure: async (argv, running) => failureOf(await json(argv, running)),
    shell: (line, running) =>
      run('/bin/sh', ['-c', line], { ...running, env: { PATH: `${programs}:${usual.PATH}`, ...running?.env } }),
    atTerminal: (argv, { cwd: place = cwd, env = {} } = {}) =>
      runAtTerminal([process.execPath, binary, ...argv], {
        cwd: place,
        env: { ...usual, TERM: 'dumb', ...env },
        answers: [{ when: /Type (a-[0-9a-f]{8}) to accept/, type: ([, id = '']) => id }],
      }),
    git: (place, ...args) => personsGit(join(cwd, place), args, usual),
    path: (path) => join(cwd, path),
    write(path, content) {
      mkdirSync(dirname(join(cwd, path)), { recursive: true });
      writeFileSync(join(cwd, path), content);
    },
    read: (path) => readFileSync(join(cwd, path), 'utf8'),
  };
}

type Process = Omit<Running, 'env'> & { readonly env: Record<string, string> };

function runProcess(program: string, argv: readonly string[], { env, cwd, stdin = '' }: Process): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, argv, { env, ...(cwd === undefined ? {} : { cwd }) });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.stdin.on('error', () => undefined);
    child.stdin.end(stdin);
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ code, stdout: Buffer.concat(stdout).toString('utf8'), stderr: Buffer.concat(stderr).toString('utf8') }),
    );
  });
}

/** A variable set to undefined is taken away. */
function definedOnly(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function personsGit(cwd: string, args: readonly string[], env: Readonly<Record<string, string>>): string {
  const identity = { GIT_AUTHOR_NAME: 'Sam', GIT_AUTHOR_EMAIL: 'sam@example.org' };
  const committer = { GIT_COMMITTER_NAME: 'Sam', GIT_COMMITTER_EMAIL: 'sam@example.org' };
  return execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...identity, ...committer, LC_ALL: 'C', GIT_CONFIG_NOSYSTEM: '1' },
  });
}

/** Every file below a folder with its bytes, as text that can be compared. */
export function contents(
  folder: string,
  { without = [] }: { without?: readonly string[] } = {},
): Record<string, string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !without.some((start) => path === start || path.startsWith(`${start}/`)));
  return Object.fromEntries(found.sort().map((path) => [path, readFileSync(join(folder, path), 'latin1')]));
}

/** The permission bits of a path, in octal digits. */
export function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8);
}
