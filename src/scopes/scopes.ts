import { nearestWord } from '../errors/nearest-word.js';
import { SoulError } from '../errors/soul-error.js';
import type { Role } from '../roles/roles.js';

/** The audience a prompt, a search or an answer is for. `room` always comes with the id of the room. */
export const scopeKinds = ['main', 'group', 'room', 'subagent', 'heartbeat', 'cron', 'boot', 'bootstrap'] as const;

export type ScopeKind = (typeof scopeKinds)[number];

export type Scope =
  | { readonly kind: Exclude<ScopeKind, 'room'>; readonly room?: never }
  | { readonly kind: 'room'; readonly room: string };

/** Roles that only the owner sees, regardless of profile and config. */
const ownerOnlyRoles: readonly Role[] = ['user', 'core'];

/** Scopes that only the owner reads. Any scope not listed here counts as shared. */
const ownerScopes: readonly ScopeKind[] = ['main', 'heartbeat', 'cron', 'boot', 'bootstrap'];

export function isNeverVisible(role: Role, kind: ScopeKind): boolean {
  return ownerOnlyRoles.includes(role) && !ownerScopes.includes(kind);
}

/** Scopes that see everything the owner wrote, in any room. */
export function seesAllNotes(kind: ScopeKind): boolean {
  return kind === 'main' || kind === 'heartbeat';
}

/** Reads `main`, `room:<id>` and the like. A separate room id is valid with `group` or `room` only. */
export function parseScope(text: string, room?: string): Scope {
  const trimmed = text.trim();
  const named = trimmed.startsWith('room:') ? trimmed.slice('room:'.length) : undefined;
  const kind = named === undefined ? scopeKinds.find((known) => known === trimmed) : 'room';
  if (kind === undefined) throw unknownScope(text);
  if (named !== undefined && room !== undefined && roomId(named) !== roomId(room)) throw contradiction(text, room);
  if (kind === 'room') return roomScope(named ?? room ?? '');
  if (room === undefined) return { kind };
  if (kind !== 'group') throw contradiction(text, room);
  return roomScope(room);
}

/** A scope given by a program, as a name or a value. Defaults to `main`. */
export function readScope(given: Scope | string | undefined): Scope {
  if (given === undefined) return { kind: 'main' };
  return typeof given === 'string' ? parseScope(given) : parseScope(given.kind, given.room);
}

export function scopeNames(last?: 'or'): string {
  const names = scopeKinds.map((kind) => (kind === 'room' ? 'room:<id>' : kind));
  return last === undefined ? names.join(', ') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}

export function formatScope(scope: Scope): string {
  return scope.kind === 'room' ? `room:${scope.room}` : scope.kind;
}

function roomScope(text: string): Scope {
  const id = roomId(text);
  if (id !== '') return { kind: 'room', room: id };
  throw new SoulError('unknown-scope', 'The scope `room` needs the id of a room.', {
    hint: 'Write it as `room:<id>`, for example `--scope room:kitchen`.',
  });
}

/** Unicode-normalised, so that two encodings of the same name are one room and one file. */
function roomId(text: string): string {
  return text.trim().normalize('NFC');
}

function contradiction(scope: string, room: string): SoulError {
  return new SoulError('unknown-scope', `The scope ${scope.trim()} and the room "${room}" contradict each other.`, {
    hint: `Write \`room:${room}\` for the room, or leave the room out.`,
  });
}

function unknownScope(text: string): SoulError {
  const suggestion = nearestWord(text, [...scopeKinds]);
  return new SoulError('unknown-scope', `There is no scope named "${text}".`, {
    hint: suggestion ? `Did you mean \`${suggestion}\`?` : `Known scopes: ${scopeNames()}.`,
  });
}
