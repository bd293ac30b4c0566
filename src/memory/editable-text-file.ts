import { SoulError } from '../errors/soul-error.js';
import { decodeText } from '../workspace/decode-text.js';
import { readBytes } from '../workspace/read-workspace-file.js';
import type { Workspace } from '../workspace/workspace.js';

/** A text file on disk, to be changed and written back with its own line endings. */
export type EditableTextFile = {
  /** With `\n` line endings; null if there is no file. */
  readonly text: string | null;
  /** The content to write for a changed text. */
  readonly encode: (text: string) => string;
  /** The content with text appended; existing bytes stay unchanged. */
  readonly append: (addition: string) => string;
};

/** Reads a file that a plan is about to change. Throws if it can't be changed safely. */
export async function readEditableTextFile(
  { reads }: Pick<Workspace, 'reads'>,
  path: string,
): Promise<EditableTextFile> {
  const file = await readBytes(reads, path);
  if (file.state === 'missing') return { text: null, encode: (text) => text, append: (addition) => addition };
  const decoded = file.state === 'present' ? decodeText(file.bytes) : null;
  if (file.state !== 'present' || decoded === null) {
    const reason = file.state === 'present' ? 'It is not UTF-8 text.' : file.reason;
    throw new SoulError('unreadable-file', `${path} cannot be changed safely. ${reason}`, {
      hint: 'Move the file or convert it to UTF-8. Nothing was changed.',
    });
  }
  const { text, hasBom, lineEnd } = decoded;
  const withEnds = (changed: string) => changed.replaceAll('\n', lineEnd);
  return {
    text,
    encode: (changed) => `${hasBom ? '\uFEFF' : ''}${withEnds(changed)}`,
    append: (addition) => `${file.bytes.toString('utf8')}${withEnds(addition)}`,
  };
}
