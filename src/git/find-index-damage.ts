import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readWhole } from '../workspace/state-file.js';
import type { Damage } from './explain-damage.js';
import type { Repository } from './repository.js';

/** Why git cannot read its index; null if it can, or if there is none yet. */
export function findIndexDamage({ indexFile, objectFormat }: Repository): Damage | null {
  if (!existsSync(indexFile) || isSound(indexFile, objectFormat)) return null;
  return {
    what: `${indexFile} is not an index that git can read.`,
    repair: `Run \`mv ${indexFile} ${indexFile}.damaged\` and then \`git reset\`, which rebuilds it from the last commit. Only staged changes are lost; your files stay as they are.`,
  };
}

function isSound(indexFile: string, algorithm: Repository['objectFormat']): boolean {
  try {
    const read = readWhole(indexFile, { maxBytes });
    return !('says' in read) && isWhole(read.bytes, algorithm);
  } catch {
    return false;
  }
}

/** Far larger than the index of any workspace. */
const maxBytes = 512 * 1024 * 1024;

/** An index starts with a signature and a version, and ends with a hash of the rest, or zeros if hashing is turned off. */
function isWhole(bytes: Buffer, algorithm: Repository['objectFormat']): boolean {
  const hashLength = algorithm === 'sha256' ? 32 : 20;
  if (bytes.length < 12 + hashLength || bytes.toString('latin1', 0, 4) !== 'DIRC') return false;
  const version = bytes.readUInt32BE(4);
  if (version < 2 || version > 4) return false;
  const stored = bytes.subarray(bytes.length - hashLength);
  const isUnhashed = stored.every((byte) => byte === 0);
  const content = bytes.subarray(0, bytes.length - hashLength);
  return isUnhashed || createHash(algorithm).update(content).digest().equals(stored);
}
