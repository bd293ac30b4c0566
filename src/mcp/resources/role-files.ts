import { operations, type Role, roleNames, SoulError } from '../../index.js';
import type { OpenDoor } from '../door.js';
import { notice, quote } from '../quote.js';

/** The roles of which this session sees a file in its prompt. */
export async function roleNamesOf({ read }: OpenDoor): Promise<string[]> {
  const { blocks } = await read(operations['render.text'], {});
  const seen = new Set(blocks.filter(({ text, path }) => text !== '' && path !== null).map(({ role }) => role));
  return roleNames.filter((role) => seen.has(role));
}

/** Files that say who the agent is and how it works stand for themselves; the others hold memories, which are quoted. */
const ownWords: readonly Role[] = ['soul', 'identity', 'style', 'rules', 'tools', 'heartbeat', 'boot', 'bootstrap'];

/** What this session may see of the files of a role. The owner gets them whole, others as their prompt has them. */
export async function readRole(door: OpenDoor, asked: string): Promise<string> {
  const role = roleNames.find((name) => name === asked);
  if (role === undefined) throw new SoulError('unknown-role', `There is no role named ${asked}.`);
  const texts = await textsOf(door, role);
  if (texts.length === 0) throw new SoulError('not-found', `This session sees no file of the role ${role}.`);
  if (ownWords.includes(role)) return texts.map(({ text }) => text).join('\n');
  return [notice, ...texts.map(({ path, text }) => `${path}\n${quote(text)}`)].join('\n');
}

type FileText = { readonly path: string; readonly text: string };

async function textsOf({ read, session }: OpenDoor, role: Role): Promise<FileText[]> {
  const { blocks } = await read(operations['render.text'], {});
  const seen = blocks.flatMap(({ role: own, path, text }) =>
    own === role && path !== null && text !== '' ? [{ path, text }] : [],
  );
  if (session.ceiling.kind !== 'main') return seen;
  const paths = seen.length > 0 ? seen.map(({ path }) => path) : await ownersPaths(read, role);
  return Promise.all(
    paths.map(async (path) => ({ path, text: (await read(operations['files.read'], { path })).text })),
  );
}

/** Files that stand in no prompt of the owner, such as those of the heartbeat. */
async function ownersPaths(read: OpenDoor['read'], role: Role): Promise<string[]> {
  const { files } = await read(operations['files.list'], {});
  return files
    .filter((file) => file.role === role && file.hash !== null)
    .map(({ path }) => path)
    .slice(0, mostFiles);
}

const mostFiles = 10;
