import * as z from 'zod/mini';
import { renderPrompt } from '../../render/render-prompt.js';
import { defineHandler } from '../operation.js';
import { renderFields, renderOptions } from './render-input-schema.js';

export const handler = defineHandler({
  input: z.strictObject(renderFields),
  async run(call, asked) {
    const workspace = await call.workspace();
    return renderPrompt(workspace, await renderOptions(workspace, asked, call.scope));
  },
});
