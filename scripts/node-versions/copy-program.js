import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder, unpackPackage } from './fetch-node.js';

/**
 * A copy of the built program in `folder`, with the packages that npm would install for this Node.js; null where the package of SQLite
 * can't be fetched. Its version for Node.js 22 and newer is not installed where agentsoul is developed on Node.js 20.
 */
export function copyProgram(root, folder, { exact }) {
  const { dependencies, optionalDependencies, files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const path of ['package.json', ...files]) cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const name of [...Object.keys(dependencies), ...Object.keys(optionalDependencies)]) {
    const installed = join(root, 'node_modules', name);
    if (existsSync(installed)) link(folder, name, installed);
  }
  if (Number.parseInt(exact, 10) >= 22 && !existsSync(join(folder, 'node_modules', sqlite))) {
    const fetched = join(cacheFolder(), `${sqlite}-${optionalDependencies[sqlite]}`);
    if (!existsSync(fetched) && !unpackPackage(`${sqlite}@${optionalDependencies[sqlite]}`, fetched)) return null;
    link(folder, sqlite, fetched);
  }
  return join(folder, 'bin/agentsoul.js');
}

const sqlite = 'better-sqlite3';

function link(folder, name, target) {
  const path = join(folder, 'node_modules', name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}
