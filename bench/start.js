// Runs a TypeScript program of this folder: node bench/start.js kill-at-random --rounds 100
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { keepPlaces } from '../scripts/load-source.js';
import { leaveOut } from './search/leave-out.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [name = '', ...args] = process.argv.slice(2);
if (!/^[a-z-]+$/.test(name)) {
  console.error('Name a program of bench/, such as kill-at-random.');
  process.exit(2);
}
const without = args.includes('--without') ? args[args.indexOf('--without') + 1] : undefined;
// Inside node_modules, so that packages are found from there.
const folder = join(root, 'node_modules/.cache/agentsoul');
const outfile = join(folder, `${name}-${process.pid}.mjs`);
mkdirSync(folder, { recursive: true });
await build({
  entryPoints: [join(root, 'bench', `${name}.ts`)],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  plugins: [...(without === undefined ? [] : [leaveOut(without)]), keepPlaces],
  logLevel: 'warning',
});
try {
  process.exitCode = spawnSync(process.execPath, [outfile, ...args], { stdio: 'inherit' }).status ?? 1;
} finally {
  rmSync(outfile, { force: true });
}
