import { expect, test } from 'vitest';
import { undoOf } from './documents.js';
import { contents, type Person, person } from './person.js';

/** A project with an agent's workspace in it, all committed by Sam, who is in the middle of other work. */
async function makeProject(sam: Person): Promise<void> {
  await sam.change(['init', 'project/agents/kate', '--yes', '--no-git']);
  sam.write('project/code.txt', 'one\ntwo\nthree\n');
  sam.write('project/notes.txt', 'old\n');
  sam.git('project', 'init', '--quiet', '--initial-branch=main');
  sam.git('project', 'add', '--all');
  sam.git('project', 'commit', '--quiet', '--message=start');

  sam.write('project/code.txt', 'one\nSTAGED\nthree\n');
  sam.git('project', 'add', 'code.txt');
  sam.write('project/code.txt', 'one\nSTAGED\nUNSTAGED\n');
  sam.write('project/new.txt', 'staged new file\n');
  sam.git('project', 'add', 'new.txt');
  sam.git('project', 'rm', '--quiet', '--cached', 'notes.txt');
  sam.write('project/agents/kate/STYLE.md', 'staged style\n');
  sam.git('project', 'add', 'agents/kate/STYLE.md');
  sam.write('project/untracked.txt', 'untracked\n');
}

const samsState = [
  'M  agents/kate/STYLE.md',
  'MM code.txt',
  'A  new.txt',
  'D  notes.txt',
  '?? notes.txt',
  '?? untracked.txt',
  '',
].join('\n');

test.concurrent('after our write the next commit of the user holds exactly what was staged, and our change is still there', async () => {
  const sam = person();
  await makeProject(sam);
  expect(sam.git('project', 'status', '--porcelain')).toBe(samsState);
  const staged = sam.git('project', 'diff', '--cached');

  const change = await sam.change(['-C', 'project/agents/kate', 'identity', 'set', '--name', 'Kate']);
  expect(sam.git('project', 'show', '--name-only', '--format=%an %s')).toBe(
    'bot:cli [EDIT] IDENTITY.md — set name\n\nagents/kate/IDENTITY.md\n',
  );
  expect(sam.git('project', 'status', '--porcelain')).toBe(samsState);
  expect(sam.git('project', 'diff', '--cached')).toBe(staged);

  sam.git('project', 'commit', '--quiet', '--message=mine');
  expect(sam.git('project', 'show', '--format=')).toBe(staged);
  expect(sam.git('project', 'show', 'HEAD:agents/kate/IDENTITY.md')).toContain('Kate');
  expect(sam.read('project/agents/kate/IDENTITY.md')).toContain('Kate');
  expect(sam.git('project', 'status', '--porcelain')).toBe(' M code.txt\n?? notes.txt\n?? untracked.txt\n');

  expect((await sam.shell(undoOf(change))).code).toBe(0);
  expect(sam.git('project', 'show', '--name-only', '--format=')).toBe('agents/kate/IDENTITY.md\n');
  expect(sam.git('project', 'status', '--porcelain')).toBe(' M code.txt\n?? notes.txt\n?? untracked.txt\n');
});

test.concurrent('a file of ours that the user has staged becomes their own commit first, and nothing else of the stage does', async () => {
  const sam = person();
  await makeProject(sam);
  sam.write('project/agents/kate/IDENTITY.md', '- **Name:** Sam wrote this\n- **Vibe:** warm\n');
  sam.git('project', 'add', 'agents/kate/IDENTITY.md');
  await sam.change(['-C', 'project/agents/kate', 'identity', 'set', '--name', 'Kate']);
  expect(sam.git('project', 'log', '-3', '--format=%an %s')).toBe(
    'bot:cli [EDIT] IDENTITY.md — set name\nmanual [EDIT] IDENTITY.md — edits made by hand\nSam start\n',
  );
  expect(sam.read('project/agents/kate/IDENTITY.md')).toBe('- **Name:** Kate\n- **Vibe:** warm\n');
  expect(sam.git('project', 'status', '--porcelain')).toBe(samsState);
});

test.concurrent('save without names records the workspace and nothing around it', async () => {
  const sam = person();
  await makeProject(sam);
  sam.write('project/agents/kate/SOUL.md', 'edited\n');
  const { files } = await sam.change(['-C', 'project/agents/kate', 'save', '--reason', 'mine']);
  expect(files.map(({ path }) => path)).toEqual(['SOUL.md', 'STYLE.md']);
  expect(sam.git('project', 'status', '--porcelain')).toBe(samsState.replace('M  agents/kate/STYLE.md\n', ''));
});

test.concurrent('during a merge nothing is written, and afterwards it is', async () => {
  const sam = person();
  await makeProject(sam);
  sam.git('project', 'reset', '--quiet', '--hard');
  sam.git('project', 'checkout', '--quiet', '-b', 'other');
  sam.write('project/code.txt', 'other\n');
  sam.git('project', 'commit', '--quiet', '--all', '--message=other');
  sam.git('project', 'checkout', '--quiet', 'main');
  sam.write('project/code.txt', 'main\n');
  sam.git('project', 'commit', '--quiet', '--all', '--message=main');
  expect(() => sam.git('project', 'merge', 'other')).toThrow();
  const argv = ['-C', 'project/agents/kate', 'identity', 'set', '--name', 'Kate'];
  expect(await sam.failure(argv)).toMatchObject({ exit: 2, code: 'git-busy' });
  expect((await sam.agentsoul(['-C', 'project/agents/kate', 'render'])).code).toBe(0);
  sam.git('project', 'merge', '--abort');
  expect(await sam.change(argv)).toMatchObject({ changed: true });
});

test.concurrent('remember, undo and rollback touch the workspace alone, whatever else is staged, edited or new', async () => {
  const sam = person();
  await makeProject(sam);
  const kate = ['-C', 'project/agents/kate'];
  const around = () => ({
    status: sam.git('project', 'status', '--porcelain'),
    staged: sam.git('project', 'diff', '--cached'),
    unstaged: sam.git('project', 'diff'),
    code: sam.read('project/code.txt'),
    untracked: sam.read('project/untracked.txt'),
  });
  const start = around();
  const begun = sam.git('project', 'rev-parse', 'HEAD').trim();
  const memories = contents(sam.path('project/agents/kate/memory'), { without: ['meta'] });
  const steps: readonly (readonly string[])[] = [
    ['remember', 'The shed is painted green', '--store', 'episodic'],
    ['remember', 'Ben likes green tea', '--entity', 'Ben'],
    ['undo'],
    ['rollback', '--to-time', begun, '--yes'],
  ];
  // What is staged in the workspace itself would be buried by going back; there it stays in the way until Sam decides.
  const refused = await sam.failure([...kate, 'rollback', '--to-time', begun, '--yes']);
  expect([refused.code, refused.message]).toEqual(['uncommitted-edits', expect.stringContaining('STYLE.md')]);
  sam.git('project', 'restore', '--staged', '--worktree', 'agents/kate/STYLE.md');
  const clean = around();
  expect(clean.status).toBe(start.status.replace('M  agents/kate/STYLE.md\n', ''));
  for (const argv of steps) {
    const before = sam.git('project', 'rev-parse', 'HEAD').trim();
    expect([argv, (await sam.agentsoul([...kate, ...argv])).code]).toEqual([argv, 0]);
    const touched = sam.git('project', 'diff', '--name-only', before, 'HEAD').trim().split('\n');
    expect(touched.filter((path) => !path.startsWith('agents/kate/'))).toEqual([]);
    expect(touched).not.toEqual(['']);
    expect([argv, around()]).toEqual([argv, clean]);
  }
  expect(contents(sam.path('project/agents/kate/memory'), { without: ['meta'] })).toEqual(memories);

  await sam.agentsoul([...kate, 'remember', 'Fig is the dog', '--store', 'core']);
  sam.git('project', 'commit', '--quiet', '--message=mine');
  expect(sam.git('project', 'show', '--format=')).toBe(clean.staged);
  expect(sam.git('project', 'show', 'HEAD:agents/kate/MEMORY.md')).toContain('Fig is the dog');
});

test.concurrent('going back to a time before the workspace, or in the part of the repository that is not ours, changes nothing', async () => {
  const sam = person();
  await makeProject(sam);
  sam.git('project', 'stash', '--quiet', '--include-untracked');
  sam.git('project', 'checkout', '--quiet', '--orphan', 'older');
  sam.git('project', 'rm', '-r', '--quiet', '--cached', 'agents');
  sam.git('project', 'commit', '--quiet', '--message=without an agent');
  sam.git('project', 'checkout', '--quiet', '--force', 'main');
  const files = () => contents(sam.path('project'), { without: ['.git', 'agents/kate/.agentsoul'] });
  const before = files();
  const kate = ['-C', 'project/agents/kate', 'rollback', '--yes'];
  expect(await sam.failure([...kate, '--to-time', 'older'])).toMatchObject({ exit: 2, code: 'unknown-revision' });
  expect(await sam.failure([...kate, '../../code.txt', '--to', 'older'])).toMatchObject({
    exit: 2,
    code: 'path-outside',
  });
  expect(files()).toEqual(before);
});
