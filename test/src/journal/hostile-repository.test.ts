import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRepository } from '../../../src/git/repository.js';
import { uncommittedFiles } from '../../../src/history/uncommitted-files.js';
import { workspaceAt } from '../../../src/history/workspace-at-revision.js';
import { settleWorkspace } from '../../../src/journal/change-workspace.js';
import type { Workspace } from '../../../src/workspace/workspace.js';
import { failure } from '../../support/errors.js';
import { makeChange, saveFiles, undo } from '../../support/make-change.js';
import {
  allFiles,
  type TemporaryWorkspace,
  temporaryFolder,
  temporaryWorkspace,
} from '../../support/temporary-workspace.js';

/** A program that leaves a trace when somebody runs it. */
function trap(): { command: string; traces: () => string[] } {
  const folder = temporaryFolder();
  const command = join(folder, 'trap.sh');
  const trace = join(folder, 'trace');
  writeFileSync(command, `#!/bin/sh\necho "$0 $*" >> '${trace}'\ncat > /dev/null\nexit 1\n`);
  chmodSync(command, 0o755);
  return { command, traces: () => (existsSync(trace) ? readFileSync(trace, 'utf8').trim().split('\n') : []) };
}

const hooks = [
  'pre-commit',
  'commit-msg',
  'post-commit',
  'reference-transaction',
  'post-index-change',
  'pre-auto-gc',
  'post-rewrite',
];

function plantTraps(place: TemporaryWorkspace, command: string): void {
  const settings = {
    'core.hooksPath': join(place.root, '.git/planted'),
    'core.fsmonitor': command,
    'core.pager': command,
    'core.editor': command,
    'core.sshCommand': command,
    'core.alternateRefsCommand': command,
    'diff.external': command,
    'diff.planted.command': command,
    'diff.planted.textconv': command,
    'filter.planted.clean': command,
    'filter.planted.smudge': command,
    'filter.planted.process': command,
    'merge.planted.driver': command,
    'commit.gpgsign': 'true',
    'log.showSignature': 'true',
    'gpg.program': command,
    'gpg.ssh.program': command,
    'trailer.Actor.command': command,
    'credential.helper': command,
    'gc.recentObjectsHook': command,
    'uploadpack.packObjectsHook': command,
    'alias.rev-parse': `!${command}`,
    'interactive.diffFilter': command,
  };
  for (const folder of ['hooks', 'planted']) {
    mkdirSync(join(place.root, '.git', folder), { recursive: true });
    for (const hook of hooks)
      writeFileSync(join(place.root, '.git', folder, hook), `#!/bin/sh\nexec ${command} ${hook}\n`, { mode: 0o755 });
  }
  writeFileSync(join(place.root, '.git/info/attributes'), '* filter=planted diff=planted merge=planted\n');
  for (const [key, value] of Object.entries(settings)) place.git('config', key, value);
}

test('nothing that an untrusted repository names is ever run', async () => {
  const place = temporaryWorkspace({ isTrusted: false });
  const { command, traces } = trap();
  plantTraps(place, command);
  const { workspace } = place;
  const repository = await findRepository(workspace.root, workspace.env);
  if (repository === null) throw new Error('The repository was not found.');

  place.write('SOUL.md', 'by hand\n');
  expect(await uncommittedFiles(workspace, repository)).toEqual(['SOUL.md']);
  const change = await makeChange(workspace, { 'SOUL.md': 'ours\n', 'memory/new.md': 'new\n', 'MEMORY.md': null });
  await undo(workspace, change.id);
  place.write('MEMORY.md', 'by hand\n');
  await saveFiles(workspace);
  await undo(workspace);
  await settleWorkspace(workspace);
  const past = await workspaceAt(workspace as Workspace, 'HEAD~1');
  expect((await past.snapshot((reader) => reader.read('MEMORY.md'))).state).toBe('present');
  expect(traces()).toEqual([]);
});

test('a repository that promises missing objects cannot make us fetch them', async () => {
  const place = temporaryWorkspace({ isTrusted: false });
  const { command, traces } = trap();
  const change = await makeChange(place.workspace, { 'SOUL.md': 'ours\n' });
  place.git('config', 'core.repositoryFormatVersion', '1');
  place.git('config', 'extensions.partialClone', 'origin');
  place.git('config', 'remote.origin.promisor', 'true');
  place.git('config', 'remote.origin.url', `ext::${command}`);
  place.git('config', 'protocol.ext.allow', 'always');
  const blob = place.git('rev-parse', 'HEAD~1:SOUL.md').trim();
  rmSync(join(place.root, '.git/objects', blob.slice(0, 2), blob.slice(2)));
  const error = await failure(undo(place.workspace, change.id));
  expect([error.code, place.read('SOUL.md'), traces()]).toEqual(['git-failed', 'ours\n', []]);
});

test("a trusted workspace is signed with the person's program, never with one the repository names", async () => {
  const place = temporaryWorkspace();
  const folder = temporaryFolder();
  const program = join(folder, 'gpg.sh');
  writeFileSync(
    program,
    `#!/bin/sh\ncat > /dev/null\necho '[GNUPG:] SIG_CREATED x' >&2\nprintf -- '-----BEGIN PGP SIGNATURE-----\\nfake\\n-----END PGP SIGNATURE-----\\n'\n`,
  );
  chmodSync(program, 0o755);
  place.git('config', 'commit.gpgsign', 'true');
  place.git('config', 'user.signingKey', 'whoever');
  writeFileSync(join(place.workspace.env.HOME ?? '', '.gitconfig'), `[gpg]\n\tprogram = ${program}\n`);
  await makeChange(place.workspace, { 'SOUL.md': 'signed\n' });
  expect(place.git('cat-file', 'commit', 'HEAD')).toContain('gpgsig -----BEGIN PGP SIGNATURE-----\n fake\n');
  await makeChange({ ...place.workspace, isTrusted: false }, { 'SOUL.md': 'not signed\n' });
  expect(place.git('cat-file', 'commit', 'HEAD')).not.toContain('gpgsig');
  const { command, traces } = trap();
  writeFileSync(join(place.root, '.git/planted'), `[gpg]\n\tprogram = ${command}\n`);
  place.git('config', 'include.path', 'planted');
  await makeChange(place.workspace, { 'SOUL.md': 'not signed either\n' });
  expect(place.git('cat-file', 'commit', 'HEAD')).not.toContain('gpgsig');
  expect(traces()).toEqual([]);
});

test('a signature that cannot be made stops the change before anything is touched', async () => {
  const place = temporaryWorkspace();
  place.git('config', 'commit.gpgsign', 'true');
  writeFileSync(join(place.workspace.env.HOME ?? '', '.gitconfig'), `[gpg]\n\tprogram = ${trap().command}\n`);
  const before = place.git('rev-parse', 'HEAD');
  const error = await failure(makeChange(place.workspace, { 'SOUL.md': 'signed\n' }));
  expect([error.code, place.read('SOUL.md'), place.git('rev-parse', 'HEAD')]).toEqual([
    'git-failed',
    '# Soul\n\nBe kind.\n',
    before,
  ]);
});

/** Ways in which a folder can claim another repository of the user as its own. */
const claims: readonly [string, (place: TemporaryWorkspace, victim: TemporaryWorkspace) => void][] = [
  [
    'a .git file',
    (place, victim) => {
      rmSync(join(place.root, '.git'), { recursive: true });
      writeFileSync(join(place.root, '.git'), `gitdir: ${victim.root}/.git\n`);
    },
  ],
  [
    'a .git link',
    (place, victim) => {
      rmSync(join(place.root, '.git'), { recursive: true });
      symlinkSync(join(victim.root, '.git'), join(place.root, '.git'));
    },
  ],
  ['a common folder', (place, victim) => writeFileSync(join(place.root, '.git/commondir'), `${victim.root}/.git\n`)],
  ['linked refs', (place, victim) => linkInstead(place, victim, '.git/refs')],
  ['linked objects', (place, victim) => linkInstead(place, victim, '.git/objects')],
  ['a linked log', (place, victim) => linkInstead(place, victim, '.git/logs/HEAD')],
  ['a linked log of the branch', (place, victim) => linkInstead(place, victim, '.git/logs/refs/heads/main')],
  ['a linked index', (place, victim) => linkInstead(place, victim, '.git/index')],
  [
    'a linked folder of objects',
    (place, victim) => {
      rmSync(join(place.root, '.git/objects/aa'), { recursive: true, force: true });
      symlinkSync(join(victim.root, '.git/objects'), join(place.root, '.git/objects/aa'));
    },
  ],
  [
    'a branch that is a link inside',
    (place) => {
      renameSync(join(place.root, '.git/refs/heads/main'), join(place.root, '.git/refs/heads/other'));
      symlinkSync('other', join(place.root, '.git/refs/heads/main'));
    },
  ],
  [
    'a branch that names another',
    (place, victim) => {
      renameSync(join(place.root, '.git/refs/heads/main'), join(place.root, '.git/refs/heads/other'));
      writeFileSync(join(place.root, '.git/refs/heads/main'), 'ref: refs/heads/other\n');
      symlinkSync(join(victim.root, 'created'), join(place.root, '.git/logs/refs/heads/other'));
    },
  ],
  [
    'a log that would be created elsewhere',
    (place, victim) => {
      rmSync(join(place.root, '.git/logs/HEAD'));
      symlinkSync(join(victim.root, 'created'), join(place.root, '.git/logs/HEAD'));
    },
  ],
];

function linkInstead(place: TemporaryWorkspace, victim: TemporaryWorkspace, path: string): void {
  rmSync(join(place.root, path), { recursive: true });
  symlinkSync(join(victim.root, path), join(place.root, path));
}

test.each(claims)('an untrusted workspace that reaches another repository through %s is refused', async (_, claim) => {
  const victim = temporaryWorkspace({ name: 'victim' });
  const place = temporaryWorkspace({ isTrusted: false });
  claim(place, victim);
  const before = [victim.git('log', '--all', '--reflog'), allFiles(join(victim.root, '.git'))];
  const error = await failure(makeChange(place.workspace, { 'SOUL.md': 'ours\n' }));
  expect([error.code, error.message]).toEqual([
    'untrusted',
    expect.stringContaining('The history of this workspace is outside it, in /'),
  ]);
  expect([victim.git('log', '--all', '--reflog'), allFiles(join(victim.root, '.git'))]).toEqual(before);
  expect(place.read('SOUL.md')).toBe('# Soul\n\nBe kind.\n');
});

test('a work tree that the repository claims elsewhere is not followed', async () => {
  const victim = temporaryWorkspace({ name: 'victim', kind: 'none' });
  const place = temporaryWorkspace({ isTrusted: false });
  place.git('config', 'core.worktree', victim.root);
  const before = readFileSync(join(place.root, '.git/refs/heads/main'), 'utf8');
  expect(await findRepository(place.root, place.workspace.env)).toBe(null);
  await makeChange(place.workspace, { 'SOUL.md': 'ours\n' });
  expect(victim.read('SOUL.md')).toBe('# Soul\n\nBe kind.\n');
  expect(readFileSync(join(place.root, '.git/refs/heads/main'), 'utf8')).toBe(before);
});

test('a folder that looks like a bare repository is not taken for one', async () => {
  const outer = temporaryWorkspace({ kind: 'parent', isTrusted: false });
  const donor = temporaryWorkspace({ name: 'donor' });
  const { command, traces } = trap();
  donor.git('config', 'core.fsmonitor', command);
  donor.git('config', 'core.worktree', outer.root);
  for (const name of ['HEAD', 'config', 'objects', 'refs', 'index'])
    renameSync(join(donor.root, '.git', name), join(outer.root, name));
  const error = await failure(makeChange(outer.workspace, { 'SOUL.md': 'ours\n' }));
  expect([error.code, traces()]).toEqual(['git-failed', []]);
});
