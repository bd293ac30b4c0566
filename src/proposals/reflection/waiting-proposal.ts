import { SoulError } from '../../errors/soul-error.js';
import type { Layout } from '../../workspace/role-paths.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { pendingTextFile, sideFile } from './reflection-files.js';

/** The number of a proposal that waits, as its file says; null where none waits. Cheap, and no proof of anything. */
export async function waitingProposal(
  layout: Layout,
  reader: Pick<SnapshotReader, 'read'>,
): Promise<{ readonly id: string | null; readonly at: string | null } | null> {
  const side = await reader.read(sideFile(layout));
  const text = side.state === 'present' ? side.bytes.toString('utf8') : '';
  if (text === '' && (await reader.read(pendingTextFile(layout))).state === 'missing') return null;
  const id = /^\s*"id": "(r-\d{3,9})"/m.exec(text)?.[1] ?? null;
  return { id, at: /^\s*"at": "([^"]+)"/m.exec(text)?.[1] ?? null };
}

/** No second proposal is made while one waits. */
export async function refuseWhilePending(layout: Layout, reader: Pick<SnapshotReader, 'read'>): Promise<void> {
  const waiting = await waitingProposal(layout, reader);
  if (waiting === null) return;
  const name = waiting.id ?? 'A reflection';
  throw new SoulError('reflection-pending', `${name} waits for your decision, so no new proposal was made.`, {
    hint: 'See it with `agentsoul reflect show`, decide with `agentsoul reflect approve` or `reject`, or start over with `agentsoul reflect --replace`.',
  });
}
