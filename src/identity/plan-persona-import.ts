import { SoulError } from '../errors/soul-error.js';
import type { Plan } from '../journal/plan.js';
import { decodeText } from '../workspace/decode-text.js';
import { roleFiles } from '../workspace/role-paths.js';
import type { Workspace } from '../workspace/workspace.js';
import { type Persona, parsePersona } from './persona.js';
import { personaToSoul, soulToPersona } from './persona-mapping.js';

/** The structured persona the workspace's soul describes; the style file, which is not part of it, is added on demand. */
export async function readPersona(workspace: Workspace, options: { withStyle?: boolean } = {}): Promise<Persona> {
  const soul = await textOfRole(workspace, 'soul');
  if (soul === null) {
    throw new SoulError('persona-invalid', 'This workspace has no soul file, so there is no persona.', {
      hint: 'Create one with `agentsoul init`, or import one with `agentsoul persona import FILE`.',
    });
  }
  const style = options.withStyle === true ? await textOfRole(workspace, 'style') : null;
  return soulToPersona(soul, style === null ? {} : { style });
}

/** Turns a persona in JSON into the soul of the workspace. */
export async function planPersonaImport(workspace: Workspace, json: string): Promise<Plan> {
  const persona = parsePersona(json);
  const [path] = roleFiles(workspace, 'soul');
  if (path === undefined) throw new Error('Every layout has a soul.');
  const edits = [{ path, content: personaToSoul(persona) }];
  return { edits, summary: `import the persona ${typeof persona.name === 'string' ? persona.name : 'without a name'}` };
}

async function textOfRole(workspace: Workspace, role: 'soul' | 'style'): Promise<string | null> {
  const [path] = roleFiles(workspace, role);
  if (path === undefined) return null;
  const file = await workspace.snapshot((reader) => reader.read(path));
  if (file.state === 'missing') return null;
  const decoded = file.state === 'present' ? decodeText(file.bytes) : null;
  if (decoded !== null) return decoded.text;
  throw new SoulError(
    'unreadable-file',
    `${path} could not be read. ${file.state === 'unreadable' ? file.reason : 'It is not UTF-8 text.'}`,
  );
}
