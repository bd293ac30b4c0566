import { SoulError } from '../errors/soul-error.js';
import { formatScope, type Scope } from '../scopes/scopes.js';
import { checkRelativePath } from '../workspace/relative-paths.js';
import { roleOfPath, roomFile } from '../workspace/role-paths.js';
import type { Workspace } from '../workspace/workspace.js';
import { seeText } from './draft-blocks.js';
import { gatherFile } from './gather-files.js';
import { selectRoles } from './select-roles.js';

/** What a scope may see of one file of the workspace. Throws if that is nothing. */
export async function readForScope(workspace: Workspace, scope: Scope, path: string): Promise<string> {
  const role = roleOfPath(workspace, checkRelativePath(path));
  const sights = selectRoles(workspace.profile, workspace.config, scope);
  const sight = role === null ? undefined : sights.get(role);
  if (role === null || sight === undefined || !isOwnRoom(workspace, scope, { role, path })) throw notFor(scope, path);
  const source = await gatherFile(workspace, { role, path }, { scope, sights });
  const text = source.state === 'present' ? seeText(source.text, scope, { sight, role }).text : '';
  if (text === '') throw notFor(scope, path);
  return text;
}

function isOwnRoom(workspace: Workspace, scope: Scope, { role, path }: { role: string; path: string }): boolean {
  return role !== 'rooms' || (scope.kind === 'room' && path === roomFile(workspace, scope.room));
}

function notFor(scope: Scope, path: string): SoulError {
  return new SoulError('scope-above-ceiling', `The scope ${formatScope(scope)} may not see ${path}.`, {
    hint: 'A prompt can include only files that its scope may see.',
  });
}
