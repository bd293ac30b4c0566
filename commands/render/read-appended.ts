import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { decodeText, SoulError } from '../../src/index.js';

/** The texts of `--append`: as given, or read from `@file`. */
export async function readAppended(
  given: readonly string[],
  cwd: string,
): Promise<(string | { path: string; text: string })[]> {
  return Promise.all(given.map((value) => (value.startsWith('@') ? readGiven(resolve(cwd, value.slice(1))) : value)));
}

async function readGiven(path: string): Promise<{ path: string; text: string }> {
  const real = await realpath(path).catch(() => null);
  const isFile = real !== null && (await stat(real).catch(() => null))?.isFile() === true;
  if (real === null || !isFile)
    throw new SoulError('usage', `There is no file ${path} to append.`, {
      hint: 'Write `--append @FILE` with an existing file.',
    });
  const decoded = decodeText(await readFile(real));
  if (decoded !== null) return { path, text: decoded.text };
  throw new SoulError('unreadable-file', `${path} is not UTF-8 text, so it cannot be appended.`);
}
