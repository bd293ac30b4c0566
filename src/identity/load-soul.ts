import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { SoulError } from '../errors/soul-error.js';
import { readBytes } from '../workspace/read-workspace-file.js';
import type { Persona } from './persona.js';
import { soulToPersona } from './persona-mapping.js';
import { readSoul } from './soul-front-matter.js';

/** The files of a soul that may be shown to anybody. What the agent knows about its user or remembers is never among them. */
const companionFiles = [
  'STYLE.md',
  'IDENTITY.md',
  'AGENTS.md',
  'examples/good-outputs.md',
  'examples/bad-outputs.md',
] as const;

export type LoadedSoul = {
  /** The prose of SOUL.md, without its front matter. */
  readonly soulContent: string;
  readonly personaDefinition: Persona;
  /** The files that exist, by path, with their text. */
  readonly files: Readonly<Record<string, string>>;
};

/**
 * Loads a soul from a workspace folder, or from one SOUL.md. Nothing outside that folder is read, not even through links, and `~` is not
 * expanded. Throws if there is no soul or one of its files is unreadable.
 */
export async function loadSoul({ source }: { source: string }): Promise<LoadedSoul> {
  const { root, soulFile, companions } = await locate(source);
  const soul = await readText(root, soulFile);
  if (soul === null) throw notFound(`There is no ${soulFile} in ${root}.`, source);
  const files: Record<string, string> = { [soulFile]: soul };
  for (const path of companions) {
    const text = await readText(root, path);
    if (text !== null) files[path] = text;
  }
  const style = files['STYLE.md'];
  return {
    soulContent: readSoul(soul).body,
    personaDefinition: soulToPersona(soul, style === undefined ? {} : { style }),
    files,
  };
}

async function locate(source: string): Promise<{ root: string; soulFile: string; companions: readonly string[] }> {
  const path = resolve(source);
  try {
    if ((await stat(path)).isDirectory())
      return { root: await realpath(path), soulFile: 'SOUL.md', companions: companionFiles };
    if (!path.endsWith('.md')) throw notFound(`${path} is not a Markdown file.`, source);
    return { root: await realpath(dirname(path)), soulFile: basename(path), companions: [] };
  } catch (error) {
    if (error instanceof SoulError) throw error;
    throw notFound(`There is neither a folder nor a file at ${path}.`, source, error);
  }
}

/** The text without its byte order mark, with its line endings; null when the file does not exist. */
async function readText(root: string, path: string): Promise<string | null> {
  const read = await readBytes({ path: root, excluded: [] }, path);
  if (read.state === 'missing') return null;
  if (read.state === 'unreadable') throw unreadable(join(root, path), read.reason);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(read.bytes);
  } catch (error) {
    throw unreadable(join(root, path), 'It is not UTF-8 text.', error);
  }
}

function notFound(message: string, source: string, cause?: unknown): SoulError {
  const hint = source.startsWith('~')
    ? '`~` is not expanded here: use the full path of the folder.'
    : 'Use a workspace folder that contains a SOUL.md, or the file itself.';
  return new SoulError('workspace-not-found', message, { hint, cause });
}

function unreadable(path: string, reason: string, cause?: unknown): SoulError {
  return new SoulError('unreadable-file', `${path} could not be read. ${reason}`, {
    hint: 'Put a UTF-8 text file of at most 2 MB there, inside the folder.',
    cause,
  });
}
