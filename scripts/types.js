import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The types of the library in one text, from what the compiler makes of every file. */
export async function rollUpTypes(root) {
  // Not below node_modules, where the plugin takes every file for one of another package.
  const folder = mkdtempSync(join(tmpdir(), 'agentsoul-types-'));
  try {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json', '--outDir', folder], {
      cwd: root,
      stdio: ['ignore', 2, 2],
    });
    const [{ rollup }, { dts }] = await Promise.all([import('rollup'), import('rollup-plugin-dts')]);
    const bundle = await rollup({
      input: join(folder, 'src/library.d.ts'),
      external: /^[^./]/,
      plugins: [dts()],
      onwarn: ({ message }) => {
        throw new Error(message);
      },
    });
    const { output } = await bundle.generate({ format: 'es' });
    return output[0].code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
