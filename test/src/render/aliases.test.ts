import { describe, expect, test } from 'vitest';
import { renderPrompt } from '../../../src/render/render-prompt.js';
import { type Files, openFiles } from '../../support/workspace-files.js';

const audiences = ['group', 'room:kitchen', 'subagent'] as const;

const plain: Files = {
  'SOUL.md': '# Soul\n\nopen\n',
  'AGENTS.md': '# Rules\n\nopen\n',
  'USER.md': '# User\n\nhidden\n',
  'MEMORY.md': '# Memory\n\nhidden\n',
  'memory/vault/deed.md': 'hidden\n',
  'memory/scraps/idea.md': 'hidden\n',
  'memory/2026-02-02.md': '# Today\n\nhidden\n',
  'rooms/hall.md': 'hidden\n',
};

/** Ways to make one file look like another. What lies behind is hidden from every audience but the owner. */
const tricks: readonly { readonly trick: string; readonly files: Files }[] = [
  { trick: 'SOUL.md is a link to USER.md', files: { 'SOUL.md': { link: 'USER.md' } } },
  { trick: 'AGENTS.md is a link to MEMORY.md', files: { 'AGENTS.md': { link: 'MEMORY.md' } } },
  { trick: 'AGENTS.md is another name for MEMORY.md', files: { 'AGENTS.md': { sameAs: 'MEMORY.md' } } },
  { trick: 'AGENTS.md is another name for a vault file', files: { 'AGENTS.md': { sameAs: 'memory/vault/deed.md' } } },
  {
    trick: 'AGENTS.md is another name for a loose memory',
    files: { 'AGENTS.md': { sameAs: 'memory/scraps/idea.md' } },
  },
  { trick: 'AGENTS.md is another name for a day', files: { 'AGENTS.md': { sameAs: 'memory/2026-02-02.md' } } },
  { trick: 'AGENTS.md is another name for a room', files: { 'AGENTS.md': { sameAs: 'rooms/hall.md' } } },
  { trick: 'STYLE.md is a link into the vault', files: { 'STYLE.md': { link: 'memory/vault/deed.md' } } },
  { trick: 'STYLE.md is a link to a loose memory', files: { 'STYLE.md': { link: 'memory/scraps/idea.md' } } },
  { trick: 'TOOLS.md is a link to a day', files: { 'TOOLS.md': { link: 'memory/2026-02-02.md' } } },
  { trick: 'TOOLS.md is a link to a room', files: { 'TOOLS.md': { link: 'rooms/hall.md' } } },
  {
    trick: 'TOOLS.md leads there through two links',
    files: { 'TOOLS.md': { link: 'x.md' }, 'x.md': { link: 'USER.md' } },
  },
  { trick: 'a room is a link to MEMORY.md', files: { 'rooms/kitchen.md': { link: '../MEMORY.md' } } },
  { trick: 'a room is a link to another room', files: { 'rooms/kitchen.md': { link: 'hall.md' } } },
  { trick: 'a room is another name for another room', files: { 'rooms/kitchen.md': { sameAs: 'rooms/hall.md' } } },
  { trick: 'a room is a link to a loose memory', files: { 'rooms/kitchen.md': { link: '../memory/scraps/idea.md' } } },
  { trick: 'a room is a link to a day', files: { 'rooms/kitchen.md': { link: '../memory/2026-02-02.md' } } },
  { trick: 'today is a link to MEMORY.md', files: { 'memory/2026-02-02.md': { link: '../MEMORY.md' } } },
  {
    trick: 'yesterday is a link to a room in which everything is shared',
    files: {
      'memory/2026-02-01.md': { link: '../rooms/hall.md' },
      'rooms/hall.md': '## 09:00 | fact | share\nhidden\n',
    },
  },
  {
    trick: 'the folder of rooms is a link to memories',
    files: { rooms: { link: 'memory/scraps' }, 'memory/scraps/kitchen.md': 'hidden\n' },
  },
  { trick: 'an example is a link to USER.md', files: { 'examples/good-outputs.md': { link: '../USER.md' } } },
  { trick: 'SOUL.md is a link into .git', files: { 'SOUL.md': { link: '.git/notes' }, '.git/notes': 'hidden\n' } },
  {
    trick: 'SOUL.md is a link to what a change has staged',
    files: { 'SOUL.md': { link: '.agentsoul/staged-c-0123/0' }, '.agentsoul/staged-c-0123/0': 'hidden\n' },
  },
];

describe.each(tricks)('when $trick', ({ files }) => {
  const { [Object.keys(files)[0] ?? '']: _replaced, ...others } = plain;
  const together = 'rooms' in files ? withoutRooms(others) : others;

  test.each(audiences)('nothing of it reaches %s', async (scope) => {
    const workspace = await openFiles({ ...together, ...files }, { profile: 'agentsoul' });
    const rendering = await renderPrompt(workspace, { scope, with: ['examples'] });
    expect(JSON.stringify(rendering)).not.toContain('hidden');
  });
});

describe('a link that leads outside the workspace', () => {
  const outside: Files = { '../elsewhere/SOUL.md': 'hidden\n', '../elsewhere/2026-02-02.md': 'hidden\n' };

  test('is left out of every scope, and told', async () => {
    const files = { ...plain, ...outside, 'SOUL.md': { link: '../elsewhere/SOUL.md' } };
    const workspace = await openFiles(files, { profile: 'agentsoul' });
    const { prompt, blocks, warnings } = await renderPrompt(workspace, { scope: 'group' });
    expect(prompt).toBe('# AGENTS.md\n\n# Rules\n\nopen\n');
    expect(blocks.filter(({ role }) => role === 'soul')).toEqual([
      {
        role: 'soul',
        path: 'SOUL.md',
        status: 'withheld',
        chars: 0,
        tokens: 0,
        omitted: [],
        reason: 'It leads outside the workspace.',
      },
    ]);
    expect(warnings).toEqual([
      { code: 'file-left-out', message: 'SOUL.md is left out. It leads outside the workspace.', path: 'SOUL.md' },
    ]);
  });

  test('is no way in for a whole folder either', async () => {
    const {
      'memory/vault/deed.md': _deed,
      'memory/scraps/idea.md': _idea,
      'memory/2026-02-02.md': _day,
      ...rest
    } = plain;
    const workspace = await openFiles(
      { ...rest, ...outside, memory: { link: '../elsewhere' } },
      { profile: 'agentsoul' },
    );
    const { prompt, warnings } = await renderPrompt(workspace, { scope: 'main' });
    expect(prompt.match(/hidden/g)).toHaveLength(2);
    expect(warnings.map(({ message }) => message)).toEqual([
      'memory/2026-02-02.md is left out. It leads outside the workspace.',
    ]);
  });
});

describe('a link that hides nothing', () => {
  test('to a file of no role is followed', async () => {
    const files = { ...plain, 'SOUL.md': { link: 'souls/kate.md' }, 'souls/kate.md': 'I am Kate.\n' };
    const { prompt } = await renderPrompt(await openFiles(files, { profile: 'agentsoul' }), { scope: 'group' });
    expect(prompt).toBe('# AGENTS.md\n\n# Rules\n\nopen\n\n# SOUL.md\n\nI am Kate.\n');
  });

  test('between two roles that the scope sees alike is followed', async () => {
    const files = { 'SOUL.md': 'One text.\n', 'AGENTS.md': { link: 'SOUL.md' } };
    const { prompt } = await renderPrompt(await openFiles(files, { profile: 'agentsoul' }), { scope: 'group' });
    expect(prompt).toBe('# AGENTS.md\n\nOne text.\n\n# SOUL.md\n\nOne text.\n');
  });

  test('of the whole folder of notes within the workspace is followed', async () => {
    const files = {
      'SOUL.md': 'x\n',
      memory: { link: 'logs' },
      'logs/2026-02-02.md': '## 09:00 | fact | share\nHi.\n',
    };
    const { prompt } = await renderPrompt(await openFiles(files, { profile: 'agentsoul' }), { scope: 'group' });
    expect(prompt).toContain('```markdown memory/2026-02-02.md\n## 09:00 | fact | share\nHi.\n```');
  });

  test('is followed for the owner, to whom nothing is hidden', async () => {
    const files = { ...plain, 'SOUL.md': { link: 'USER.md' } };
    const { prompt } = await renderPrompt(await openFiles(files, { profile: 'agentsoul' }), { scope: 'main' });
    expect(prompt).toContain('# SOUL.md\n\n# User\n\nhidden\n');
  });
});

test('a file with two names counts as private where there are too many memories to look through', async () => {
  const many = Array.from({ length: 5_001 }, (_, index) => [`memory/scraps/${index}.md`, '']);
  const files: Files = { ...Object.fromEntries(many), 'SOUL.md': 'hidden\n', 'copy.md': { sameAs: 'SOUL.md' } };
  const { prompt } = await renderPrompt(await openFiles(files, { profile: 'agentsoul' }), { scope: 'group' });
  expect(prompt).toBe('[missing] Expected at AGENTS.md.\n');
});

test('User.md beside USER.md is just another file', async () => {
  const files = { ...plain, 'User.md': 'hidden too\n', 'user.md': 'hidden too\n', 'soul.md': 'hidden too\n' };
  const workspace = await openFiles(files, { profile: 'agentsoul' });
  for (const scope of ['main', ...audiences])
    expect((await renderPrompt(workspace, { scope })).prompt).not.toContain('too');
});

function withoutRooms(files: Files): Files {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith('rooms/')));
}
