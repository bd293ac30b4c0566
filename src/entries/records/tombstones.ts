import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { SoulError } from '../../errors/soul-error.js';
import { nameKey } from '../../language/names/name-key.js';
import { normaliseText } from '../../language/normalise-text.js';
import type { Day } from '../../workspace/calendar-days.js';
import { decodeText } from '../../workspace/decode-text.js';
import { readBytes } from '../../workspace/read-workspace-file.js';
import type { Layout } from '../../workspace/role-paths.js';
import type { Workspace } from '../../workspace/workspace.js';
import { metaFile } from '../paths/meta-files.js';

/** Permanently forgotten memories: keyed hashes, never the text. */
export type Tombstones = {
  readonly version: 1;
  readonly key: string;
  readonly entries: readonly { readonly hash: string; readonly day: Day }[];
};

function schema() {
  return z.object({
    version: z.literal(1),
    key: z.string().regex(/^[0-9a-f]{32,}$/),
    entries: z.array(z.object({ hash: z.string(), day: z.string() })),
  });
}

export function tombstonesPath(layout: Layout): string {
  return metaFile(layout, 'tombstones.json');
}

/** Null if there are none. An unreadable file is an error, because forgotten memories must not come back. */
export async function readTombstones(workspace: Layout & Pick<Workspace, 'reads'>): Promise<Tombstones | null> {
  const path = tombstonesPath(workspace);
  const file = await readBytes(workspace.reads, path);
  if (file.state === 'missing') return null;
  const text = file.state === 'present' ? (decodeText(file.bytes)?.text ?? '') : '';
  const read = schema().safeParse(parsed(text));
  if (read.success) return read.data;
  throw new SoulError('unreadable-file', `${path} is not a list of tombstones.`, {
    hint: 'It keeps permanently forgotten memories from coming back. Restore it, for example with `agentsoul undo` or git. Nothing was changed.',
  });
}

export function hasTombstone(tombstones: Tombstones | null, text: string): boolean {
  if (tombstones === null) return false;
  const hash = hashOf(tombstones.key, text);
  return tombstones.entries.some((entry) => entry.hash === hash);
}

/** The tombstones with these texts among them; the first ones get a new key. */
export function addTombstones(tombstones: Tombstones | null, texts: readonly string[], day: Day): Tombstones {
  return withHashes(tombstones, day, (key) => texts.map((text) => hashOf(key, text)));
}

/** The tombstones with these ids and names of entities among them, which no rollback restores. */
export function addNameTombstones(tombstones: Tombstones | null, names: readonly string[], day: Day): Tombstones {
  const said = names.filter((name) => nameKey(name) !== '');
  return withHashes(tombstones, day, (key) => said.map((name) => hashOfName(key, name)));
}

export function hasNameTombstone(tombstones: Tombstones | null, name: string): boolean {
  if (tombstones === null) return false;
  const hash = hashOfName(tombstones.key, name);
  return tombstones.entries.some((entry) => entry.hash === hash);
}

/** The tombstones without those of names that are mentioned again. */
export function removeNameTombstones(tombstones: Tombstones, names: readonly string[]): Tombstones {
  const gone = new Set(names.map((name) => hashOfName(tombstones.key, name)));
  return { ...tombstones, entries: tombstones.entries.filter(({ hash }) => !gone.has(hash)) };
}

/** The tombstones without that of a text, which may be remembered again. */
export function removeTombstone(tombstones: Tombstones, text: string): Tombstones {
  const gone = hashOf(tombstones.key, text);
  return { ...tombstones, entries: tombstones.entries.filter(({ hash }) => hash !== gone) };
}

export function formatTombstones(tombstones: Tombstones): string {
  return `${JSON.stringify(tombstones, null, 2)}\n`;
}

/** A text that may show tombstones, without the key, which would allow testing guesses. */
export function withoutTombstoneKey(text: string): string {
  return text.replace(/("key"\s*:\s*")[0-9a-f]{32,}(?=")/g, '$1[hidden]');
}

function withHashes(tombstones: Tombstones | null, day: Day, hashesOf: (key: string) => string[]): Tombstones {
  const { key, entries } = tombstones ?? { key: randomBytes(32).toString('hex'), entries: [] };
  const known = new Set(entries.map(({ hash }) => hash));
  const fresh = [...new Set(hashesOf(key))].filter((hash) => !known.has(hash));
  return { version: 1, key, entries: [...entries, ...fresh.map((hash) => ({ hash, day }))] };
}

function hashOf(key: string, text: string): string {
  return hmac(key, normaliseText(text));
}

/** Names and texts are separate: a note that contains only a name is not the entity. */
function hashOfName(key: string, name: string): string {
  return hmac(key, `\0name\0${nameKey(name)}`);
}

function hmac(key: string, said: string): string {
  return createHmac('sha256', Buffer.from(key, 'hex')).update(said).digest('hex');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema rejects invalid JSON with the same message.
    return null;
  }
}
