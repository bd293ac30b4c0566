import * as z from 'zod/mini';
import { planDefer } from '../../agents/plan-reject-or-defer.js';
import { checkReviewer } from '../../agents/review.js';
import { changeHandler } from '../change-handler.js';
import * as field from '../common-input-fields.js';

export const handler = changeHandler(z.strictObject({ numbers: field.numbers }), {
  mutation: 'review defer',
  trigger: () => 'agentsoul review defer',
  plan: async (workspace, { numbers }, { call }) => {
    checkReviewer(workspace, call);
    return planDefer(workspace, numbers);
  },
});
