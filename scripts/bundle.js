import { join, relative } from 'node:path';
import { doorsReaching } from './bundle/doors-reaching.js';

/**
 * The library (`dist/index.js`) and the program (`dist/cli.js`), each in a run of its own: the program then holds only what its
 * commands use of the front door. What is imported with `import()` lies in chunks, which are read when they are needed.
 */
export async function bundle(root) {
  const library = await bundleEntry(root, { name: 'index', path: 'src/library.ts' });
  const program = await bundleEntry(root, { name: 'cli', path: 'commands/main.ts' });
  return [...library, ...program];
}

/**
 * Where loading takes the most of a command that is run often. Opening a file costs Node.js more than reading it, so modules that the
 * same of these doors need lie in one chunk; all others in as many chunks as `import()` asks for.
 */
const doors = [
  'src/workspace/open-workspace.ts',
  'src/operations/identity/whoami.ts',
  'src/operations/context/render-text.ts',
  'src/operations/context/brief.ts',
  'src/operations/memory/search.ts',
  'src/operations/memory/recall.ts',
  'src/operations/memory/log.ts',
  'src/operations/memory/remember.ts',
  'src/operations/start/status.ts',
  'src/hooks/run-hook.ts',
  'src/mcp/serve-stdio.ts',
];

/** The files of an entry: where each belongs, its text, and the modules whose code is in it. */
async function bundleEntry(root, { name, path }) {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    cwd: root,
    input: { [name]: path },
    platform: 'node',
    transform: { target: 'node20.19' },
    // What is heavy or native is installed beside us and loaded when it is needed; what every run needs comes inside.
    external: [
      /^node:/,
      /^better-sqlite3/,
      'sqlite-vec',
      'snowball-stemmers',
      /^@secretlint\//,
      '@inquirer/prompts',
      'ora',
      'ai',
      /^@ai-sdk\//,
      'execa',
    ],
    resolve: {
      mainFields: ['module', 'main'],
      // The package's build for browsers is the same code as modules, which leave out what is not used.
      alias: { yaml: join(root, 'node_modules/yaml/browser/index.js') },
    },
    // A chunk may export more than the module it stands for.
    preserveEntrySignatures: 'allow-extension',
    checks: { ineffectiveDynamicImport: false },
    logLevel: 'warn',
  });
  const groupOf = doorsReaching([path, ...doors].map((door) => join(root, door)));
  const { output } = await build.generate({
    format: 'esm',
    minify: true,
    comments: false,
    // Beside the entries, because some files look for data that lies beside them.
    chunkFileNames: 'chunk-[hash].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: groupOf, debugName: 'doors' }],
    },
  });
  await build.close();
  return output.map(({ fileName, code, modules }) => ({
    path: join(root, 'dist', fileName),
    contents: code,
    modules: Object.entries(modules).flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 ? [relative(root, id)] : [],
    ),
  }));
}
