import { SoulError } from '../../errors/soul-error.js';
import type { Layout } from '../../workspace/role-paths.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { pendingJsonFile, pendingTextFile } from './reflection-file-paths.js';

/** The number of the pending proposal according to its file; null if there is none. Cheap, but not verified. */
export async function readPendingStatus(
  layout: Layout,
  reader: Pick<SnapshotReader, 'read'>,
): Promise<{ readonly id: string | null; readonly at: string | null } | null> {
  const side = await reader.read(pendingJsonFile(layout));
  const text = side.state === 'present' ? side.bytes.toString('utf8') : '';
  if (text === '' && (await reader.read(pendingTextFile(layout))).state === 'missing') return null;
  const id = /^\s*"id": "(r-\d{3,9})"/m.exec(text)?.[1] ?? null;
  return { id, at: /^\s*"at": "([^"]+)"/m.exec(text)?.[1] ?? null };
}

/** Only one proposal may be pending. */
export async function refuseWhilePending(layout: Layout, reader: Pick<SnapshotReader, 'read'>): Promise<void> {
  const waiting = await readPendingStatus(layout, reader);
  if (waiting === null) return;
  const name = waiting.id ?? 'A reflection';
  throw new SoulError('reflection-pending', `${name} still needs your decision, so no new proposal was created.`, {
    hint: 'View it with `agentsoul reflect show`, decide with `agentsoul reflect approve` or `reject`, or start over with `agentsoul reflect --replace`.',
  });
}
