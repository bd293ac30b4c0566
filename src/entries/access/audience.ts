import { type Scope, scopeKinds } from '../../scopes/scopes.js';
import { type Layout, roomFile } from '../../workspace/role-paths.js';
import { mayHoldMarker } from '../../workspace/scope-marker.js';
import { readSectionVisibility } from '../../workspace/section-visibility.js';
import { splitSections } from '../../workspace/split-sections.js';
import { readForScopes, selectVisible } from '../../workspace/visible-text.js';
import type { Audience } from '../entry.js';
import type { MemoryPath } from '../paths/memory-files.js';
import { type LookupRules, lookupVisibility } from './lookup-visibility.js';

/** Which scopes may see the lines of a text. */
export type AudienceFinder = (startLine: number, endLine: number) => Audience;

const onlyMain: Audience = ['main'];

/** A file with other names could be private under one of them, so only the owner may see it. */
export const ownerOnly: AudienceFinder = () => onlyMain;

/** Who may find which lines of a memory file. `body` is the text without front matter. */
export function findAudiences(
  layout: Layout & LookupRules,
  { path, role }: Pick<MemoryPath, 'path' | 'role'>,
  body: string,
): AudienceFinder {
  const rooms = roomsNamedIn(body);
  const scopes: Scope[] = [
    ...scopeKinds.flatMap((kind): Scope[] => (kind === 'room' ? [] : [{ kind }])),
    ...rooms.map((room): Scope => ({ kind: 'room', room })),
    { kind: 'room', room: anyRoom },
  ];
  const select = readForScopes(body);
  const isPlain = rooms.length === 0 && !mayHoldMarker(body) && !/\|\s*share\b/i.test(body);
  const visible = scopes.flatMap((scope) => {
    if (role === 'rooms' && scope.kind === 'room') return [];
    const sight = lookupVisibility(layout, role, scope);
    if (sight === null || (isPlain && sight !== 'whole')) return [];
    const isLog = role !== 'core' && role !== 'user' && role !== 'rooms';
    const lines = isPlain ? null : new Set(select(scope, { sight, isLog }).lines);
    return [{ name: nameOf(scope), lines }];
  });
  const own = role === 'rooms' ? ownRoomLines(layout, { path, body, isPlain }) : [];
  const all = [...visible, ...own].sort((one, other) => (one.name < other.name ? -1 : 1));
  return (startLine, endLine) => {
    const names = all
      .filter(({ lines }) => lines === null || hasAll(lines, startLine, endLine))
      .map(({ name }) => name);
    return names.includes('main') ? names : [...new Set([...names, 'main'])].sort();
  };
}

/** Whether an audience includes one of the names of a scope. */
export function isInAudience(audience: Audience, names: readonly string[]): boolean {
  return names.some((name) => audience.includes(name));
}

/** The names of a scope in audiences; for a room, including its own file. */
export function lookupNames(layout: Layout, scope: Scope): string[] {
  if (scope.kind !== 'room') return [scope.kind];
  const file = roomFile(layout, scope.room);
  return ['room:*', `room:${scope.room}`, ...(file === null ? [] : [`room-file:${file}`])];
}

/** No room can have this name: names are trimmed. */
const anyRoom = ' ';

function nameOf(scope: Scope): string {
  if (scope.kind !== 'room') return scope.kind;
  return scope.room === anyRoom ? 'room:*' : `room:${scope.room}`;
}

type VisibleLines = { readonly name: string; readonly lines: ReadonlySet<number> | null };

/** The notes of a room are visible in that room. The room's name can't be derived from the file name, so the file name is used. */
function ownRoomLines(
  layout: Layout & LookupRules,
  { path, body, isPlain }: { path: string; body: string; isPlain: boolean },
): VisibleLines[] {
  const scope: Scope = { kind: 'room', room: anyRoom };
  if (lookupVisibility(layout, 'rooms', scope) === null) return [];
  const lines = isPlain ? null : new Set(selectVisible(body, scope, { sight: 'whole', isLog: false }).lines);
  return [{ name: `room-file:${path}`, lines }];
}

function roomsNamedIn(body: string): string[] {
  if (!/room/i.test(body)) return [];
  const marks = splitSections(body).map(readSectionVisibility);
  const named = marks.flatMap(({ marking, rooms, opens }) => [
    ...rooms,
    ...opens.rooms,
    ...[...opens.audiences, ...(marking.kind === 'for' ? marking.audiences : [])].flatMap((audience) =>
      audience.startsWith('room:') ? [audience.slice('room:'.length)] : [],
    ),
  ]);
  return [...new Set(named)];
}

function hasAll(lines: ReadonlySet<number>, startLine: number, endLine: number): boolean {
  for (let line = startLine; line <= endLine; line++) if (!lines.has(line)) return false;
  return true;
}
