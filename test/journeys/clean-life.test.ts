import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Outcome, runInMemory } from '../cli/memory-terminal.js';
import { temporaryFolder } from '../support/temporary-workspace.js';

/** One round of a life: what the agent does by itself, and what its owner does at a terminal. */
const rounds = 10;
const begin = Date.parse('2026-02-02T08:00:00Z');

test('a clean life of 200 mixed operations raises no alert', { timeout: 600_000 }, async () => {
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
