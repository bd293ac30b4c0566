import type { Workspace } from '../../workspace/workspace.js';
import type { MemoryPath } from '../paths/memory-files.js';

/** What reading memories needs of a workspace. */
export type MemoryPlace = Pick<Workspace, 'profile' | 'agentId' | 'agentFolder' | 'config'>;

/** A file as it was read: its bytes, and whether other names lead to it. */
export type SeenFile = { readonly bytes: Buffer; readonly isAlias: boolean };

type Reader<Value> = (workspace: MemoryPlace, file: MemoryPath, seen: SeenFile) => Value;

type Known<Value> = Map<string, { readonly bytes: Buffer; readonly value: Value }>;

/**
 * Parses files, each once per content. Audiences depend on layout and config, so each pair of them has its own cache.
 */
export function parseOnce<Value>(read: Reader<Value>): Reader<Value> {
  const known = new WeakMap<MemoryPlace['config'], WeakMap<MemoryPlace['profile'], Known<Value>>>();
  const filesOf = ({ config, profile }: MemoryPlace): Known<Value> => {
    const byProfile = known.get(config) ?? new WeakMap<MemoryPlace['profile'], Known<Value>>();
    known.set(config, byProfile);
    const files: Known<Value> = byProfile.get(profile) ?? new Map();
    byProfile.set(profile, files);
    return files;
  };
  return (workspace, file, seen) => {
    const files = filesOf(workspace);
    const key = JSON.stringify([file, workspace.agentId, workspace.agentFolder, seen.isAlias]);
    const before = files.get(key);
    if (before?.bytes.equals(seen.bytes) === true) return before.value;
    const value = read(workspace, file, seen);
    files.set(key, { bytes: seen.bytes, value });
    return value;
  };
}
