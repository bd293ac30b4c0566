import { createHash } from 'node:crypto';
import { decayFile } from '../entries/decay-scores.js';
import { listMemoryFiles } from '../entries/memory-files.js';
import { metaFile } from '../entries/meta-files.js';
import { evolutionFile, reflectionLogFile, rejectedIdeasFile } from '../proposals/reflection/reflection-files.js';
import { fileLooker } from '../search/file-state.js';
import { dayAt } from '../workspace/days.js';
import type { SnapshotReader } from '../workspace/snapshot.js';
import type { Workspace } from '../workspace/workspace.js';

export type LooksPlace = Pick<Workspace, 'root' | 'profile' | 'agentId' | 'agentFolder' | 'config' | 'at' | 'timezone'>;

/**
 * A hash that stays the same while no memory was touched on the same day: then there is nothing new to reflect on. Which memories
 * were looked at is no part of it, because looking at them is what notes that.
 */
export async function memoryLooks(workspace: LooksPlace, reader: Pick<SnapshotReader, 'list'>): Promise<string> {
  const look = fileLooker(workspace.root, 0);
  const records = ['tombstones.json', 'pending-memories.md'].map((name) => metaFile(workspace, name));
  const known = [decayFile, reflectionLogFile, rejectedIdeasFile, evolutionFile].map((fileOf) => fileOf(workspace));
  const paths = [...(await listMemoryFiles(workspace, reader)).map(({ path }) => path), ...known, ...records];
  const hash = createHash('sha256').update(dayAt(workspace.at, workspace.timezone));
  hash.update(JSON.stringify([workspace.config.reflection, workspace.config.model]));
  for (const path of paths) {
    hash.update(`\n${path}\t${look(path)?.seen ?? ''}`);
  }
  return hash.digest('hex');
}
