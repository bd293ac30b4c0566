import { afterEach, expect, test } from 'vitest';
import { openEmbedder } from '../../../../src/models/embeddings/embedder.js';
import {
  type Answer,
  numberedTexts,
  type ProviderServer,
  type Request,
  startProvider,
  textNumber,
  vectorFor,
} from './provider-server.js';

let server: ProviderServer;

afterEach(() => server.close());

function embeddings({ body }: Request): Answer {
  return { body: { model: body.model, embeddings: body.input.map((text) => vectorFor(text, body.dimensions)) } };
}

test('it asks the server of the settings for batches of texts and keeps their order', async () => {
  server = await startProvider((request, before) => ({ ...embeddings(request), afterMs: before % 2 === 0 ? 60 : 0 }));
  const embedder = await openEmbedder(
    { provider: 'ollama', url: `${server.url}/v1/`, name: 'mxbai', dimensions: 8, timeoutMs: 5_000 },
    { env: {} },
  );
  expect([embedder?.id, embedder?.dimensions]).toEqual(['ollama:mxbai-8@1', 8]);
  expect(server.requests).toEqual([]);

  const progress: number[] = [];
  const vectors = await embedder?.embed(numberedTexts(100), { onProgress: (done) => progress.push(done) });
  expect(vectors?.map(textNumber)).toEqual(numberedTexts(100).map((_, index) => index));
  expect(vectors?.every((vector) => Math.abs(Math.hypot(...(vector ?? [])) - 1) < 1e-5)).toBe(true);
  expect(server.requests.map(({ path }) => path)).toEqual(Array(4).fill('POST /api/embed'));
  expect(server.requests.map(({ body }) => body.input.length).sort()).toEqual([32, 32, 32, 4]);
  expect(server.requests[0]?.body).toEqual({
    model: 'mxbai',
    input: numberedTexts(32),
    truncate: true,
    dimensions: 8,
  });
  expect(server.mostAtOnce()).toBe(2);
  expect(progress.at(-1)).toBe(100);
});

test('without dimensions it asks for one vector first, and sends no authorization', async () => {
  server = await startProvider(embeddings);
  const embedder = await openEmbedder(
    { provider: 'ollama', url: server.url, timeoutMs: 5_000 },
    { env: { HOME: '/' } },
  );
  expect([embedder?.id, embedder?.dimensions]).toEqual(['ollama:nomic-embed-text-8@1', 8]);
  expect(server.requests.map(({ body }) => body)).toEqual([
    { model: 'nomic-embed-text', input: ['How long is a vector?'], truncate: true },
  ]);
  expect(server.requests[0]?.headers.authorization).toBeUndefined();
  expect(textNumber(await embedder?.embedQuery('text-5'))).toBe(5);
});

test('an unknown model is answered with the command that fetches it', async () => {
  server = await startProvider(() => ({ status: 404, body: { error: 'model "mxbai" not found' } }));
  const opening = openEmbedder({ provider: 'ollama', url: server.url, name: 'mxbai', timeoutMs: 5_000 }, { env: {} });
  await expect(opening).rejects.toMatchObject({
    code: 'embeddings-failed',
    message: `Ollama at ${server.url} answered with status 404: "{\\"error\\":\\"model \\\\\\"mxbai\\\\\\" not found\\"}".`,
    hint: 'Run `ollama pull mxbai`, or set `embeddings.name`.',
  });
});

test.each([
  ['no vectors', {}, 'answered with 0 vectors for 1 texts.'],
  ['null', { raw: 'null' }, 'answered with 0 vectors for 1 texts.'],
  ['words', { body: { embeddings: [['one', 'two']] } }, 'answered with something that is not a list of numbers.'],
  ['an empty list', { body: { embeddings: [[]] } }, 'answered with something that is not a list of numbers.'],
  ['zeros', { body: { embeddings: [[0, 0]] } }, 'answered with an empty vector.'],
] as const)('an answer with %s is refused', async (_name, answer, message) => {
  server = await startProvider(() => answer);
  await expect(
    openEmbedder({ provider: 'ollama', url: server.url, timeoutMs: 5_000 }, { env: {} }),
  ).rejects.toMatchObject({
    code: 'embeddings-malformed',
    message: `Ollama at ${server.url} ${message}`,
  });
});
