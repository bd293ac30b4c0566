import { afterEach, describe, expect, test } from 'vitest';
import {
  type Embedder,
  type EmbeddingSettings,
  type EmbeddingWorld,
  openEmbedder,
} from '../../../../src/models/embeddings/embedder.js';
import {
  type Answer,
  closedUrl,
  numberedTexts,
  type ProviderServer,
  type Request,
  startProvider,
  textNumber,
  vectorFor,
} from './provider-server.js';

let server: ProviderServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** The protocol allows any order, so this provider answers backwards. */
function embeddings({ body }: Request): Answer {
  const data = body.input.map((text, index) => ({ object: 'embedding', index, embedding: vectorFor(text) }));
  return { body: { object: 'list', data: data.reverse(), model: body.model } };
}

async function open(
  url: string,
  settings: Partial<EmbeddingSettings> = {},
  world: Partial<EmbeddingWorld> = {},
): Promise<Embedder> {
  const embedder = await openEmbedder(
    { provider: 'openai-compatible', url: `${url}/v1`, name: 'small', dimensions: 8, timeoutMs: 5_000, ...settings },
    { env: {}, ...world },
  );
  if (embedder === null) throw new Error('There is no embedder.');
  return embedder;
}

/** Waits are noted and not waited for. */
function noted() {
  const waits: number[] = [];
  return { waits, pause: async (ms: number) => void waits.push(ms) };
}

test('texts go out in batches with the key of the environment, and vectors come back in the order of the texts', async () => {
  server = await startProvider((request, before) => ({ ...embeddings(request), afterMs: before === 0 ? 80 : 0 }));
  const embedder = await open(server.url, { apiKeyEnv: 'EMBED_KEY' }, { env: { EMBED_KEY: ' sk-owl \n' } });
  expect(embedder.id).toBe(`openai-compatible:${new URL(server.url).host}/small-8@1`);

  const texts = numberedTexts(600);
  expect((await embedder.embed(texts)).map(textNumber)).toEqual(texts.map((_, index) => index));
  expect(server.requests.map(({ body }) => body.input.length).sort()).toEqual([24, 96, 96, 96, 96, 96, 96]);
  expect(new Set(server.requests.map(({ path, headers }) => `${path} ${headers.authorization}`))).toEqual(
    new Set(['POST /v1/embeddings Bearer sk-owl']),
  );
  expect(server.requests[0]?.body).toEqual({ model: 'small', input: numberedTexts(96), dimensions: 8 });
  expect(server.mostAtOnce()).toBe(4);
});

test('long texts make smaller batches', async () => {
  server = await startProvider(embeddings);
  const texts = numberedTexts(5).map((text) => `${text} ${'x'.repeat(90_000)}`);
  expect((await (await open(server.url)).embed(texts)).map(textNumber)).toEqual([0, 1, 2, 3, 4]);
  expect(server.requests.map(({ body }) => body.input.length).sort()).toEqual([1, 2, 2]);
});

test('an empty text is not sent and has no vector; the same text is sent once', async () => {
  server = await startProvider(embeddings);
  const vectors = await (await open(server.url)).embed(['text-3', ' \n', 'text-3', '']);
  expect(vectors.map(textNumber)).toEqual([3, null, 3, null]);
  expect(server.requests.map(({ body }) => body.input)).toEqual([['text-3']]);
});

describe('with a cache', () => {
  function memory() {
    const vectors = new Map<string, Float32Array>();
    return {
      vectors,
      cache: {
        get: (hash: string) => vectors.get(hash),
        put: (hash: string, vector: Float32Array) => void vectors.set(hash, vector),
      },
    };
  }

  test('nothing is asked for twice, not even how long a vector is', async () => {
    server = await startProvider(embeddings);
    const { vectors, cache } = memory();
    const settings = { provider: 'openai-compatible', url: server.url, name: 'small', timeoutMs: 5_000 } as const;
    const first = await openEmbedder(settings, { env: {}, cache });
    await first?.embed(numberedTexts(3));
    expect([server.requests.length, vectors.size]).toEqual([2, 4]);
    const second = await openEmbedder(settings, { env: {}, cache });
    expect((await second?.embed(numberedTexts(4)))?.map(textNumber)).toEqual([0, 1, 2, 3]);
    expect(server.requests.map(({ body }) => body.input.length)).toEqual([1, 3, 1]);
    expect(server.requests.at(-1)?.body.input).toEqual(['text-3']);
  });

  test('a query is looked up there and never kept', async () => {
    server = await startProvider(embeddings);
    const { vectors, cache } = memory();
    const embedder = await open(server.url, {}, { cache });
    await embedder.embed(['text-1']);
    expect(textNumber(await embedder.embedQuery('text-1'))).toBe(1);
    expect(textNumber(await embedder.embedQuery('text-2'))).toBe(2);
    expect([server.requests.length, vectors.size]).toEqual([2, 1]);
  });

  test('what another model computed is not taken', async () => {
    server = await startProvider(embeddings);
    const { cache } = memory();
    await (await open(server.url, {}, { cache })).embed(['text-1']);
    await (await open(server.url, { name: 'large' }, { cache })).embed(['text-1']);
    expect(server.requests.map(({ body }) => body.model)).toEqual(['small', 'large']);
  });

  test('batches that came before a failure are kept', async () => {
    server = await startProvider((request, before) =>
      before === 0 ? embeddings(request) : { status: 400, afterMs: 100 },
    );
    const { vectors, cache } = memory();
    const embedder = await open(server.url, {}, { cache });
    await expect(embedder.embed(numberedTexts(97))).rejects.toMatchObject({ code: 'embeddings-failed' });
    expect(vectors.size).toBe(96);
  });
});

describe('a provider that is busy or broken', () => {
  test('is asked again after the time it names', async () => {
    const answers: Answer[] = [
      { status: 429, headers: { 'retry-after': '7' } },
      {
        status: 429,
        headers: { date: 'Mon, 02 Feb 2026 14:30:00 GMT', 'retry-after': 'Mon, 02 Feb 2026 14:30:09 GMT' },
      },
      { status: 503, headers: { 'retry-after': 'soon' } },
    ];
    server = await startProvider((request, before) => answers[before] ?? embeddings(request));
    const { waits, pause } = noted();
    expect((await (await open(server.url, {}, { pause })).embed(['text-1'])).map(textNumber)).toEqual([1]);
    expect(waits).toEqual([7_000, 9_000, 2_000]);
  });

  test('is waited for in real time', async () => {
    server = await startProvider((request, before) => (before === 0 ? { status: 500 } : embeddings(request)));
    const start = performance.now();
    expect((await (await open(server.url)).embed(['text-1'])).map(textNumber)).toEqual([1]);
    expect(performance.now() - start).toBeGreaterThan(450);
  });

  test('is given up after four attempts', async () => {
    server = await startProvider(() => ({ status: 500, raw: 'out of \u001b[31mmemory\n' }));
    const { waits, pause } = noted();
    const embedder = await open(server.url, {}, { pause });
    await expect(embedder.embed(['text-1'])).rejects.toMatchObject({
      code: 'embeddings-failed',
      message: `The provider at ${server.url}/v1 answered with status 500: "out of \\u001b[31mmemory".`,
      hint: 'The provider is busy or not working. Try again later; vectors computed so far are kept.',
    });
    expect([server.requests.length, waits]).toEqual([4, [500, 1_000, 2_000]]);
  });

  test('is not waited for longer than a minute', async () => {
    server = await startProvider(() => ({ status: 429, headers: { 'retry-after': '3600' }, raw: '' }));
    await expect((await open(server.url)).embed(['text-1'])).rejects.toMatchObject({
      code: 'embeddings-failed',
      message: `The provider at ${server.url}/v1 answered with status 429. It asks to wait for 3600 seconds.`,
    });
    expect(server.requests.length).toBe(1);
  });

  test('stops being waited for when the caller stops', async () => {
    server = await startProvider(() => ({ status: 503, headers: { 'retry-after': '30' } }));
    const stop = new AbortController();
    const embedding = (await open(server.url)).embed(['text-1'], { signal: stop.signal });
    setTimeout(() => stop.abort(new Error('enough')), 100);
    await expect(embedding).rejects.toThrow('enough');
  });
});

describe('a failure is told in words', () => {
  test('when the provider is too slow', async () => {
    server = await startProvider((request) => ({ ...embeddings(request), afterMs: 3_000 }));
    await expect((await open(server.url, { timeoutMs: 150 })).embed(['text-1'])).rejects.toMatchObject({
      code: 'embeddings-unreachable',
      message: `The provider at ${server.url}/v1 did not answer within 150 ms.`,
      hint: 'Try again, or raise `embeddings.timeoutMs`.',
    });
  });

  test('when nobody listens', async () => {
    const url = await closedUrl();
    await expect((await open(url)).embed(['text-1'])).rejects.toMatchObject({
      code: 'embeddings-unreachable',
      message: `The provider at ${url}/v1 could not be reached: ECONNREFUSED.`,
      hint: 'Start the provider or correct `embeddings.url`. `agentsoul config set embeddings.provider static` works without one.',
    });
  });

  test('when the answer is not JSON', async () => {
    server = await startProvider(() => ({ raw: '<html>Welcome' }));
    await expect((await open(server.url)).embed(['text-1'])).rejects.toMatchObject({
      code: 'embeddings-malformed',
      message: `The provider at ${server.url}/v1 answered with something that is not JSON: "<html>Welcome".`,
    });
  });

  test('when the vectors have another length', async () => {
    server = await startProvider(embeddings);
    await expect((await open(server.url, { dimensions: 16 })).embed(['text-1'])).rejects.toMatchObject({
      code: 'embeddings-malformed',
      message: `The provider at ${server.url}/v1 answered with vectors of 8 numbers instead of 16.`,
      hint: 'Set `embeddings.dimensions` to the length the model returns, or remove it.',
    });
  });

  test('when a text was left out', async () => {
    server = await startProvider(() => ({ body: { data: [{ index: 0, embedding: [1, 2] }] } }));
    await expect((await open(server.url)).embed(['text-1', 'text-2'])).rejects.toMatchObject({
      code: 'embeddings-malformed',
      message: `The provider at ${server.url}/v1 answered with 1 vectors for 2 texts.`,
    });
  });

  test('when the key is refused, without repeating it', async () => {
    server = await startProvider(() => ({ status: 401, raw: 'bad key sk-owl' }));
    const embedder = await open(server.url, { apiKeyEnv: 'EMBED_KEY' }, { env: { EMBED_KEY: 'sk-owl' } });
    await expect(embedder.embed(['text-1'])).rejects.toMatchObject({
      code: 'embeddings-failed',
      message: `The provider at ${server.url}/v1 answered with status 401: "bad key …".`,
      hint: 'Check that the variable named by `embeddings.apiKeyEnv` contains a valid key.',
    });
  });

  test('when it leads elsewhere, where nothing is sent', async () => {
    const elsewhere = await startProvider(embeddings);
    server = await startProvider(() => ({ status: 307, headers: { location: `${elsewhere.url}/v1` }, raw: '' }));
    await expect((await open(server.url)).embed(['text-1'])).rejects.toMatchObject({
      code: 'embeddings-failed',
      message: `The provider at ${server.url}/v1 answered with status 307 and points to "${elsewhere.url}/v1".`,
    });
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.close();
  });

  test('when the caller stops', async () => {
    server = await startProvider((request) => ({ ...embeddings(request), afterMs: 3_000 }));
    const stop = new AbortController();
    const embedding = (await open(server.url)).embed(numberedTexts(1_000), { signal: stop.signal });
    setTimeout(() => stop.abort(new Error('enough')), 100);
    await expect(embedding).rejects.toThrow('enough');
    expect(server.requests.length).toBe(4);
  });
});

test('one failed batch stops the others', async () => {
  server = await startProvider((request, before) =>
    before === 0 ? { status: 400 } : { ...embeddings(request), afterMs: 300 },
  );
  await expect((await open(server.url)).embed(numberedTexts(2_000))).rejects.toMatchObject({
    code: 'embeddings-failed',
  });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(server.requests.length).toBe(4);
});

test.each<[Partial<EmbeddingSettings>, Record<string, string>, string]>([
  [{ name: 'small' }, {}, 'The provider openai-compatible needs `embeddings.url`.'],
  [{ url: 'http://127.0.0.1:9' }, {}, 'The provider openai-compatible needs `embeddings.name`.'],
  [
    { url: 'http://127.0.0.1:9', name: 'small', apiKeyEnv: 'EMBED_KEY' },
    {},
    '`embeddings.apiKeyEnv` names EMBED_KEY, which is not set.',
  ],
  [
    { url: 'http://127.0.0.1:9', name: 'small', apiKeyEnv: 'EMBED_KEY' },
    { EMBED_KEY: 'two\nlines' },
    '`embeddings.apiKeyEnv` names EMBED_KEY, which does not contain a valid key.',
  ],
])('settings that lack something are refused before anything is sent: %j %j', async (settings, env, message) => {
  const opening = openEmbedder({ provider: 'openai-compatible', timeoutMs: 1_000, ...settings }, { env });
  await expect(opening).rejects.toMatchObject({ code: 'embeddings-incomplete', message });
});
