// Checks a workspace again and again, and prints its size and the median of the processor time that one check takes.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lintFolder } from '../../dist/index.js';

const [workspace, runs] = process.argv.slice(2);
const circumstances = { at: new Date('2026-02-02T12:00:00Z'), env: process.env, timezone: 'UTC' };

/** V8 is done with compiling after these. */
const warmUps = 5;

const taken = [];
for (let round = -warmUps; round < Number(runs); round++) {
  const before = process.cpuUsage();
  await lintFolder(workspace, circumstances);
  const { user, system } = process.cpuUsage(before);
  if (round >= 0) taken.push((user + system) / 1e6);
}
const files = readdirSync(workspace, { recursive: true, withFileTypes: true }).filter(
  (entry) => entry.isFile() && entry.name.endsWith('.md'),
);
const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
console.log(JSON.stringify({ bytes, seconds: taken.toSorted((one, other) => one - other)[taken.length >> 1] }));
