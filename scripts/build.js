// Makes dist/: the library, the program and their types. Does nothing where nothing has changed.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from './bundle.js';
import { fingerprint, readStamp, stampPath } from './fingerprint.js';
import { loadSource } from './load-source.js';
import { rollUpTypes } from './types.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const steps = [
  {
    name: 'bundle',
    inputs: [
      'src',
      'data',
      'commands',
      'package.json',
      'package-lock.json',
      'scripts/build.js',
      'scripts/bundle.js',
      'scripts/bundle',
      'scripts/third-party-notices.js',
      'scripts/vectors/LICENCE.txt',
    ],
    output: 'dist/cli.js',
    run: buildProgram,
  },
  {
    name: 'types',
    inputs: ['src', 'data', 'tsconfig.json', 'tsconfig.build.json', 'package-lock.json', 'scripts/types.js'],
    output: 'dist/index.d.ts',
    run: buildTypes,
  },
];

/** Runs the steps whose inputs have changed; `only` names one of them. */
export async function build({ only } = {}) {
  for (const step of steps.filter(({ name }) => only === undefined || name === only)) {
    const state = fingerprint(root, step.inputs);
    if (isFresh(step, state)) continue;
    await step.run();
    writeWhole(stampPath(root, step.name), state);
  }
}

export function isBuilt() {
  return steps.every((step) => isFresh(step, fingerprint(root, step.inputs)));
}

function isFresh(step, state) {
  return existsSync(join(root, step.output)) && readStamp(root, step.name) === state;
}

async function buildProgram() {
  const { thirdPartyNotices } = await import('./third-party-notices.js');
  const files = await bundle(root);
  for (const { path, contents } of files) writeWhole(path, contents);
  const modules = files.flatMap((file) => file.modules);
  writeWhole(join(root, 'dist/THIRD-PARTY-NOTICES.txt'), thirdPartyNotices(root, modules));
  for (const name of readdirSync(join(root, 'src/lint/rules')).filter((file) => file.endsWith('.md')))
    writeWhole(join(root, 'dist/rules', name), readFileSync(join(root, 'src/lint/rules', name)));
  for (const path of dataFiles) writeWhole(join(root, 'dist', basename(path)), readFileSync(join(root, 'src', path)));
  writeWhole(join(root, 'dist', vocabularyFile), await packedVocabulary());
  removeOthers([...files.map((file) => basename(file.path)), ...dataFiles.map((path) => basename(path))]);
}

/** What the program reads beside its code. */
const dataFiles = ['lint/lexicon/lexicon.generated.bin', 'models/embeddings/static-vectors.bin'];
const vocabularyFile = 'o200k_base.bin';

/** What an earlier build left would be published as well. */
function removeOthers(written) {
  const kept = [...written, vocabularyFile, 'rules', 'THIRD-PARTY-NOTICES.txt', 'index.d.ts'];
  for (const name of readdirSync(join(root, 'dist'))) {
    if (!kept.includes(name) && !name.endsWith('.tmp'))
      rmSync(join(root, 'dist', name), { recursive: true, force: true });
  }
}

async function packedVocabulary() {
  const { packRankFile, packVocabulary } = await loadSource(root, [
    'src/tokens/packed-vocabulary.ts',
    'src/tokens/parse-rank-file.ts',
  ]);
  return packVocabulary(await packRankFile());
}

async function buildTypes() {
  writeWhole(join(root, 'dist/index.d.ts'), await rollUpTypes(root));
}

/** Two builds at once, or a program that starts meanwhile, never see half a file. */
function writeWhole(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
  await build({ only });
}
