import * as z from 'zod/mini';
import { renderText } from '../../render/render-prompt.js';
import { defineHandler } from '../operation.js';
import { renderFields, renderOptions } from './render-input-schema.js';

/** The prompt without an account of it, which takes longer because tokens are counted. */
export const handler = defineHandler({
  input: z.strictObject(renderFields),
  async run(call, asked) {
    const workspace = await call.workspace();
    return renderText(workspace, await renderOptions(workspace, asked, call.scope));
  },
});
