import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { getMemory } from '../../../src/memory/get-memory.js';
import { planRemember } from '../../../src/memory/plan-remember.js';
import { remember } from '../../../src/memory/remember.js';
import { reindex } from '../../../src/search/reindex.js';
import { search } from '../../../src/search/search.js';
import { openWorkspace } from '../../../src/workspace/open-workspace.js';
import type { Workspace } from '../../../src/workspace/workspace.js';
import { temporaryWorkspace } from '../../support/temporary-workspace.js';

const at = new Date('2026-03-01T12:00:00Z');
const person = (index: number) =>
  `# Person${index} Tree\n\n<!-- Type: person | Created: 2026-01-01 | Last updated: 2026-01-01 -->\n\n## Facts\n\n- Likes lamp ${index}.\n`;

/** So many notes and people, with three memories that a text is compared with. */
async function indexedWorkspace(count: number): Promise<Workspace> {
  const files: Record<string, string> = {
    'SOUL.md': '# Soul\n\nBe kind.\n',
    'agentsoul.json': '{ "profile": "agentsoul", "timezone": "UTC" }\n',
    'MEMORY.md': '# Memory\n\n## Critical Facts\n\n- I live in Leeds.\n',
    'memory/2026-02-01.md':
      '# 2026-02-01 — Episode Log\n\n## 09:00 | fact\nDora lives in Lisbon.\n\n## 10:00 | fact\nThe rent of the workshop is 900 euros.\n',
    'memory/graph/entities/person--dora.md': person(0).replace('Person0 Tree', 'Dora'),
  };
  for (let index = 1; index <= count; index++) {
    const day = new Date(Date.UTC(2020, 0, index)).toISOString().slice(0, 10);
    files[`memory/${day}.md`] =
      `# ${day} — Episode Log\n\n## 09:00 | fact\nBought ${index} nails for shelf ${index}.\n`;
    files[`memory/graph/entities/person--person${index}-tree.md`] = person(index);
  }
  const { root } = temporaryWorkspace({ files });
  // What was written a moment before it was indexed is read again, because it may have changed since.
  const written = Math.max(...Object.keys(files).map((path) => statSync(join(root, path)).ctimeMs));
  while (Date.now() <= written + 200) await sleep(20);
  const workspace = await openWorkspace(root, { at, env: { PATH: process.env.PATH ?? '' } });
  await reindex(workspace);
  return workspace;
}

/** The same workspace, which counts the files that are read. */
function counting(workspace: Workspace): { workspace: Workspace; reads: string[] } {
  const reads: string[] = [];
  const counted: Workspace = {
    ...workspace,
    snapshot: (collect) =>
      workspace.snapshot((reader) =>
        collect({
          ...reader,
          read(path) {
            reads.push(path);
            return reader.read(path);
          },
        }),
      ),
  };
  return { workspace: counted, reads };
}

test('how many files remember and get read does not depend on how many there are', async () => {
  const counts: number[][] = [];
  for (const size of [120, 400]) {
    const indexed = await indexedWorkspace(size);
    const written = counting(indexed);
    await planRemember(written.workspace, 'Dora lives in Porto');
    const read = counting(indexed);
    await getMemory(read.workspace, 'episode:2026-02-01:09:00');
    counts.push([written.reads.length, read.reads.length]);
  }
  expect(counts[1]).toEqual(counts[0]);
  expect(Math.max(...(counts[1] ?? []))).toBeLessThan(12);
});

test('what a text contradicts or repeats is found by the index as by comparing it with everything', async () => {
  const indexed = await indexedWorkspace(30);
  const { root } = indexed;
  const texts = [
    'Dora lives in Porto',
    'The rent of the workshop is 950 euros',
    'I live in York',
    'I moved to York',
    'Dora lives in Lisbon.',
    'Bought 7 nails for shelf 7.',
    'Person12 Tree likes lamp 12.',
    'We play chess on Sundays',
  ];
  const answers = async (workspace: Workspace) => {
    const found = [];
    for (const text of texts) {
      const { answer } = await planRemember(workspace, text);
      const { duplicates, contradictions, id, store } = answer;
      found.push({ text, id, store, duplicates: [...duplicates].sort(), contradictions });
    }
    return found;
  };
  const byIndex = await answers(indexed);
  const { rmSync } = await import('node:fs');
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${root}/.agentsoul/index.sqlite${suffix}`, { force: true });
  expect(byIndex).toEqual(await answers(indexed));
  expect(byIndex[0]?.contradictions.map(({ id }) => id)).toEqual(['episode:2026-02-01:09:00']);
});

test('after a memory was stored, the next search reads only the files of that change', async () => {
  const indexed = await indexedWorkspace(40);
  const { path } = await remember(indexed, 'We decided to paint the workshop green');
  const { index, hits } = await search(indexed, 'paint the workshop', { track: false });
  expect([index.refreshedFiles, hits[0]?.path]).toEqual([1, path]);
});
