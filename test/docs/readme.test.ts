import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../cli/binary.js';
import { runInMemory } from '../cli/memory-terminal.js';

test('the README lists every command with its summary, in the order of help, and no other', async () => {
  const { stdout } = await runInMemory(['help', '--json']);
  const { commands }: { commands: { name: string; summary: string }[] } = JSON.parse(stdout);
  const rows = commands.map(({ name, summary }) => `| \`${name}\` | ${summary} |`);
  const readme = readFileSync(`${root}README.md`, 'utf8');
  const table = /^## Commands\n[\s\S]*?^\|---\|---\|\n((?:\|.*\n)*)/m.exec(readme)?.[1];
  expect(table?.trimEnd().split('\n')).toEqual(rows);
});

test('npm start and npm test stand on the first screen of the README', () => {
  const firstScreen = readFileSync(`${root}README.md`, 'utf8').split('\n').slice(0, 24);
  expect(firstScreen.flatMap((line) => line.match(/^npm \w+/) ?? [])).toEqual(['npm start', 'npm test']);
});
