import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Entry } from '../entry.js';
import type { Entity } from '../graph/entity.js';

/** The memories of all files as somebody parsed them before, and who knows that the files are still the same. */
export type ParsedMemories = {
  /** In the order of the files. */
  entries(): readonly Entry[];
  entriesOf(paths: readonly string[]): readonly Entry[];
  entities(): readonly Entity[];
};

/** A reader that need not read and parse all files to know their memories. */
export type MemoryReader = SnapshotReader & { readonly parsed?: ParsedMemories };
