import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.js';
import { type Mutation, type MutationName, mutations } from '../../src/journal/mutations.js';
import { type Recipe, recipes } from './mutation-recipes.js';
import { contents, type Person, person } from './person.js';

/** Commands that write and make no change of a workspace, and why. */
const withoutChange: Readonly<Record<string, string>> = {
  'audit log': 'with --rebuild it makes a copy of the history anew',
  doctor: 'it completes what a writer left behind, and makes nothing new',
  'reflect run': 'it is `reflect` by its full name',
  connect: 'it writes to the files of a client, outside every workspace, and keeps a receipt of that',
  'sessions append': 'transcripts are no part of the history',
  'sessions import': 'transcripts are no part of the history',
  'sessions prune': 'transcripts are no part of the history',
  trust: 'it writes to the list of this user, outside every workspace',
  'serve token add': 'it writes to the list of this user, outside every workspace',
  'serve token remove': 'it writes to the list of this user, outside every workspace',
};

test('every command that writes is in the table of mutations, and every row of it has a recipe', () => {
  const writing = commands.filter(({ writes, name }) => writes === true && withoutChange[name] === undefined);
  const known = Object.keys(mutations).map((name) => name.replace(/ --.*$/, ''));
  expect([...new Set(known)].sort()).toEqual(writing.map(({ name }) => name).sort());
  expect(Object.keys(recipes).sort()).toEqual(Object.keys(mutations).sort());
});

test.concurrent.each(Object.entries(mutations) as [MutationName, Mutation][])(
  '%s makes one commit that says who, why and what, and undo restores every byte',
  async (name, mutation) => {
    const recipe = recipes[name];
    const sam = person();
    if (name !== 'init') await sam.change(['init', '--yes']);
    await prepare(sam, recipe);
    const before = bytesOf(sam);
    const commitsBefore = commitsOf(sam);

    await make(sam, recipe);
    expect(commitsOf(sam) - commitsBefore).toBe(1);
    expect(sam.git('.', 'status', '--porcelain')).toBe('');
    const commit = readCommit(sam);
    const actor = recipe.actor ?? (mutation.actor === 'caller' ? 'bot:cli' : mutation.actor);
    const approval = mutation.approval === 'caller' ? 'unattended' : mutation.approval;
    expect(commit.author).toBe(actor);
    expect(commit.trailers).toEqual([
      `Actor: ${actor}`,
      `Approval: ${approval}`,
      `Trigger: ${recipe.trigger ?? `agentsoul ${name}`}`,
      expect.stringMatching(/^Change: c-[0-9a-f]{10}$/),
      ...(name === 'undo' ? [expect.stringMatching(/^Reverts: c-/)] : []),
    ]);
    const files = commit.paths.length === 1 ? commit.paths[0] : `${commit.paths.length} files`;
    expect(commit.subject).toMatch(/^\[[A-Z]+\] .+ — \S/);
    expect(commit.subject.replace(/^\[[A-Z]+\] /, '').startsWith(`${files} — `)).toBe(true);

    const lines = auditLines(sam, commit.changeId);
    expect(lines.map(({ path }) => path).sort()).toEqual(commit.paths);
    for (const { action, ...line } of lines) {
      expect(line).toMatchObject({ at: commit.at, actor, approval });
      expect(line.summary).toContain(commit.subject.slice(commit.subject.indexOf(' — ') + 3));
      if (mutation.action !== 'by-file') expect(action).toBe(mutation.action);
    }
    const actions = new Set(lines.map(({ action }) => action));
    const [only = ''] = actions;
    expect(commit.subject.startsWith(`[${actions.size === 1 ? only : 'EDIT'}] `)).toBe(true);

    if (!mutation.canBeUndone) {
      expect((await sam.agentsoul(['undo', '--dry-run'])).stderr).not.toContain(`undo ${commit.changeId}`);
      expect(await sam.failure(['undo', commit.changeId])).toMatchObject({ exit: 2, code: 'unknown-change' });
      return;
    }
    await sam.change(['undo', commit.changeId]);
    expect(bytesOf(sam)).toEqual(before);
    expect(commitsOf(sam) - commitsBefore).toBe(2);
  },
);

async function prepare(sam: Person, { files = {}, prepare: further }: Recipe): Promise<void> {
  for (const [path, content] of Object.entries(files)) sam.write(path, content);
  if (Object.keys(files).length > 0) await sam.change(['save', '--reason', 'what lies there']);
  await further?.(sam);
}

async function make(sam: Person, { change }: Recipe): Promise<void> {
  if (typeof change === 'function') {
    await change(sam);
    return;
  }
  const { code, stderr } = await sam.agentsoul(change);
  expect([code, stderr]).toEqual([0, stderr]);
}

/** Every file that the undo must bring back. */
function bytesOf(sam: Person): Record<string, string> {
  return contents(sam.cwd, { without: ['.git', '.agentsoul', 'memory/meta'] });
}

function commitsOf(sam: Person): number {
  const isBorn = existsSync(sam.path('.git'));
  return isBorn ? Number(sam.git('.', 'rev-list', '--count', 'HEAD')) : 0;
}

function readCommit(sam: Person) {
  const [author = '', at = '', subject = '', ...message] = sam
    .git('.', 'log', '-1', '--format=%an%n%at%n%s%n%B')
    .split('\n');
  const trailers = execFileSync('git', ['interpret-trailers', '--parse'], {
    input: message.join('\n'),
    encoding: 'utf8',
  });
  const changeId = /^Change: (\S+)$/m.exec(trailers)?.[1] ?? '';
  const paths = sam
    .git('.', 'show', '--format=', '--name-only', '--no-renames', '-z', 'HEAD')
    .split('\0')
    .filter(Boolean)
    .sort();
  return { author, at: Number(at), subject, trailers: trailers.trim().split('\n'), changeId, paths };
}

function auditLines(sam: Person, changeId: string) {
  const lines = sam.read('memory/meta/audit.log').split('\n');
  return lines
    .filter((line) => line.endsWith(`(${changeId})`))
    .map((line) => {
      const [time = '', action = '', path = '', actor = '', approval = '', ...summary] = line.split(' | ');
      return { at: Date.parse(time) / 1000, action, path, actor, approval, summary: summary.join(' | ') };
    });
}
