import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeNewWorkspace } from './workspace.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reader = fileURLToPath(new URL('./lint-repeatedly.js', import.meta.url));

/** The least that lint must read in a second of processor time once it has started, in megabytes. */
const target = 2;

/**
 * How much text lint reads in a second on one core, after start-up: a new workspace with our own pages as its notes, read again
 * and again in one process. The processor time of all threads counts, so what other threads do for it is no gain, and what
 * else the machine does is no loss.
 */
export function measureThroughput(folder, { runs }) {
  const workspace = makeNewWorkspace(folder, 'pages');
  mkdirSync(join(workspace, 'memory/vault/pages'), { recursive: true });
  for (const pages of ['docs', 'src/lint/rules', 'templates'])
    cpSync(join(root, pages), join(workspace, 'memory/vault/pages', pages.replaceAll('/', '-')), { recursive: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, [reader, workspace, String(runs)], {
    env: { PATH: process.env.PATH, HOME: folder },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`lint ended with ${status}: ${stderr}`);
  return JSON.parse(stdout);
}

export function reportThroughput({ bytes, seconds }, { isMarkdown }) {
  const speed = bytes / 1e6 / seconds;
  const verdict = speed >= target ? 'pass' : 'miss';
  const title = isMarkdown ? '## Lint, after start-up' : 'Lint, after start-up';
  const text = `${title}\n\n${(bytes / 1e6).toFixed(2)} MB in ${(seconds * 1000).toFixed(0)} ms of processor time: ${speed.toFixed(2)} MB/s (target ≥ ${target} MB/s, ${verdict})`;
  return { text, misses: verdict === 'miss' ? 1 : 0 };
}
