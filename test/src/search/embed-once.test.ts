import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rebuildIndex, refreshIndex } from '../../../src/search/refresh-index.js';
import { openTemporaryIndex } from '../../../src/search/sqlite/open-index.js';
import { openWorkspace } from '../../../src/workspace/open-workspace.js';
import { temporaryWorkspace } from '../../support/temporary-workspace.js';

test('a text is embedded once, whatever file it stands in and however often the index is built', async () => {
  const { root } = temporaryWorkspace({
    kind: 'none',
    files: {
      'SOUL.md': '# Soul\n\nBe kind.\n',
      'memory/2026-02-02.md': '# 2026-02-02\n\n- The kettle whistles.\n- The violin is out of tune.\n',
      'memory/2026-02-03.md': '# 2026-02-03\n\n- The kettle whistles.\n',
    },
  });
  const workspace = await openWorkspace(root, { at: new Date('2026-02-10T12:00:00Z') });
  const embedded: string[] = [];
  const embedder = {
    id: 'test:1',
    dimensions: 8,
    embed: async (texts: readonly string[]) => {
      embedded.push(...texts);
      return texts.map((text) => Float32Array.from({ length: 8 }, (_, index) => text.charCodeAt(index)));
    },
  };
  const index = openTemporaryIndex();
  try {
    await refreshIndex(index, workspace, { embedder });
    expect(embedded.splice(0).sort()).toEqual(['The kettle whistles.', 'The violin is out of tune.']);
    await rebuildIndex(index, workspace, { embedder });
    expect(embedded).toEqual([]);
    writeFileSync(join(root, 'memory/2026-02-03.md'), '# 2026-02-03\n\n- New here.\n- The kettle whistles.\n');
    await refreshIndex(index, workspace, { embedder });
    expect(embedded).toEqual(['New here.']);
  } finally {
    index.close();
  }
});
