import { chmodSync } from 'node:fs';
import { expect, test } from 'vitest';
import { undoOf } from './documents.js';
import { contents, modeOf, type Person, person } from './person.js';

/** A folder that has served another program for months. */
const livedIn = {
  'AGENTS.md': '# AGENTS\n\nRead SOUL.md first.\n',
  'SOUL.md': '# Soul\r\n\r\nWarm, with an edge.\r\n',
  'TOOLS.md': '# Tools\n\n- ssh home',
  'IDENTITY.md': '\uFEFF# Identity\n- **Name:** Molty\n- **Emoji:** 🦞\n',
  'USER.md': '# User\n\n- **Name:** Sam\n',
  'HEARTBEAT.md': '',
  'MEMORY.md': '# Memory\n\n- Likes tea.\n',
  'memory/2026-01-01.md': '- Fixed the lamp.\n',
  'projects/lamp/notes.txt': 'private to Sam\n',
  'run.sh': '#!/bin/sh\necho hi\n',
};

const ours = ['.gitattributes', '.gitignore', 'agentsoul.json'];

function moveIn(sam: Person, folder: string): void {
  for (const [path, text] of Object.entries(livedIn)) sam.write(`${folder}/${path}`, text);
  chmodSync(sam.path(`${folder}/run.sh`), 0o755);
}

/** Everything Sam had is still there, byte for byte. */
function expectUntouched(sam: Person, folder: string): void {
  const now = contents(sam.path(folder));
  for (const [path, text] of Object.entries(livedIn)) {
    expect([path, now[path]]).toEqual([path, Buffer.from(text).toString('latin1')]);
  }
  expect(modeOf(sam.path(`${folder}/run.sh`))).toBe('755');
}

test.concurrent('a folder of another program is recognised and completed; its files are recorded first, nothing else is', async () => {
  const sam = person();
  moveIn(sam, 'claw');
  const made = await sam.change(['init', 'claw', '--yes', '--name', 'Other']);
  expect([made.profile, made.history, made.created?.toSorted()]).toEqual(['openclaw', 'own', ours]);
  expect(made.reason).toContain('TOOLS.md');
  expectUntouched(sam, 'claw');
  expect(sam.git('claw', 'log', '--reverse', '--format=%an %s')).toBe(
    'manual [CREATE] 7 files — edits made by hand\nsystem:init [CREATE] 3 files — complete the workspace (openclaw layout)\n',
  );
  expect(sam.git('claw', 'status', '--porcelain')).toBe('?? memory/\n?? projects/\n?? run.sh\n');

  const { document } = await sam.json(['-C', 'claw', 'whoami']);
  expect(document.identity).toMatchObject({ name: { value: 'Molty', origin: 'IDENTITY.md' } });
  expect((await sam.shell(undoOf(made))).code).toBe(0);
  expectUntouched(sam, 'claw');
});

test.concurrent('a folder with a history of its own keeps it, with what was staged and what was not', async () => {
  const sam = person();
  moveIn(sam, 'claw');
  sam.git('claw', 'init', '--quiet', '--initial-branch=trunk');
  sam.git('claw', 'add', 'SOUL.md', 'AGENTS.md', 'run.sh');
  sam.git('claw', 'commit', '--quiet', '--message=mine');
  sam.write('claw/run.sh', livedIn['run.sh']);
  sam.write('claw/staged.txt', 'staged\n');
  sam.git('claw', 'add', 'staged.txt');

  const made = await sam.change(['init', 'claw', '--yes']);
  expect(made.created?.toSorted()).toEqual(ours);
  expectUntouched(sam, 'claw');
  expect(sam.git('claw', 'log', '--reverse', '--format=%an %s')).toBe(
    'Sam mine\nmanual [CREATE] 5 files — edits made by hand\nsystem:init [CREATE] 3 files — complete the workspace (openclaw layout)\n',
  );
  expect(sam.git('claw', 'status', '--porcelain')).toBe('A  staged.txt\n?? memory/\n?? projects/\n');
  expect(sam.git('claw', 'branch', '--show-current')).toBe('trunk\n');
});

test.concurrent('in a repository around it that tracks it, only the new files are committed, and Sam commits what was staged', async () => {
  const sam = person();
  moveIn(sam, 'house/agents/claw');
  sam.write('house/lamp.txt', 'on\n');
  sam.git('house', 'init', '--quiet', '--initial-branch=main');
  sam.git('house', 'add', 'lamp.txt', 'agents/claw/SOUL.md', 'agents/claw/AGENTS.md');
  sam.git('house', 'commit', '--quiet', '--message=mine');
  sam.write('house/lamp.txt', 'off\n');
  sam.git('house', 'add', 'lamp.txt');

  const made = await sam.change(['init', 'house/agents/claw', '--yes']);
  expect([made.history, made.created?.toSorted()]).toEqual(['parent', ours]);
  expectUntouched(sam, 'house/agents/claw');
  expect(sam.git('house', 'show', '--name-only', '--format=%an %s')).toBe(
    'system:init [CREATE] 3 files — complete the workspace (openclaw layout)\n\nagents/claw/.gitattributes\nagents/claw/.gitignore\nagents/claw/agentsoul.json\n',
  );
  sam.git('house', 'commit', '--quiet', '--message=lamp');
  expect(sam.git('house', 'show', '--name-only', '--format=%an %s')).toBe('Sam lamp\n\nlamp.txt\n');
  expect(sam.git('house', 'ls-files', 'agents/claw/agentsoul.json')).toBe('agents/claw/agentsoul.json\n');
});

test.concurrent('in a repository around it that does not know it, the workspace gets a history of its own', async () => {
  const sam = person();
  sam.write('house/lamp.txt', 'on\n');
  sam.git('house', 'init', '--quiet', '--initial-branch=main');
  sam.git('house', 'add', 'lamp.txt');
  sam.git('house', 'commit', '--quiet', '--message=mine');
  moveIn(sam, 'house/claw');
  const made = await sam.change(['init', 'house/claw', '--yes']);
  expect(made.history).toBe('own');
  expectUntouched(sam, 'house/claw');
  expect(sam.git('house', 'log', '--format=%s')).toBe('mine\n');
  expect(sam.git('house', 'status', '--porcelain')).toBe('?? claw/\n');
});

test.concurrent('a .gitignore of the owner is kept, and our own files stay out of git all the same', async () => {
  const sam = person();
  moveIn(sam, 'claw');
  sam.write('claw/.gitignore', '*.secret\n');
  await sam.change(['init', 'claw', '--yes', '--profile', 'agentsoul']);
  expect(sam.read('claw/.gitignore')).toBe('*.secret\n');
  const ignored = sam.git('claw', 'status', '--porcelain', '--ignored').split('\n');
  expect(ignored).toContain('!! .agentsoul/');
  expect(ignored).toContain('!! memory/meta/audit.log');
});

test.concurrent('a folder in which SOUL.md is a link is completed without following or replacing the link', async () => {
  const sam = person();
  sam.write('elsewhere/SOUL.md', '# Shared soul\n');
  sam.write('claw/AGENTS.md', '# Rules\n');
  await sam.shell('ln -s ../elsewhere/SOUL.md claw/SOUL.md');
  const made = await sam.change(['init', 'claw', '--yes']);
  expect(made.kept).toContain('SOUL.md');
  expect(await sam.shell('readlink claw/SOUL.md')).toMatchObject({ stdout: '../elsewhere/SOUL.md\n' });
  expect(sam.read('elsewhere/SOUL.md')).toBe('# Shared soul\n');
});
