// Makes dist/: the library, the program and their types. Does nothing where nothing has changed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fingerprint, readStamp, stampPath } from './fingerprint.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const steps = [
  {
    name: 'bundle',
    inputs: [
      'src',
      'commands',
      'package.json',
      'package-lock.json',
      'scripts/build.js',
      'scripts/third-party-notices.js',
    ],
    output: 'dist/cli.js',
    run: bundle,
  },
  {
    name: 'types',
    inputs: ['src', 'tsconfig.json', 'tsconfig.build.json', 'package-lock.json'],
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

async function bundle() {
  const { build: esbuild } = await import('esbuild');
  const { thirdPartyNotices } = await import('./third-party-notices.js');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { outputFiles, metafile } = await esbuild({
    absWorkingDir: root,
    entryPoints: { index: 'src/index.ts', cli: 'commands/main.ts' },
    outdir: 'dist',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    mainFields: ['module', 'main'],
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    // What is heavy or native stays outside and is loaded when it is needed; what every run needs comes inside.
    external: ['better-sqlite3', '@secretlint/*', '@inquirer/prompts', 'ora'],
    // The package's build for browsers is the same code as modules, which leave out what is not used.
    alias: { yaml: './node_modules/yaml/browser/index.js' },
    // Packages in the older module format ask for built-in modules with `require`.
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
    plugins: [leaveOutUnused],
    logLevel: 'warning',
  });
  for (const file of outputFiles) writeWhole(file.path, file.contents);
  writeWhole(join(root, 'dist/version.js'), `export const version = ${JSON.stringify(version)};\n`);
  writeWhole(join(root, 'dist/THIRD-PARTY-NOTICES.txt'), thirdPartyNotices(root, metafile));
  removeOldChunks(outputFiles.map((file) => basename(file.path)));
}

/** Parts of packages that are loaded at every start and that agentsoul never uses. */
const leaveOutUnused = {
  name: 'leave-out-unused',
  setup(building) {
    const standIns = {
      // Chalk looks for a terminal; commands/ui/style.ts decides that.
      '#supports-color': 'export default { stdout: false, stderr: false };',
      // Commander can run commands that are programs of their own; ours are functions.
      'node:child_process': 'module.exports = {};',
      'node:process': 'module.exports = globalThis.process;',
    };
    building.onResolve({ filter: /^(#supports-color|node:child_process|node:process)$/ }, ({ path, importer }) => {
      const isUnused = /node_modules.(chalk|commander)./.test(importer);
      return isUnused ? { path, namespace: 'stand-in' } : undefined;
    });
    building.onLoad({ filter: /.*/, namespace: 'stand-in' }, ({ path }) => ({ contents: standIns[path] }));
  },
};

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
  const folder = join(root, 'dist/chunks');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!current.includes(name)) rmSync(join(folder, name), { force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
  await build({ only });
}
