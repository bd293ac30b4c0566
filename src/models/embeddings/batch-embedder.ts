import { createHash } from 'node:crypto';
import { SoulError } from '../../errors/soul-error.js';
import type { Embedder, EmbedOptions, VectorCache } from './embedder.js';
import { unitVector } from './unit-vector.js';

/** A provider that computes vectors for several texts at a time. */
export type VectorSource = {
  /** Provider and model, such as `ollama:nomic-embed-text`. */
  readonly id: string;
  /** Its name in messages. */
  readonly name: string;
  /** The length of a vector, if the settings or the model define it. */
  readonly dimensions: number | undefined;
  readonly batch: { readonly texts: number; readonly characters: number; readonly atOnce: number };
  /** One vector per text, in their order, as it came: nothing about it has been checked. */
  compute(texts: readonly string[], signal: AbortSignal | undefined): Promise<readonly unknown[]>;
};

type Missing = { readonly hash: string; readonly text: string; readonly places: number[] };

/** Raise it when the same answer of a provider becomes another vector. */
const version = 1;

export async function batchEmbedder(source: VectorSource, cache?: VectorCache): Promise<Embedder> {
  const dimensions = source.dimensions ?? (await measure(source, cache));
  const embed = (texts: readonly string[], options: EmbedOptions & { isQuery?: boolean } = {}) =>
    embedAll({ source, dimensions, cache }, texts, options);
  return {
    id: `${source.id}-${dimensions}@${version}`,
    dimensions,
    embed: (texts, options) => embed(texts, options),
    async embedQuery(text, { signal } = {}) {
      const [vector = null] = await embed([text], { isQuery: true, ...(signal === undefined ? {} : { signal }) });
      return vector;
    },
  };
}

async function measure(source: VectorSource, cache: VectorCache | undefined): Promise<number> {
  const text = 'How long is a vector?';
  const known = cache?.get(hashOf(source, text));
  if (known !== undefined) return known.length;
  const [vector] = readVectors(source, await source.compute([text], undefined), { texts: 1 });
  if (vector === undefined || vector === null) throw malformed(source, 'an empty vector');
  cache?.put(hashOf(source, text), vector);
  return vector.length;
}

type Opened = {
  readonly source: VectorSource;
  readonly dimensions: number;
  readonly cache: VectorCache | undefined;
};

/** What was computed stays in the cache when a later batch fails. A query is looked up there and never put there. */
async function embedAll(
  { source, dimensions, cache }: Opened,
  texts: readonly string[],
  { signal, onProgress, isQuery = false }: EmbedOptions & { isQuery?: boolean },
): Promise<(Float32Array | null)[]> {
  signal?.throwIfAborted();
  const vectors: (Float32Array | null)[] = texts.map(() => null);
  const missing = new Map<string, Missing>();
  for (const [place, text] of texts.entries()) {
    if (text.trim() === '') continue;
    const hash = hashOf(source, text);
    const known = cache?.get(hash);
    if (known?.length === dimensions) vectors[place] = known;
    else missing.set(hash, { hash, text, places: [...(missing.get(hash)?.places ?? []), place] });
  }
  let done = texts.length - [...missing.values()].reduce((sum, { places }) => sum + places.length, 0);
  await inParallel(batchesOf([...missing.values()], source.batch), {
    atOnce: source.batch.atOnce,
    signal,
    async run(batch, runSignal) {
      const answer = await source.compute(
        batch.map(({ text }) => text),
        runSignal,
      );
      for (const [index, vector] of readVectors(source, answer, { texts: batch.length, dimensions }).entries()) {
        const { hash = '', places = [] } = batch[index] ?? {};
        for (const place of places) vectors[place] = vector;
        if (vector !== null && !isQuery) cache?.put(hash, vector);
        done += places.length;
      }
      onProgress?.(done, texts.length);
    },
  });
  return vectors;
}

function hashOf({ id, dimensions }: VectorSource, text: string): string {
  return createHash('sha256')
    .update(`${id}\0${dimensions ?? ''}\0${version}\0${text}`)
    .digest('hex');
}

function batchesOf(missing: readonly Missing[], most: VectorSource['batch']): Missing[][] {
  const batches: Missing[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const entry of missing) {
    const last = batches.at(-1);
    if (last === undefined || last.length >= most.texts || characters + entry.text.length > most.characters) {
      batches.push([entry]);
      characters = 0;
    } else last.push(entry);
    characters += entry.text.length;
  }
  return batches;
}

type Parallel<Item> = {
  readonly atOnce: number;
  readonly signal: AbortSignal | undefined;
  readonly run: (item: Item, signal: AbortSignal) => Promise<void>;
};

/** The first failure stops the rest. */
async function inParallel<Item>(items: readonly Item[], { atOnce, signal, run }: Parallel<Item>): Promise<void> {
  const stop = new AbortController();
  const either = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]);
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) {
      either.throwIfAborted();
      await run(item, either);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  } catch (failure) {
    stop.abort(failure);
    throw failure;
  }
}

function readVectors(
  source: VectorSource,
  answer: readonly unknown[],
  expected: { readonly texts: number; readonly dimensions?: number },
): (Float32Array | null)[] {
  if (answer.length !== expected.texts) throw malformed(source, `${answer.length} vectors for ${expected.texts} texts`);
  return answer.map((numbers) => {
    if (!isNumbers(numbers)) throw malformed(source, 'something that is not a list of numbers');
    if (expected.dimensions !== undefined && numbers.length !== expected.dimensions) {
      throw new SoulError(
        'embeddings-malformed',
        `${source.name} answered with vectors of ${numbers.length} numbers instead of ${expected.dimensions}.`,
        { hint: 'Set `embeddings.dimensions` to the length the model returns, or remove it.' },
      );
    }
    return unitVector(numbers);
  });
}

function isNumbers(value: unknown): value is ArrayLike<number> {
  if (value instanceof Float32Array) return value.every(Number.isFinite);
  return Array.isArray(value) && value.length > 0 && value.every((entry) => Number.isFinite(entry));
}

function malformed({ name }: VectorSource, what: string): SoulError {
  return new SoulError('embeddings-malformed', `${name} answered with ${what}.`, {
    hint: 'Check that `embeddings.name` is an embedding model and `embeddings.url` is the address of its provider.',
  });
}
