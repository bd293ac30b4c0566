import { build, type Metafile } from 'esbuild';
import { expect, test } from 'vitest';
import { root } from './binary.js';

test('the list of commands loads the parser, the front door and rows of operations, and no package, schema, rule or table of words', async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['commands/main.ts'],
    outdir: 'dist',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  const loaded = loadedAtStart(metafile, 'commands/main.ts');
  const packages = loaded.filter((path) => !/^(commands|src|data)\/|^package.json$/.test(path));
  const engine = loaded.filter((path) => path.startsWith('src/')).map((path) => path.split('/')[1] ?? '');
  expect([...new Set(packages)].sort()).toEqual([]);
  // The front door and the table of operations, whose rows load schema and code when they are invoked.
  expect([...new Set(engine)].sort()).toEqual([
    'access-tokens',
    'audit',
    'config',
    'entries',
    'errors',
    'hooks',
    'identity',
    'index.ts',
    'lint',
    'memory',
    'models',
    'operations',
    'profiles',
    'render',
    'roles',
    'scopes',
    'secrets',
    'sessions',
    'tokens',
    'workspace',
  ]);
  const heavy = /^src\/(?:lint\/(?:rules|orders|lexicon)|tokens\/known|operations\/inputs|workspace\/front-matter)/;
  expect(loaded.filter((path) => heavy.test(path))).toEqual([]);
  expect(loaded.filter((path) => /^src\/(?:entries|memory)\//.test(path)).sort()).toEqual([
    'src/entries/entry.ts',
    'src/memory/core/block-names.ts',
    'src/memory/graph/graph-formats.ts',
  ]);
  expect(loaded.filter((path) => path.startsWith('src/render/'))).toEqual(['src/render/formats/format-names.ts']);
});

/** Everything a file imports before it runs, and what that imports; not what is imported later, when it is needed. */
function loadedAtStart({ inputs }: Metafile, entry: string): readonly string[] {
  const found = new Set([entry]);
  for (const path of found) {
    for (const { path: imported, kind } of inputs[path]?.imports ?? []) {
      if (kind === 'import-statement' && !imported.startsWith('node:')) found.add(imported);
    }
  }
  return [...found];
}
