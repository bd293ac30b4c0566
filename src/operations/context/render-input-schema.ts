import * as z from 'zod/mini';
import { appendedTexts } from '../../render/appended-texts.js';
import { renderFormats } from '../../render/formats/format-names.js';
import type { RenderOptions } from '../../render/render-prompt.js';
import type { Scope } from '../../scopes/scopes.js';
import type { Workspace } from '../../workspace/workspace.js';
import * as field from '../common-input-fields.js';

const appended = z.union([z.string(), z.strictObject({ path: z.string(), text: z.string() })], {
  error: 'Give texts, or files as { path, text }',
});

/** What can be asked of a prompt. A text in `append` that was read from a file comes with its path. */
export const renderFields = {
  scope: field.scope,
  format: z.optional(z.enum(renderFormats, { error: `Formats are ${renderFormats.join(', ')}` })),
  session: field.word,
  mood: field.word,
  runtime: z.optional(z.record(z.string(), z.string(), { error: 'Give pairs of names and texts' })),
  append: z.optional(z.readonly(z.array(appended, { error: 'Give a list of texts' }))),
  with: field.words,
  maxTokens: field.count,
};

type Asked = Omit<z.infer<z.ZodMiniObject<typeof renderFields>>, 'scope'>;

/** The options of the renderer, as they hold for an audience: what is appended depends on what it may see. */
export async function renderOptions(
  workspace: Workspace,
  { append = [], format, session, mood, runtime, with: roles, maxTokens }: Asked,
  scope: Scope,
): Promise<RenderOptions> {
  const texts = await appendedTexts(workspace, scope, append);
  return { scope, format, session, mood, runtime, with: roles, maxTokens, append: texts };
}
