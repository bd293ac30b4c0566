import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bareEnvironment, root } from '../cli/binary.js';
import { runInMemory } from '../cli/memory-terminal.js';
import { temporaryFolder } from '../support/temporary-workspace.js';

const commandLines = [
  'init kate --yes --name Kate --emoji 🐙 --vibe "calm, dry, kind" --user Ana',
  'whoami',
  'render --scope main --report',
  'render --scope group --against main',
  'budget',
  'scopes --prove',
  'lint',
  'remember "Ana prefers tea to coffee"',
  'search "what does Ana like to drink?" --limit 1',
  'reflect',
  'save SOUL.md --reason "quiet mornings"',
  'undo',
  'audit',
  'doctor',
];

test('the tour runs every command there is on a bare machine, explains each, and leaves nothing behind', async () => {
  const scratch = temporaryFolder();
  const { status, stdout, stderr } = takeTour(scratch);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });

  const known = await knownCommands();
  const expected = commandLines.filter((line) => known.includes(line.split(' ')[0] ?? ''));
  expect(linesAfter(stdout, '  $ agentsoul ')).toEqual(expected);
  expect(linesAfter(stdout, '  node bin/agentsoul.js ')).toHaveLength(3);
  const steps = stdout.split(/\n(?=\d+\. )/).slice(1);
  for (const [index, step] of steps.entries()) {
    const sentence = step.split('\n\nNow you')[0]?.trimEnd().split('\n').at(-1) ?? '';
    expect(sentence).toMatch(/^[A-Z].*[.`]$/);
    expect(step).toMatch(new RegExp(`^${index + 1}\\. [A-Z]`));
  }
  expect(readdirSync(scratch)).toEqual([]);
});

test('it shows that the group misses the private files; with --keep the workspace stays, and the tour says where', () => {
  const { status, stdout } = takeTour(temporaryFolder(), '--keep');
  expect(stdout).toContain('  --- main\n  +++ group\n  …\n  -# USER.md\n  …\n  -# BOOTSTRAP.md\n  …\n  -# MEMORY.md\n');
  expect(stdout).toMatch(/ canaries, \d+ doors, \d+ scopes: no leak\n/);
  const place = /^(\/.*) stays; remove it when you like\.$/m.exec(stdout)?.[1] ?? 'nowhere';
  expect({ status, isThere: existsSync(`${place}/kate/SOUL.md`) }).toEqual({ status: 0, isThere: true });
});

function takeTour(scratch: string, ...words: readonly string[]) {
  return spawnSync(process.execPath, [`${root}scripts/tour.js`, ...words], {
    cwd: '/',
    env: { ...bareEnvironment, TMPDIR: scratch },
    input: '',
    encoding: 'utf8',
  });
}

async function knownCommands(): Promise<readonly string[]> {
  const { stdout } = await runInMemory(['help', '--json']);
  const { commands }: { commands: { name: string }[] } = JSON.parse(stdout);
  return commands.map(({ name }) => name);
}

function linesAfter(text: string, start: string): readonly string[] {
  return text.split('\n').flatMap((line) => (line.startsWith(start) ? [line.slice(start.length)] : []));
}
