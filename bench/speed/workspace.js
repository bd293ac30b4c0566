import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const program = fileURLToPath(new URL('../../bin/agentsoul.js', import.meta.url));

/** The moment all measured commands look at a workspace, so that its notes are those of today. */
export const at = ['--at', '2026-02-02T12:00:00Z'];

export function agentsoul(home, ...words) {
  return execFileSync(process.execPath, [program, ...words], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** A workspace whose main prompt has 30,000 characters or a few more, all of which fit their limits. */
export function makeLargeWorkspace(folder, name, { timezone = 'UTC' } = {}) {
  const root = join(folder, name);
  agentsoul(folder, 'init', root, '--yes', '--name', 'Kate', '--timezone', timezone);
  addNotes(join(root, 'memory/2026-02-02.md'), { paragraphs: 26 });
  addNotes(join(root, 'memory/2026-02-01.md'), { paragraphs: 20 });
  const missing = 30_000 - [...agentsoul(folder, '-C', root, 'render', ...at)].length;
  addNotes(join(root, 'MEMORY.md'), { characters: missing });
  agentsoul(folder, '-C', root, 'save', '--reason', 'notes for the bench');
  return root;
}

/** A workspace as `init` leaves it. */
export function makeNewWorkspace(folder, name) {
  const root = join(folder, name);
  agentsoul(folder, 'init', root, '--yes', '--name', 'Kate', '--timezone', 'UTC');
  return root;
}

/**
 * A workspace of ordinary size, 12,000 characters: as `init` leaves it in the profile `cognitive`, with notes of two days and
 * memories.
 */
export function makeMedianWorkspace(folder, name) {
  const root = join(folder, name);
  agentsoul(folder, 'init', root, '--yes', '--profile', 'cognitive', '--name', 'Kate', '--timezone', 'UTC');
  for (const day of ['2026-02-01', '2026-02-02']) addNotes(join(root, `memory/${day}.md`), { paragraphs: 3 });
  const missing = 12_000 - charactersIn(root);
  addNotes(join(root, 'MEMORY.md'), { characters: missing });
  return root;
}

function charactersIn(root) {
  return readdirSync(root, { recursive: true })
    .filter((path) => path.endsWith('.md'))
    .reduce((sum, path) => sum + readFileSync(join(root, path), 'utf8').length, 0);
}

/** A workspace with so many notes of past days, entities and procedures, beside those every workspace has. */
export function makeWorkspaceWithFiles(folder, name, files) {
  const root = join(folder, name);
  agentsoul(folder, 'init', root, '--yes', '--name', 'Kate', '--timezone', 'UTC');
  for (let index = 0; index < files; index++) {
    const day = new Date(Date.UTC(2019, 0, 1 + index)).toISOString().slice(0, 10);
    const path = [`memory/${day}.md`, `memory/graph/entities/person--p-${index}.md`, `memory/procedures/p-${index}.md`][
      index % 3
    ];
    addNotes(join(root, path), { paragraphs: 3 });
  }
  agentsoul(folder, '-C', root, 'save', '--reason', 'notes for the bench');
  return root;
}

function addNotes(path, { paragraphs = Number.POSITIVE_INFINITY, characters = Number.POSITIVE_INFINITY }) {
  mkdirSync(join(path, '..'), { recursive: true });
  let text = '';
  for (let index = 0; index < paragraphs && text.length < characters; index++) text += `${noteOf(index)}\n`;
  appendFileSync(path, text);
}

const people = ['Sam', 'the harbour master', 'Noor', 'the neighbour with the ladder'];
const things = ['the lamp on the pier', 'last week’s ledger', 'a letter from Porto', 'the spare key', 'two invoices'];

/** A line as an agent would write it, different for every number. */
function noteOf(index) {
  const person = people[index % people.length];
  const thing = things[(index * 3) % things.length];
  return `- ${person} asked about ${thing}; we agreed to look again on day ${index + 1} and to write down what changed (${index % 24}:30).`;
}

/** Changes a file by hand, so that there is something to save. */
export function editByHand(root, round) {
  writeFileSync(join(root, 'memory/vault/bench.md'), `# Bench\n\nRound ${round}.\n`);
}
