import { describe, expect, test } from 'vitest';
import type { LintedWorkspace } from '../../../../src/lint/linted-workspace.js';
import { rule as halfRecorded } from '../../../../src/lint/rules/INT003.js';
import { rule as onTheWayOut } from '../../../../src/lint/rules/INT005.js';
import { rule as rewritten } from '../../../../src/lint/rules/MEM002.js';
import { places, smallWorkspace, withHistory } from './small-workspace.js';

describe('INT003', () => {
  const committed = (subject: string, trailers: Record<string, string> = {}) =>
    withHistory(smallWorkspace({ 'MEMORY.md': '- tea' }), {
      before: {},
      commits: [{ subject, trailers, paths: ['MEMORY.md'] }],
    });
  const whole = { Actor: 'bot:main', Approval: 'auto', Trigger: 'core replace' };

  test('a complete record is fine', async () => {
    expect(await places(halfRecorded, committed('[EDIT] MEMORY.md — Note the tea', whole))).toEqual([]);
  });

  test.each(['Note the tea', '[WIP] tea', '[skip ci] tea', 'feat: [EDIT] tea', 'Merge branch main'])(
    'a person may write "%s"',
    async (subject) => expect(await places(halfRecorded, committed(subject))).toEqual([]),
  );

  test.each([
    ['[EDIT] MEMORY.md — Note the tea', {}],
    ['[EDIT] MEMORY.md', whole],
    ['Note the tea', whole],
    ['[EDIT] MEMORY.md — Note the tea', { ...whole, Actor: 'root' }],
    ['[IMPROVE] MEMORY.md — Note the tea', whole],
  ])('half a record is reported: %s %o', async (subject, trailers) => {
    expect(await places(halfRecorded, committed(subject, trailers))).toEqual(['MEMORY.md:1 warning']);
  });
});

describe('INT005', () => {
  const shared = (tracked: string[], more: Partial<LintedWorkspace> = {}, remote = 'git@github.com:ada/home.git') =>
    smallWorkspace(
      { 'MEMORY.md': '- tea' },
      { repository: { tracked: new Set(tracked), remotes: [remote], commits: [] }, ...more },
    );
  const paths = new Set(['MEMORY.md', 'transcripts/']);

  test('tracked transcripts are a warning', async () => {
    expect(await places(onTheWayOut, shared(['MEMORY.md', 'transcripts/a.jsonl']))).toEqual([
      'transcripts/a.jsonl:1 warning',
    ]);
  });

  test('a folder of transcripts that nothing keeps out is a note', async () => {
    expect(await places(onTheWayOut, shared(['MEMORY.md'], { paths }))).toEqual(['transcripts/:1 info']);
  });

  test('an ignored folder, no folder and a host of one’s own are fine', async () => {
    const ignoring = smallWorkspace({ '.gitignore': '# private\ntranscripts/' }).documents;
    expect(await places(onTheWayOut, shared(['MEMORY.md'], { paths, documents: ignoring }))).toEqual([]);
    expect(await places(onTheWayOut, shared(['MEMORY.md']))).toEqual([]);
    expect(await places(onTheWayOut, shared(['MEMORY.md'], { paths }, 'ssh://git@nas.local/github.com.git'))).toEqual(
      [],
    );
  });

  test('the address of the remote, which may hold a password, is not repeated', async () => {
    const workspace = shared(['MEMORY.md'], { paths }, 'https://ada:hunter2@github.com/ada/home.git');
    const reports = 'checkWorkspace' in onTheWayOut ? [...(await onTheWayOut.checkWorkspace(workspace))] : [];
    expect(reports.map(({ message }) => message)).toEqual([
      'Nothing keeps transcripts/ out of git, and the repository has a remote at github.com.',
    ]);
  });
});

describe('MEM002', () => {
  const before = '# Monday\r\n\r\n- Chose the oak table.\r\n- Called Lena.\r\n';
  const log = (text: string, path = 'memory/2026-11-02.md', actor?: string) =>
    withHistory(smallWorkspace({ [path]: text }), {
      before: { [path]: before },
      commits: actor === undefined ? [] : [{ trailers: { Actor: actor }, paths: [path] }],
    });
  const changed = '# Monday\n\n- Chose the ash table.\n- Called Lena.';

  test('a changed line is found where it stood', async () => {
    expect(await places(rewritten, log(changed))).toEqual(['memory/2026-11-02.md:3 error']);
  });

  test('a removed last line is found', async () => {
    expect(await places(rewritten, log('# Monday\n\n- Chose the oak table.'))).toEqual([
      'memory/2026-11-02.md:4 error',
    ]);
  });

  test('lines may be added at the end and in between', async () => {
    expect(
      await places(rewritten, log('# Monday\n- Rain.\n- Chose the oak table.\n\n- Called Lena.\n- Slept.')),
    ).toEqual([]);
  });

  test('today may still be edited', async () => {
    expect(await places(rewritten, log(changed, 'memory/2026-11-16.md'))).toEqual([]);
  });

  test('the owner may correct and forget, an agent may not', async () => {
    expect(await places(rewritten, log(changed, undefined, 'manual'))).toEqual([]);
    expect(await places(rewritten, log(changed, undefined, 'bot:trigger-forget'))).toEqual([]);
    expect(await places(rewritten, log(changed, undefined, 'bot:main'))).toHaveLength(1);
  });

  test('core memory may be rewritten', async () => {
    expect(await places(rewritten, log(changed, 'MEMORY.md'))).toEqual([]);
  });
});
