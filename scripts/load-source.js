import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Files that look for others beside them must find them where the sources lie. */
export const keepPlaces = {
  name: 'keep-places',
  setup(building) {
    building.onLoad({ filter: /[\\/](?:src|test)[\\/].*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
      loader: 'ts',
    }));
  },
};

/** A module that was imported once is never read again, so each gets a name of its own. */
let loads = 0;

/** The exports of TypeScript files, loaded without building the package. */
export async function loadSource(root, paths) {
  // The script that installs the packages imports this file too.
  const { build } = await import('esbuild');
  // Inside node_modules, so that packages are found from there.
  const folder = join(root, 'node_modules/.cache/agentsoul');
  const outfile = join(folder, `source-${process.pid}-${++loads}.mjs`);
  mkdirSync(folder, { recursive: true });
  const contents = paths.map((path) => `export * from './${path}';`).join('\n');
  await build({
    stdin: { contents, resolveDir: root },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    plugins: [keepPlaces],
    logLevel: 'warning',
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile);
  }
}
