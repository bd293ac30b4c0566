// Makes dist/: the library, the program and their types. Does nothing where nothing has changed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleApart, bundleLibrary, bundleProgram } from './bundle.js';
import { compileProgram } from './compile-program.js';
import { fingerprint, readStamp, stampPath } from './fingerprint.js';
import { loadSource } from './load-source.js';

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
      'bin',
      'scripts/warm-program.cjs',
      'scripts/build.js',
      'scripts/bundle.js',
      'scripts/compile-program.js',
      'scripts/third-party-notices.js',
      'scripts/vectors/LICENCE.txt',
    ],
    output: 'dist/cli.cjs',
    run: bundle,
  },
  {
    name: 'types',
    inputs: ['src', 'data', 'tsconfig.json', 'tsconfig.build.json', 'package-lock.json'],
    output: 'dist/types',
    run: emitTypes,
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

/** What programs have in common that look things up in the index. */
const finding = {
  isSmall: true,
  without: /[\\/](?:lint|journal|scaffold|health|completion)[\\/]/,
  within: ['better-sqlite3'],
};

async function bundle() {
  const { thirdPartyNotices } = await import('./third-party-notices.js');
  const outputs = [
    await bundleLibrary(root),
    ...(await bundleApart(root)),
    await bundleProgram(root, { name: 'full' }),
    await bundleProgram(root, { name: 'cli', without: /[\\/]lint[\\/]/ }),
    await bundleProgram(root, {
      name: 'reader',
      isSmall: true,
      only: ['render', 'whoami', 'flush'],
      without: /[\\/](?:lint|journal|scaffold|health|completion)[\\/]/,
    }),
    await bundleProgram(root, { name: 'searcher', only: ['search'], ...finding }),
    await bundleProgram(root, { name: 'finder', only: ['recall', 'reindex'], ...finding }),
    await bundleProgram(root, {
      name: 'auditor',
      isSmall: true,
      only: ['audit'],
      without: /[\\/](?:lint|scaffold|health|completion)[\\/]/,
    }),
    await bundleProgram(root, {
      name: 'linter',
      isSmall: true,
      only: ['lint'],
      without: /[\\/](?:scaffold|health|completion)[\\/]|[\\/](?:fix|self-test)\.js$/,
    }),
  ];
  const files = outputs.flatMap(({ outputFiles }) => outputFiles);
  for (const file of files) writeWhole(file.path, file.contents);
  writeWhole(
    join(root, 'dist/THIRD-PARTY-NOTICES.txt'),
    thirdPartyNotices(
      root,
      outputs.flatMap(({ metafile, late = [] }) => [metafile, ...late]),
    ),
  );
  for (const name of readdirSync(join(root, 'src/lint/rules')).filter((file) => file.endsWith('.md')))
    writeWhole(join(root, 'dist/rules', name), readFileSync(join(root, 'src/lint/rules', name)));
  for (const path of [
    'lint/lexicon/lexicon.generated.bin',
    'lint/judgement/weights.generated.bin',
    'models/embeddings/static-vectors.bin',
  ])
    writeWhole(join(root, 'dist', basename(path)), readFileSync(join(root, 'src', path)));
  writeWhole(join(root, 'dist/o200k_base.bin'), await packedVocabulary());
  removeOldChunks(files.map((file) => basename(file.path)));
  await compileProgram(root);
}

async function packedVocabulary() {
  const { packRankFile, packVocabulary } = await loadSource(root, [
    'src/tokens/packed-vocabulary.ts',
    'src/tokens/rank-file.ts',
  ]);
  return packVocabulary(await packRankFile());
}

function emitTypes() {
  rmSync(join(root, 'dist/types'), { recursive: true, force: true });
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], { cwd: root, stdio: ['ignore', 2, 2] });
}

/** Two builds at once, or a program that starts meanwhile, never see half a file. */
function writeWhole(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}

function removeOldChunks(current) {
  for (const name of readdirSync(join(root, 'dist'))) {
    if (name.startsWith('chunk-') && !current.includes(name)) rmSync(join(root, 'dist', name), { force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
  await build({ only });
}
