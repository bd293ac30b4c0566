import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownerOnly } from '../../../../src/entries/access/audience.js';
import { describeMemoryPath } from '../../../../src/entries/paths/memory-files.js';
import { readMemories } from '../../../../src/entries/read/read-all-memories.js';
import { readEntries } from '../../../../src/entries/read/read-entries.js';
import { findProfile, profileNames } from '../../../../src/profiles/find-profile.js';
import { openWorkspace } from '../../../../src/workspace/open-workspace.js';
import { runInMemory } from '../../../cli/memory-terminal.js';
import { temporaryFolder } from '../../../support/temporary-workspace.js';

test.each(profileNames)('what init writes for %s holds no memories but what it was told', async (profile) => {
  const cwd = temporaryFolder();
  const env = { HOME: join(cwd, 'home'), PATH: process.env.PATH ?? '' };
  const argv = ['init', 'here', '--yes', '--full', '--no-git', '--timezone', 'UTC', '--profile', profile];
  expect((await runInMemory(argv, { cwd, env })).code).toBe(0);
  const memories = await readMemories(await openWorkspace(join(cwd, 'here')));
  expect(memories.map(({ text }) => text).filter((text) => text !== '**Time zone:** UTC')).toEqual([]);
});

test('a label without a value and a hint are no memories; a value is one', () => {
  const file = describeMemoryPath(
    { profile: findProfile('openclaw'), agentId: 'main', agentFolder: undefined },
    'USER.md',
  );
  if (file === null) throw new Error('USER.md holds memories');
  const text = '- **Name:**\n- **Pronouns**:\n- **Timezone:** _(optional)_\n- **Notes:** likes tea\n';
  expect(readEntries(file, text, ownerOnly).map((entry) => entry.text)).toEqual(['**Notes:** likes tea']);
});
