import { decodeText } from '../workspace/decode-text.js';
import { readFrontMatter } from '../workspace/front-matter.js';
import type { FileBytes } from '../workspace/read-file.js';
import type { SnapshotReader } from '../workspace/snapshot.js';
import type { Workspace } from '../workspace/workspace.js';
import { findAudiences, ownerAlone } from './audience.js';
import type { Entry } from './entry.js';
import { listMemoryFiles, type MemoryPath } from './memory-files.js';
import { readEntries } from './read-entries.js';

/** What reading memories needs of a workspace. */
export type MemoryPlace = Pick<Workspace, 'profile' | 'agentId' | 'agentFolder' | 'config'>;

/** All memories of a workspace, file by file. Files that can't be read are passed over. */
export async function readMemories(workspace: MemoryPlace & Pick<Workspace, 'snapshot'>): Promise<Entry[]> {
  return workspace.snapshot((reader) => readMemoriesWith(workspace, reader));
}

export async function readMemoriesWith(workspace: MemoryPlace, reader: SnapshotReader): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const file of await listMemoryFiles(workspace, reader)) {
    entries.push(...entriesOf(workspace, file, await reader.read(file.path)));
  }
  return entries;
}

/** The memories in a file as it was read. */
export function entriesOf(workspace: MemoryPlace, file: MemoryPath, read: FileBytes): Entry[] {
  const decoded = read.state === 'present' ? decodeText(read.bytes) : null;
  if (read.state !== 'present' || decoded === null) return [];
  const isAlias = read.realPath !== file.path || read.hasOtherNames === true;
  const { body } = readFrontMatter(decoded.text);
  return readEntries(file, decoded.text, isAlias ? ownerAlone : findAudiences(workspace, file, body));
}
