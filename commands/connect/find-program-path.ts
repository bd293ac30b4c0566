import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The absolute path of `bin/agentsoul.js`, found from wherever this file was bundled to. */
export function programScript(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'bin', 'agentsoul.js');
    if (existsSync(candidate)) return candidate;
  }
  throw new Error('bin/agentsoul.js is missing from this installation.');
}
