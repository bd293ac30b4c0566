import type { Role } from '../roles/roles.js';
import type { Scope } from '../scopes/scopes.js';
import { decodeText } from '../workspace/decode-text.js';
import type { FileBytes } from '../workspace/read-workspace-file.js';
import { roleFiles, roomFile } from '../workspace/role-paths.js';
import type { SnapshotReader } from '../workspace/snapshot.js';
import type { Workspace } from '../workspace/workspace.js';
import { dailyPaths } from './daily-paths.js';
import {
  findOtherRoles,
  isFreeForPersona,
  isSeenAlike,
  type OtherRole,
  type OtherRoleFinder,
} from './other-roles-of-file.js';
import type { RoleSights } from './select-roles.js';

/** A file of the workspace as a prompt could use it. */
export type SourceFile =
  | {
      readonly state: 'present';
      readonly role: Role;
      readonly path: string;
      readonly text: string;
      readonly bytes: Buffer;
    }
  | { readonly state: 'missing'; readonly role: Role; readonly path: string }
  | { readonly state: 'withheld'; readonly role: Role; readonly path: string; readonly reason: string };

export type Gathering = {
  readonly scope: Scope;
  readonly sights: RoleSights;
  /** A file that may stand in for the soul. */
  readonly persona?: string | null;
};

/** Reads the files a scope may see, all at one moment. A file that also serves a role the scope sees differently is withheld. */
export async function gatherFiles(
  workspace: Workspace,
  { scope, sights, persona = null }: Gathering,
): Promise<{ sources: readonly SourceFile[]; persona: SourceFile | null }> {
  return workspace.snapshot(async (reader) => {
    const findOthers = await findOtherRoles(workspace, reader);
    const sources: SourceFile[] = [];
    for (const role of sights.keys()) {
      for (const path of await candidatePaths(workspace, reader, { role, scope })) {
        sources.push(await readRole({ role, path }, reader, { findOthers, scope, sights }));
      }
    }
    return {
      sources: keepFirstFound(sources),
      persona: persona === null ? null : await readPersona(persona, reader, findOthers),
    };
  });
}

/** A file that may stand in for the soul; withheld where it is anything else. */
export async function gatherPersona(workspace: Workspace, path: string): Promise<SourceFile> {
  return workspace.snapshot(async (reader) => readPersona(path, reader, await findOtherRoles(workspace, reader)));
}

/** One file of a role the scope sees. */
export async function gatherFile(
  workspace: Workspace,
  { role, path }: Named,
  { scope, sights }: Gathering,
): Promise<SourceFile> {
  return workspace.snapshot(async (reader) => {
    const findOthers = await findOtherRoles(workspace, reader);
    return readRole({ role, path }, reader, { findOthers, scope, sights });
  });
}

type Named = { readonly role: Role; readonly path: string };

async function readRole(
  { role, path }: Named,
  reader: SnapshotReader,
  { findOthers, scope, sights }: Gathering & { findOthers: OtherRoleFinder },
): Promise<SourceFile> {
  const isAllowed = (claim: OtherRole) => isSeenAlike(claim, { role, path }, { scope, sights });
  const clash = 'The same file also has a role that this scope may not see.';
  return toSource({ role, path }, await reader.read(path), { findOthers, isAllowed, clash });
}

async function readPersona(path: string, reader: SnapshotReader, findOthers: OtherRoleFinder): Promise<SourceFile> {
  const clash = 'The same file has another role in the workspace.';
  const file = await reader.read(path);
  return toSource({ role: 'alternates', path }, file, { findOthers, isAllowed: isFreeForPersona, clash });
}

async function candidatePaths(
  workspace: Workspace,
  reader: SnapshotReader,
  { role, scope }: { role: Role; scope: Scope },
): Promise<readonly string[]> {
  if (role === 'daily') return dailyPaths(workspace, reader);
  if (role !== 'rooms') return roleFiles(workspace, role);
  const path = scope.kind === 'room' ? roomFile(workspace, scope.room) : null;
  return path === null ? [] : [path];
}

async function toSource(
  { role, path }: Named,
  file: FileBytes,
  {
    findOthers,
    isAllowed,
    clash,
  }: { findOthers: OtherRoleFinder; isAllowed: (claim: OtherRole) => boolean; clash: string },
): Promise<SourceFile> {
  if (file.state === 'missing') return { state: 'missing', role, path };
  if (file.state === 'unreadable') return { state: 'withheld', role, path, reason: file.reason };
  const claims = await findOthers(file);
  if (!claims.every(isAllowed)) return { state: 'withheld', role, path, reason: clash };
  const decoded = decodeText(file.bytes);
  if (decoded === null) return { state: 'withheld', role, path, reason: 'It is not UTF-8 text.' };
  return { state: 'present', role, path, text: decoded.text, bytes: file.bytes };
}

/** Where a role may lie under several names, the first that exists counts; examples and daily notes are all kept. */
function keepFirstFound(sources: readonly SourceFile[]): SourceFile[] {
  return sources.filter((source, index) => {
    if (source.role === 'daily' || source.role === 'examples') return true;
    const sameRole = sources.filter(({ role }) => role === source.role);
    const first = sameRole.find(({ state }) => state !== 'missing') ?? sameRole[0];
    return sources.indexOf(first ?? source) === index;
  });
}
