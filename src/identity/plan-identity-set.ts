import { SoulError } from '../errors/soul-error.js';
import type { Plan } from '../journal/plan.js';
import { roleFiles } from '../workspace/role-paths.js';
import type { Workspace } from '../workspace/workspace.js';
import { identityFields } from './identity-fields.js';
import { type IdentityChanges, setIdentityFields } from './set-identity-fields.js';

/** Writes fields of the identity card in place. Everything else in the file stays, byte for byte. */
export async function planIdentitySet(workspace: Workspace, fields: IdentityChanges): Promise<Plan> {
  const [path] = roleFiles(workspace, 'identity');
  if (path === undefined) {
    throw new SoulError('usage', `The ${workspace.profile.name} layout has no identity file.`, {
      hint: `Set it in the config instead: \`agentsoul config set agents.${workspace.agentId}.identity.name …\`.`,
    });
  }
  const file = await workspace.snapshot((reader) => reader.read(path));
  if (file.state === 'unreadable') throw new SoulError('unreadable-file', `${path} could not be read. ${file.reason}`);
  const before = file.state === 'present' ? file.bytes.toString('utf8') : '# Identity\n';
  const named = identityFields.filter((field) => fields[field] !== undefined);
  return { edits: [{ path, content: setIdentityFields(before, fields) }], summary: `set ${named.join(', ')}` };
}
