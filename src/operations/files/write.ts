import * as z from 'zod/mini';
import { isMetaPath } from '../../entries/paths/meta-files.js';
import { SoulError } from '../../errors/soul-error.js';
import type { Plan } from '../../journal/plan.js';
import { contentHash } from '../../workspace/change-in-progress.js';
import type { Workspace } from '../../workspace/workspace.js';
import { changeHandler } from '../change-handler.js';
import * as field from '../common-input-fields.js';

const hashMessage = 'Give the hash that `readFile` returned, or null where there is no such file yet';

const input = z.strictObject({
  path: field.text('Name a file, relative to the workspace'),
  text: z.nullable(z.string({ error: 'Give the whole new text; null removes the file' })),
  /** What the caller believes to be there. Another program may have written meanwhile. */
  hash: z.nullable(z.string({ error: hashMessage })),
  reason: field.word,
});

export const handler = changeHandler(input, {
  mutation: 'save',
  trigger: ({ reason, path }) => reason ?? `write ${path}`,
  plan: planWrite,
});

async function planWrite(workspace: Workspace, { path, text, hash, reason }: z.infer<typeof input>): Promise<Plan> {
  if (isMetaPath(workspace, path)) {
    throw new SoulError('path-outside', `${path} is a record that agentsoul keeps for itself.`, {
      hint: 'It follows from what else changes. Nothing was changed.',
    });
  }
  const file = await workspace.snapshot((reader) => reader.read(path));
  if (file.state === 'unreadable')
    throw new SoulError('unreadable-file', `${path} can't be written. ${file.reason} Nothing was changed.`);
  const found = file.state === 'present' ? contentHash(file.bytes) : null;
  if (found !== hash) {
    throw new SoulError('file-changed', `${path} is not what it was when you read it.`, {
      hint: 'Read it again and make your change to what is there now. Nothing was changed.',
    });
  }
  return { edits: [{ path, content: text }], summary: reason ?? `write ${path}` };
}
