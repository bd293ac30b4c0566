import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { search } from '../../../src/search/search.js';
import { openWorkspace } from '../../../src/workspace/open-workspace.js';
import { dumpIndex } from '../../support/index-dump.js';
import { temporaryWorkspace } from '../../support/temporary-workspace.js';

const servers: { close(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Answers with vectors of three numbers for as long as `isUp` says so. */
async function provider(isUp: () => boolean): Promise<string> {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { input } = JSON.parse(Buffer.concat(chunks).toString()) as { input: string[] };
    outgoing.writeHead(isUp() ? 200 : 401, { 'content-type': 'application/json' });
    outgoing.end(isUp() ? JSON.stringify({ embeddings: input.map((text) => [1, text.length, 3]) }) : '{}');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('while the provider of vectors is away words answer, and its index is kept for when it is back', async () => {
  let isUp = true;
  const url = await provider(() => isUp);
  const made = temporaryWorkspace({
    kind: 'none',
    files: {
      'agentsoul.json': '{ "profile": "agentsoul", "timezone": "UTC" }\n',
      'SOUL.md': '# Soul\n\nBe kind.\n',
      'memory/2026-02-02.md': '# 2026-02-02\n\n- The quince trees stand behind the shed.\n',
    },
  });
  const env = {
    AGENTSOUL_EMBEDDINGS_PROVIDER: 'ollama',
    AGENTSOUL_EMBEDDINGS_URL: url,
    AGENTSOUL_EMBEDDINGS_NAME: 'tiny',
  };
  const ask = async () =>
    search(
      await openWorkspace(made.root, { at: new Date('2026-03-10T12:00:00Z'), env }),
      'where are the quince trees?',
      {
        track: false,
      },
    );
  const file = `${made.root}/.agentsoul/index.sqlite`;

  const withVectors = await ask();
  expect(withVectors.retrievers).toContain('vectors');
  const kept = dumpIndex(file);

  isUp = false;
  const byWords = await ask();
  expect(byWords).toMatchObject({ retrievers: ['keywords', 'dates'], embeddings: null });
  expect(byWords.hits.map(({ snippet }) => snippet)).toEqual(['The quince trees stand behind the shed.']);
  expect(byWords.notes.at(-1)).toMatch(/^Ollama .* answered with status 401.* Only words were compared\. /);
  expect(dumpIndex(file)).toEqual(kept);

  isUp = true;
  expect((await ask()).index.state).toBe('fresh');
});
