import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Operation, operations } from './operations.js';
import { doStep, type Life, type Moment, type Ran, runAndKill, runUndisturbed } from './program.js';

export type Round = {
  readonly operation: string;
  readonly moment: Moment;
  /** Whether the program was killed before it had answered. */
  readonly wasKilled: boolean;
  readonly violations: readonly string[];
};

export function beginLife(folder: string, program: string): Life {
  const life = { root: join(folder, 'workspace'), home: join(folder, 'home'), program };
  for (const path of [life.root, life.home]) mkdirSync(path, { recursive: true });
  const { code, stderr } = runUndisturbed(life, ['init', '--yes']);
  if (code !== 0) throw new Error(`init failed: ${stderr}`);
  return life;
}

/** Kills one operation and lists whatever is not as it must be once a reader and a writer have run after it. */
export async function killOnce(life: Life, round: number, durations: Map<string, number>): Promise<Round> {
  const operation = operations[round % operations.length];
  if (operation === undefined) throw new Error('There is no operation.');
  const violations: string[] = [];
  const claim = (isTrue: boolean, sentence: string) => {
    if (!isTrue) violations.push(`${operation.name}: ${sentence}`);
  };
  for (const step of operation.prepare?.(round) ?? []) {
    const trouble = doStep(life, step);
    claim(trouble === null, `could not be prepared: ${trouble}`);
  }
  const argv = wordsOf(life, operation, round);
  const before = new Set(commitsOf(life));
  const duration = durations.get(operation.name) ?? measure(life, argv);
  durations.set(operation.name, duration);
  const moment = momentOf(round, duration);
  const ran = await runAndKill(life, argv, { isTty: operation.atTerminal === true, moment });
  checkReaders(life, claim);
  const next = runUndisturbed(life, ['log', `After round ${round}`]);
  claim(next.code === 0, `the next writer ended with ${next.code}: ${next.stderr}`);
  for (const step of operation.afterwards?.(round) ?? []) doStep(life, { ...step, mayFail: true } as typeof step);
  const commits = commitsOf(life);
  claim(
    [...before].every((commit) => commits.includes(commit)),
    'a commit is lost',
  );
  const acknowledged = acknowledgedCommit(ran);
  claim(
    acknowledged === null || commits.some((commit) => commit.startsWith(acknowledged)),
    `${acknowledged} was acknowledged and is lost`,
  );
  checkState(life, { claim, thorough: round % 5 === 0 });
  return { operation: operation.name, moment, wasKilled: ran.code === null || ran.code === 137, violations };
}

type Claim = (isTrue: boolean, sentence: string) => void;

function checkReaders(life: Life, claim: Claim): void {
  for (const argv of [
    ['status', '--json'],
    ['render', '--scope', 'main'],
  ]) {
    const { code, stderr } = runUndisturbed(life, argv);
    claim(code === 0, `${argv.join(' ')} ended with ${code}: ${stderr}`);
  }
}

function checkState(life: Life, { claim, thorough }: { claim: Claim; thorough: boolean }): void {
  const verified = runUndisturbed(life, ['audit', 'verify', '--json']);
  const { alerts = ['unreadable'], edited = [] } = parsed(verified.stdout);
  claim(Array.isArray(alerts) && alerts.length === 0, `alerts: ${JSON.stringify(alerts)}`);
  claim(Array.isArray(edited) && edited.length === 0, `edited: ${JSON.stringify(edited)}`);
  const status = git(life, 'status', '--porcelain');
  claim(status === '', `git status says ${status}`);
  const damage = thorough ? git(life, 'fsck', '--strict', '--no-dangling') : '';
  claim(damage === '', `git fsck says ${damage}`);
  const leftovers = readdirSync(join(life.root, '.agentsoul')).filter((name) =>
    /^(staged-|index-c-|intent)|\.tmp$/.test(name),
  );
  claim(leftovers.length === 0, `left over: ${leftovers.join(', ')}`);
}

/** The commit that a run said it made, if it had the time to. */
function acknowledgedCommit({ stdout, stderr }: Ran): string | null {
  return /Commit ([0-9a-f]{10})/.exec(`${stdout}${stderr}`)?.[1] ?? null;
}

/** The first run of each kind is measured on a dry run, which does all but write. */
function measure(life: Life, argv: readonly string[]): number {
  const began = performance.now();
  runUndisturbed(life, [...argv, '--dry-run']);
  return performance.now() - began;
}

function momentOf(round: number, duration: number): Moment {
  switch (Math.floor(round / operations.length) % 3) {
    case 0:
      return { kind: 'git', call: 1 + Math.floor(Math.random() * 16), isAfter: Math.random() < 0.5 };
    case 1:
      return { kind: 'rename', count: 1 + Math.floor(Math.random() * 9) };
    default:
      return { kind: 'time', ms: duration * (0.5 + Math.random() * 1.2), withChildren: Math.random() < 0.5 };
  }
}

function wordsOf(life: Life, { argv }: Operation, round: number): string[] {
  return argv(round).map((word) => (word === `newest:${round}` ? newestProposal(life) : word));
}

function newestProposal(life: Life): string {
  const { proposals } = parsed(runUndisturbed(life, ['review', 'list', '--json']).stdout);
  const numbers = Array.isArray(proposals) ? proposals.map(({ n }: { n: number }) => n) : [];
  return String(Math.max(1, ...numbers));
}

function commitsOf(life: Life): string[] {
  return git(life, 'rev-list', 'HEAD').trim().split('\n');
}

function git({ root, home }: Life, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: home, GIT_CONFIG_NOSYSTEM: '1' },
  });
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    // Whoever asks finds nothing in it.
    return {};
  }
}
