import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runBinary } from '../cli/binary.js';
import { type Outcome, runInMemory } from '../cli/memory-terminal.js';
import { gitInFront, killCaller } from '../support/git-in-front.js';
import { temporaryFolder } from '../support/temporary-workspace.js';

/** One round of a life: what the agent does by itself, and what its owner does at a terminal. */
const rounds = 10;
const dieAfterRename = fileURLToPath(new URL('../support/die-after-rename.cjs', import.meta.url));
const begin = Date.parse('2026-02-02T08:00:00Z');

test('a clean life of 200 mixed operations raises no alert', async () => {
  const folder = temporaryFolder();
  const root = join(folder, 'demo');
  const env = { PATH: process.env.PATH ?? '', HOME: join(folder, 'home') };
  mkdirSync(env.HOME);
  let operations = 0;
  const run = async (argv: readonly string[], { isTty = false } = {}): Promise<Outcome> => {
    const clock = () => new Date(begin + operations * 61 * 60_000);
    const outcome = await runInMemory([...argv], { env, cwd: operations === 0 ? folder : root, clock, isTty });
    if (outcome.code !== 0) throw new Error(`${argv.join(' ')}: ${outcome.stderr}`);
    operations += 1;
    return outcome;
  };
  const atTerminal = (argv: readonly string[]) => run(argv, { isTty: true });

  await run(['init', 'demo', '--yes']);
  for (let round = 0; round < rounds; round++) {
    await run(['remember', `The lamp of room ${round} is green`]);
    await run(['remember', `The key of house ${round} lies under stone ${round}`, '--store', 'vault']);
    await run(['remember', `Ana likes tea number ${round}`, '--store', 'core']);
    await run(['remember', `Ana lives in street ${round}`, '--store', 'semantic', '--entity', 'Ana']);
    await run(['log', `Rain on day ${round}`]);
    await run(['search', 'lamp']);
    await run(['recall', 'where is the key?']);
    await run(['core', 'replace', `Ana likes tea number ${round}`, '--with', `Ana likes tea ${round} with milk`]);
    await run(['remember', `A mistake of day ${round}`]);
    await run(['undo']);
    await run(['remember', `A vault mistake ${round}`, '--store', 'vault']);
    await run(['undo']);
    await run(['forget', `lamp of room ${round}`, '--yes']);
    await run(['decay', '--apply']);
    await run(['graph', 'rebuild']);
    await atTerminal(['identity', 'set', '--vibe', `calm ${round}`]);
    await atTerminal(['config', 'set', 'budgets.total', String(9000 + round)]);
    writeFileSync(join(root, 'SOUL.md'), `# Soul\n\nBe kind, and patient on day ${round}.\n`);
    await atTerminal(['save', 'SOUL.md', '--reason', 'a better soul']);
    await run(['render']);
    await run(['audit']);
  }
  expect(operations).toBeGreaterThanOrEqual(200);
  const { stdout } = await run(['audit', 'verify', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, alerts: [], edited: [] });
  expect((await run(['render'])).stdout).not.toContain('Integrity notice');
});

test('a life of 200 operations with 40 kills in it raises none either', async () => {
  const folder = temporaryFolder();
  const root = join(folder, 'demo');
  const env = { PATH: process.env.PATH ?? '', HOME: join(folder, 'home') };
  mkdirSync(env.HOME);
  let operations = 0;
  const clock = () => new Date(begin + operations * 61 * 60_000);
  const run = async (argv: readonly string[], { isTty = false } = {}): Promise<Outcome> => {
    const outcome = await runInMemory([...argv], { env, cwd: operations === 0 ? folder : root, clock, isTty });
    operations += 1;
    return outcome;
  };
  const kills: (number | null)[] = [];
  const killed = (argv: readonly string[], trap: Record<string, string>) => {
    const { code } = runBinary([...argv, '--at', clock().toISOString()], { cwd: root, env: { ...env, ...trap } });
    operations += 1;
    kills.push(code);
  };
  const afterRename = (count: number) => ({
    NODE_OPTIONS: `--require=${dieAfterRename}`,
    AGENTSOUL_TEST_DIES_AT: `/#${count}`,
  });
  const atGit = (at: string, moment: 'before' | 'after') => ({
    PATH: `${gitInFront(env.HOME, { at, [moment]: killCaller })}:${env.PATH}`,
  });

  await run(['init', 'demo', '--yes']);
  for (let round = 0; round < rounds; round++) {
    await run(['remember', `The lamp of room ${round} is green`]);
    killed(['remember', `The lamp of hall ${round} is red`], afterRename(1 + (round % 6)));
    await run(['remember', `The key of house ${round} lies under stone ${round}`, '--store', 'vault']);
    killed(['remember', `The key of tower ${round} is blue`, '--store', 'vault'], atGit('update-ref', 'after'));
    await run(['remember', `Ana lives in street ${round}`, '--store', 'semantic', '--entity', 'Ana']);
    await run(['log', `Rain on day ${round}`]);
    killed(['log', `Snow on day ${round}`], atGit(round % 2 === 0 ? 'commit-tree' : 'update-index', 'after'));
    await run(['search', 'lamp']);
    await run(['audit']);
    await run(['remember', `A mistake of day ${round}`]);
    await run(['undo']);
    killed(['undo'], atGit('update-ref', round % 2 === 0 ? 'before' : 'after'));
    await run(['forget', `lamp of room ${round}`, '--yes']);
    await run(['decay', '--apply']);
    await run(['graph', 'rebuild']);
    await run(['identity', 'set', '--vibe', `calm ${round}`], { isTty: true });
    await run(['config', 'set', 'budgets.total', String(9000 + round)], { isTty: true });
    writeFileSync(join(root, 'SOUL.md'), `# Soul\n\nBe kind, and patient on day ${round}.\n`);
    await run(['save', 'SOUL.md', '--reason', 'a better soul'], { isTty: true });
    await run(['render']);
    await run(['audit']);
    await run(['recall', 'where is the key?']);
    expect(JSON.parse((await run(['audit', 'verify', '--json'])).stdout)).toMatchObject({ alerts: [], edited: [] });
  }
  expect([operations >= 200, kills.length, kills.filter((code) => code === null).length]).toEqual([true, 40, 40]);
});
