import { build, type Metafile } from 'esbuild';
import { expect, test } from 'vitest';
import { root } from './binary.js';

test('the list of commands loads nothing but the parser, what masks credentials, and the words of errors, scopes, roles, stores and formats', async () => {
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
  const packages = loaded.filter((path) => !/^(commands|src)\/|^package.json$/.test(path));
  const engine = loaded.filter((path) => path.startsWith('src/')).map((path) => path.split('/')[1] ?? '');
  expect([...new Set(packages)].sort()).toEqual([]);
  expect([...new Set(engine)].sort()).toEqual([
    'entries',
    'errors',
    'memory',
    'render',
    'roles',
    'scopes',
    'secrets',
    'workspace',
  ]);
  expect(loaded.filter((path) => /^src\/(?:entries|memory|workspace)\//.test(path)).sort()).toEqual([
    'src/entries/entry.ts',
    'src/memory/core/block-names.ts',
    'src/workspace/escape-for-terminal.ts',
    'src/workspace/lazy-value.ts',
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
