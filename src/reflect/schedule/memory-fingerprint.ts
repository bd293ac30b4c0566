import { createHash } from 'node:crypto';
import { listMemoryFiles } from '../../entries/paths/memory-files.js';
import { metaFile } from '../../entries/paths/meta-files.js';
import { decayFile } from '../../entries/records/decay-scores.js';
import {
  evolutionFile,
  reflectionLogFile,
  rejectedIdeasFile,
} from '../../proposals/reflection/reflection-file-paths.js';
import { fileStatsReader } from '../../search/file-stats.js';
import { dayAt } from '../../workspace/calendar-days.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Workspace } from '../../workspace/workspace.js';

export type FingerprintedWorkspace = Pick<
  Workspace,
  'root' | 'profile' | 'agentId' | 'agentFolder' | 'config' | 'at' | 'timezone'
>;

/**
 * A hash that stays the same on one day while no memory changes: then there is nothing new to reflect on. The list of processed memories
 * is not included, because reflection itself changes it.
 */
export async function memoryFingerprint(
  workspace: FingerprintedWorkspace,
  reader: Pick<SnapshotReader, 'list'>,
): Promise<string> {
  const statsOf = fileStatsReader(workspace.root, 0);
  const records = ['tombstones.json', 'pending-memories.md'].map((name) => metaFile(workspace, name));
  const known = [decayFile, reflectionLogFile, rejectedIdeasFile, evolutionFile].map((fileOf) => fileOf(workspace));
  const paths = [...(await listMemoryFiles(workspace, reader)).map(({ path }) => path), ...known, ...records];
  const hash = createHash('sha256').update(dayAt(workspace.at, workspace.timezone));
  hash.update(JSON.stringify([workspace.config.reflection, workspace.config.model]));
  for (const path of paths) {
    hash.update(`\n${path}\t${statsOf(path)?.stats ?? ''}`);
  }
  return hash.digest('hex');
}
