/**
 * One run of esbuild for the library (`dist/index.js`) and the program (`dist/cli.js`). What both use lies in shared chunks, and
 * what is imported with `import()` in chunks of its own, which are read when they are needed.
 */
export async function bundle(root) {
  const { build } = await import('esbuild');
  return build({
    absWorkingDir: root,
    entryPoints: { index: 'src/index.ts', cli: 'commands/main.ts' },
    outdir: 'dist',
    // Beside the entries, because some files look for data that lies beside them.
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    write: false,
    metafile: true,
    mainFields: ['module', 'main'],
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    // What is heavy or native is installed beside us and loaded when it is needed; what every run needs comes inside.
    external: [
      'better-sqlite3',
      'snowball-stemmers',
      '@secretlint/*',
      '@inquirer/prompts',
      'ora',
      'ai',
      '@ai-sdk/*',
      'execa',
    ],
    // The package's build for browsers is the same code as modules, which leave out what is not used.
    alias: { yaml: './node_modules/yaml/browser/index.js' },
  });
}
