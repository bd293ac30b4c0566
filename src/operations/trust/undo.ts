import * as z from 'zod/mini';
import { planWholeUndo } from '../../audit/rollback/plan-undo-with-graph.js';
import { chooseUndo } from '../../journal/undo/plan-undo.js';
import { changeHandler } from '../change-handler.js';
import * as field from '../common-input-fields.js';

export const handler = changeHandler(
  z.strictObject({ change: z.optional(field.text('Give the id of a change, c-…, or a commit')) }),
  {
    mutation: 'undo',
    trigger: () => 'agentsoul undo',
    plan: async (workspace, { change: name }, found) => {
      const { repository, change } = await chooseUndo(found.repository, name);
      return planWholeUndo(workspace, repository, change);
    },
  },
);
