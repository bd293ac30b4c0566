import * as z from 'zod/mini';
import { tombstonesPath, withoutTombstoneKey } from '../../entries/records/tombstones.js';
import { SoulError } from '../../errors/soul-error.js';
import { contentHash } from '../../workspace/change-in-progress.js';
import { decodeText } from '../../workspace/decode-text.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

/** The text of a file, and the hash of its bytes, which `writeFile` asks for. */
export type FileText = { readonly path: string; readonly text: string; readonly hash: string };

export const handler = defineHandler({
  input: z.strictObject({ path: field.text('Name a file, relative to the workspace') }),
  async run(call, { path }): Promise<FileText> {
    const workspace = await call.workspace();
    const file = await workspace.snapshot((reader) => reader.read(path));
    if (file.state === 'missing') throw new SoulError('not-found', `There is no file ${path} in the workspace.`);
    const text = file.state === 'present' ? decodeText(file.bytes)?.text : undefined;
    if (file.state === 'unreadable' || text === undefined) {
      const reason = file.state === 'unreadable' ? file.reason : 'It is not UTF-8 text.';
      throw new SoulError('unreadable-file', `${path} could not be read. ${reason}`);
    }
    const isSecret = file.realPath === tombstonesPath(workspace);
    return { path, text: isSecret ? withoutTombstoneKey(text) : text, hash: contentHash(file.bytes) };
  },
});
