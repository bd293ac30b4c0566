import * as z from 'zod/mini';
import { openLanguageModel } from '../../models/language/open-language-model.js';
import { refuseWhilePending } from '../../proposals/reflection/pending-status.js';
import { nothingNew, previewReflection, reflect } from '../../reflect/reflect.js';
import { hasNewMemories } from '../../reflect/schedule/has-new-memories.js';
import type { Workspace } from '../../workspace/workspace.js';
import * as field from '../common-input-fields.js';
import { type Call, defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({ replace: field.flag, again: field.flag, dryRun: field.flag }),
  async run(call, { replace = false, again = false, dryRun = false }) {
    const workspace = await call.workspace();
    if (!replace && !again && !dryRun) {
      await workspace.snapshot((reader) => refuseWhilePending(workspace, reader));
      if (!(await hasNewMemories(workspace))) return nothingNew;
    }
    const { presence, onWait } = call;
    return reflect(workspace, {
      ...{ replace, again, dryRun, presence },
      trigger: 'agentsoul reflect',
      model: modelOf(call, workspace),
      ...(onWait !== undefined && { onWait }),
    });
  },
  async plan(call, { replace = false, again = false }) {
    const workspace = await call.workspace();
    return previewReflection(workspace, { replace, again, model: modelOf(call, workspace) });
  },
});

function modelOf({ model }: Call, workspace: Workspace) {
  return model === undefined ? openLanguageModel(workspace) : model;
}
