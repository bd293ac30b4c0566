import * as z from 'zod/mini';
import { planSave } from '../../journal/undo/plan-save-manual-edits.js';
import { changeHandler } from '../change-handler.js';
import * as field from '../common-input-fields.js';

export const handler = changeHandler(
  z.strictObject({
    files: field.words,
    reason: field.reason,
    actor: z.optional(field.text()),
  }),
  {
    mutation: 'save',
    trigger: () => 'agentsoul save',
    actor: ({ actor }) => actor,
    plan: (workspace, { files = [], reason }, { repository }) =>
      planSave(workspace, repository, { paths: files, reason }),
  },
);
