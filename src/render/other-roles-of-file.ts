import { type Role, roleNames } from '../roles/roles.js';
import { type Scope, seesAllNotes } from '../scopes/scopes.js';
import type { FileBytes } from '../workspace/read-workspace-file.js';
import { type Layout, pathPatterns, roleFiles, roleOfPath } from '../workspace/role-paths.js';
import type { SnapshotReader } from '../workspace/snapshot.js';
import type { RoleSights } from './select-roles.js';

/** Another name of a file, and what it serves as under that name. */
export type OtherRole = { readonly path: string; readonly serves: Role | 'private' | 'machinery' };

export type PresentFile = Extract<FileBytes, { state: 'present' }>;

/** Looks up what else a file serves as, however the names came to mean one file: links, linked folders, hard links. */
export type OtherRoleFinder = (file: PresentFile) => Promise<readonly OtherRole[]>;

export async function findOtherRoles(layout: Layout, reader: SnapshotReader): Promise<OtherRoleFinder> {
  const plain = await claimsOf(layout, reader, [...new Set(roleNames.flatMap((role) => roleFiles(layout, role)))]);
  let scan: Promise<OtherRoleFinder> | null = null;
  return async (file) => {
    const claims = [...(plain.get(file.identity) ?? []), ...claimOf(layout, file.realPath)];
    if (file.hasOtherNames !== true) return claims;
    scan ??= scanForOtherNames(layout, reader);
    return [...claims, ...(await (await scan)(file))];
  };
}

/**
 * Whether a file that is also something else may stand for a role. One real file has one role; where two names lead to it the
 * more private one wins, unless the scope sees both alike. Daily notes and room notes are like nothing else.
 */
export function isSeenAlike(
  claim: OtherRole,
  { role, path }: { role: Role; path: string },
  { scope, sights }: { scope: Scope; sights: RoleSights },
): boolean {
  if (claim.serves === 'machinery') return false;
  if (claim.serves === role) return role !== 'rooms' || claim.path === path;
  const isOwner = seesAllNotes(scope.kind);
  if (claim.serves === 'private') return isOwner;
  const sight = sights.get(role);
  if (isOwner) return sights.has(claim.serves) && sights.get(claim.serves) === sight;
  const isEntryByEntry = [role, claim.serves].some((either) => either === 'daily' || either === 'rooms');
  return !isEntryByEntry && sight === 'whole' && sights.get(claim.serves) === 'whole';
}

/** Whether a file may stand in for the soul: it must be nothing else, so that the choice is the same in every scope. */
export function isFreeForPersona(claim: OtherRole): boolean {
  return claim.serves === 'soul' || claim.serves === 'alternates';
}

async function claimsOf(
  layout: Layout,
  reader: SnapshotReader,
  paths: readonly string[],
): Promise<ReadonlyMap<string, readonly OtherRole[]>> {
  const claims = new Map<string, OtherRole[]>();
  // A few at a time: a process may hold only so many files open, and one that could not be opened would not be known.
  for (let start = 0; start < paths.length; start += atOnce) {
    const files = await Promise.all(paths.slice(start, start + atOnce).map((path) => reader.read(path)));
    for (const file of files) {
      if (file.state !== 'present') continue;
      claims.set(file.identity, [...(claims.get(file.identity) ?? []), ...claimOf(layout, file.path)]);
    }
  }
  return claims;
}

const atOnce = 16;

/** What a path serves as; nothing for a file that is neither part of the layout nor in a place for memories. */
function claimOf(layout: Layout, path: string): OtherRole[] {
  if (/(^|\/)\.(git|agentsoul)(\/|$)/i.test(path)) return [{ path, serves: 'machinery' }];
  const role = roleOfPath(layout, path);
  if (role !== null) return [{ path, serves: role }];
  return isPrivatePlace(path) ? [{ path, serves: 'private' }] : [];
}

/** Names that are private in some layout stay private in a layout that does not know them. */
function isPrivatePlace(path: string): boolean {
  return /(^|\/)((memory|notes|rooms|sessions|transcripts|vault)\/|(user|memory|dreams)\.md$|\.env)/i.test(path);
}

const mostPaths = 5_000;

/** Looks for hard links in the folders where memories lie. Where that would take too long, the file counts as private. */
async function scanForOtherNames(layout: Layout, reader: SnapshotReader): Promise<OtherRoleFinder> {
  const patterns = roleNames.flatMap((role) => pathPatterns(layout, role)).filter((pattern) => pattern.includes('/'));
  const folders = new Set([
    ...patterns.map((pattern) => pattern.slice(0, pattern.lastIndexOf('/'))),
    'memory',
    'notes',
  ]);
  const paths = new Set<string>();
  for (const folder of folders) {
    for (const name of (await reader.list(folder)).filter(canBeRead)) {
      if (name.endsWith('/')) folders.add(`${folder}/${name.slice(0, -1)}`);
      else paths.add(`${folder}/${name}`);
    }
    if (paths.size > mostPaths) return async ({ path }) => [{ path, serves: 'private' }];
  }
  const claims = await claimsOf(layout, reader, [...paths]);
  return async ({ identity }) => claims.get(identity) ?? [];
}

function canBeRead(name: string): boolean {
  return !/[\\\0-\x1f\x7f]/.test(name);
}
