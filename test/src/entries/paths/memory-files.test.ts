import { expect, test } from 'vitest';
import { metaFile } from '../../../../src/entries/paths/meta-files.js';
import { readMemories } from '../../../../src/entries/read/read-all-memories.js';
import { profiles } from '../../../../src/profiles/layouts.generated.js';
import { recall } from '../../../../src/search/recall/recall.js';
import { openFiles } from '../../../support/workspace-files.js';

test.each(profiles.map(({ name }) => name))(
  'proposals, reflections and logs are no memories in the %s layout',
  async (profile) => {
    const said = "The safe notebook lies at Zed's bakery";
    const bare = await openFiles({ 'SOUL.md': '# Soul\n' }, { profile });
    const workspace = await openFiles(
      {
        'SOUL.md': '# Soul\n',
        [metaFile(bare, 'pending-memories.md')]: `# Pending memories\n\n## Proposal #1\n\n${said}\n`,
        [metaFile(bare, 'pending-reflection.md')]: `# Reflection\n\n- ${said}\n`,
        [metaFile(bare, 'reflection-log.md')]: `# Log\n\n- ${said}\n`,
      },
      { profile },
    );
    expect(await readMemories(workspace)).toEqual([]);
    expect((await recall(workspace, "where is Zed's bakery notebook?")).isKnown).toBe(false);
  },
);
