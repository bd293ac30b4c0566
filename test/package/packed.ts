import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { root } from '../cli/binary.js';

const packages = z.record(z.string(), z.string());
const manifestSchema = z.looseObject({ version: z.string(), dependencies: packages, optionalDependencies: packages });

export const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

export type Packed = {
  readonly folder: string;
  readonly tarball: string;
  /** The files of the package, sorted, relative to its root. */
  readonly files: readonly string[];
};

/** Packs the built checkout as it would be published. Asks no registry. */
export function packCheckout(): Packed {
  execFileSync(process.execPath, [join(root, 'scripts/build.js')], { stdio: ['ignore', 'inherit', 'inherit'] });
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-package-')));
  const stdout = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: folder, npm_config_offline: 'true', npm_config_update_notifier: 'false' },
  });
  const [packed] = packSchema.parse(JSON.parse(stdout));
  return { folder, tarball: join(folder, packed.filename), files: packed.files.map(({ path }) => path).sort() };
}

const packSchema = z.tuple([
  z.looseObject({ filename: z.string(), files: z.array(z.looseObject({ path: z.string() })) }),
]);

/**
 * A project in which the tarball is installed. The packages it depends on are those of the checkout, so that the test
 * needs neither a registry nor a compiler.
 */
export function installTarball({ folder, tarball }: Packed): string {
  const project = join(folder, 'project');
  const installed = join(project, 'node_modules/agentsoul');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  const optional = Object.keys(manifest.optionalDependencies).filter((name) =>
    existsSync(join(root, 'node_modules', name)),
  );
  for (const name of [...Object.keys(manifest.dependencies), ...optional, '@types/node', 'undici-types']) {
    mkdirSync(dirname(join(project, 'node_modules', name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name));
  }
  return project;
}
