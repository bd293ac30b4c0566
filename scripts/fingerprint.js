import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A hash over the names and bytes of files; folders count with everything in them. */
export function fingerprint(root, paths) {
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.flatMap((path) => filesIn(join(root, path))).sort()) {
    hash.update(`\0${relative(root, file)}\0`).update(bytesOf(file));
  }
  return hash.digest('hex');
}

const bytesByFile = new Map();

/** Several steps look at the same files. */
function bytesOf(file) {
  const bytes = bytesByFile.get(file) ?? readFileSync(file);
  bytesByFile.set(file, bytes);
  return bytes;
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

/** What a step left behind when it last ran, or nothing. */
export function readStamp(root, step) {
  try {
    return readFileSync(stampPath(root, step), 'utf8');
  } catch {
    return null; // It never ran here.
  }
}

export function stampPath(root, step) {
  return join(root, 'node_modules/.cache/agentsoul', step);
}
