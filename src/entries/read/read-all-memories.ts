import { decodeText } from '../../workspace/decode-text.js';
import { readFrontMatter } from '../../workspace/front-matter.js';
import type { FileBytes } from '../../workspace/read-workspace-file.js';
import type { Workspace } from '../../workspace/workspace.js';
import { findAudiences, ownerOnly } from '../access/audience.js';
import type { Entry } from '../entry.js';
import { listMemoryFiles, type MemoryPath } from '../paths/memory-files.js';
import { type MemoryPlace, parseOnce } from './parsed-file-cache.js';
import type { MemoryReader } from './parsed-memories.js';
import { readEntries } from './read-entries.js';

export type { MemoryPlace };

/** All memories of a workspace, file by file. Unreadable files are skipped. */
export async function readMemories(workspace: MemoryPlace & Pick<Workspace, 'snapshot'>): Promise<Entry[]> {
  return workspace.snapshot((reader) => readMemoriesWith(workspace, reader));
}

export async function readMemoriesWith(workspace: MemoryPlace, reader: MemoryReader): Promise<Entry[]> {
  if (reader.parsed !== undefined) return [...reader.parsed.entries()];
  const entries: Entry[] = [];
  for (const file of await listMemoryFiles(workspace, reader)) {
    entries.push(...entriesOf(workspace, file, await reader.read(file.path)));
  }
  return entries;
}

/** The memories in a file as it was read. */
export function entriesOf(workspace: MemoryPlace, file: MemoryPath, read: FileBytes): readonly Entry[] {
  if (read.state !== 'present') return [];
  const isAlias = read.realPath !== file.path || read.hasOtherNames === true;
  return takeApart(workspace, file, { bytes: read.bytes, isAlias });
}

/** The same without remembering the result, for callers who read many files once. */
export function parseEntries(workspace: MemoryPlace, file: MemoryPath, read: FileBytes): readonly Entry[] {
  if (read.state !== 'present') return [];
  const isAlias = read.realPath !== file.path || read.hasOtherNames === true;
  return parse(workspace, file, { bytes: read.bytes, isAlias });
}

function parse(
  workspace: MemoryPlace,
  file: MemoryPath,
  { bytes, isAlias }: { bytes: Uint8Array; isAlias: boolean },
): readonly Entry[] {
  const decoded = decodeText(bytes);
  if (decoded === null) return [];
  const { body } = readFrontMatter(decoded.text);
  return readEntries(file, decoded.text, isAlias ? ownerOnly : findAudiences(workspace, file, body));
}

const takeApart = parseOnce(parse);
