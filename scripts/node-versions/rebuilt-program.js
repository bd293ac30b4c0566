import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { cacheFolder } from './fetch-node.js';

/** A copy of the built program in `folder`, with better-sqlite3 built for this Node.js. */
export function copyProgram(root, folder, fetched) {
  const { dependencies, files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const path of ['package.json', ...files]) cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(name === sqlite ? rebuildSqlite(root, fetched) : join(root, 'node_modules', name), link);
  }
  return join(folder, 'bin/agentsoul.js');
}

const sqlite = 'better-sqlite3';

/** Built once for each version of both. The package of Node.js holds the headers, so nothing else is downloaded. */
function rebuildSqlite(root, { exact, folder: nodeFolder }) {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', sqlite, 'package.json'), 'utf8'));
  const folder = join(cacheFolder(), `${sqlite}-${version}-node-${exact}`);
  const built = join(folder, 'node_modules', sqlite);
  if (existsSync(built)) return built;
  const temporary = `${folder}.${process.pid}`;
  try {
    for (const name of [sqlite, 'bindings', 'file-uri-to-path'])
      cpSync(join(root, 'node_modules', name), join(temporary, 'node_modules', name), { recursive: true });
    rmSync(join(temporary, 'node_modules', sqlite, 'build'), { recursive: true, force: true });
    writeFileSync(join(temporary, 'package.json'), JSON.stringify({ dependencies: { [sqlite]: version } }));
    execFileSync('npm', ['rebuild', sqlite, '--build-from-source', '--no-audit', '--no-fund'], {
      cwd: temporary,
      env: {
        ...process.env,
        PATH: `${join(nodeFolder, 'bin')}${delimiter}${process.env.PATH}`,
        npm_config_nodedir: nodeFolder,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    renameSync(temporary, folder);
    return built;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
