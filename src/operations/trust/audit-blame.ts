import * as z from 'zod/mini';
import { type BlamedLine, blameFile } from '../../audit/show/blame-file.js';
import { requireRepository } from '../../audit/show/require-repository.js';
import { maskCredentials } from '../../secrets/mask-credentials.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export type BlamedFile = { readonly path: string; readonly lines: readonly BlamedLine[] };

export const handler = defineHandler({
  input: z.strictObject({ file: field.text('Name a file of the workspace') }),
  async run(call, { file }): Promise<BlamedFile> {
    const lines = await blameFile(await requireRepository(await call.workspace()), file);
    return { path: file, lines: withoutCredentials(lines) };
  },
});

/** The lines are read together, because a credential may span several. */
function withoutCredentials(lines: readonly BlamedLine[]): BlamedLine[] {
  const texts = maskCredentials(lines.map(({ text }) => text).join('\n')).split('\n');
  return lines.map((line, index) => ({ ...line, text: texts[index] ?? '' }));
}
