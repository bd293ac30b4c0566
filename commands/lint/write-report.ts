import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { configFileName, isMarkdown, SoulError } from '../../src/index.js';

/** Writes a file of ours beside or into a checkout: whole or not at all, and never over a file of an agent. */
export async function writeReport(file: string, text: string): Promise<void> {
  const name = basename(file);
  if (isMarkdown(name) || name === configFileName) {
    throw new SoulError('usage', `${file} may be an agent file, so no report is written there.`, {
      hint: 'Use another name, such as lint.sarif, lint.json or lint.xml.',
    });
  }
  // A link at that place is replaced, not followed: what lies in a checkout must not choose where we write.
  const draft = join(dirname(file), `.${name}.${randomBytes(6).toString('hex')}`);
  try {
    await writeFile(draft, text, { flag: 'wx' });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new SoulError('not-writable', `The report could not be written to ${file}. ${reason}`, {
      hint: 'Check that the folder exists and is writable.',
      cause: error,
    });
  }
}
