import { SoulError } from '../errors/soul-error.js';
import { decodeText } from '../workspace/decode-text.js';
import { readBytes } from '../workspace/read-file.js';
import type { Workspace } from '../workspace/workspace.js';

/** A text file as it is on disk, to be changed and written back with its own line ends. */
export type FileText = {
  /** With `\n` line ends; null where there is no file. */
  readonly text: string | null;
  /** The content to write for a changed text. */
  readonly encode: (text: string) => string;
  /** The content to write for the same text with something behind it; what is there keeps every byte. */
  readonly append: (addition: string) => string;
};

/** Reads a file that a plan is about to change. Throws where it can't be changed safely. */
export async function readFileText({ reads }: Pick<Workspace, 'reads'>, path: string): Promise<FileText> {
  const file = await readBytes(reads, path);
  if (file.state === 'missing') return { text: null, encode: (text) => text, append: (addition) => addition };
  const decoded = file.state === 'present' ? decodeText(file.bytes) : null;
  if (file.state !== 'present' || decoded === null) {
    const reason = file.state === 'present' ? 'It is not UTF-8 text.' : file.reason;
    throw new SoulError('unreadable-file', `${path} cannot be changed safely. ${reason}`, {
      hint: 'Move the file away or convert it. Nothing was changed.',
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
