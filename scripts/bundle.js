/**
 * The library (`dist/index.js`) and the program (`dist/cli.js`), each in a run of esbuild of its own: the program then holds only what
 * its commands use of the front door. What is imported with `import()` lies in chunks, which are read when they are needed.
 */
export async function bundle(root) {
  const library = await bundleEntry(root, { index: 'src/library.ts' });
  const program = await bundleEntry(root, { cli: 'commands/main.ts' });
  return {
    outputFiles: [...library.outputFiles, ...program.outputFiles],
    metafiles: [library.metafile, program.metafile],
  };
}

async function bundleEntry(root, entryPoints) {
  const { build } = await import('esbuild');
  return build({
    absWorkingDir: root,
    entryPoints,
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
      'sqlite-vec',
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
