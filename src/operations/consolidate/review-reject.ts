import * as z from 'zod/mini';
import { planReject } from '../../agents/plan-reject-or-defer.js';
import { checkReviewer } from '../../agents/review.js';
import { changeHandler } from '../change-handler.js';
import * as field from '../common-input-fields.js';

export const handler = changeHandler(z.strictObject({ numbers: field.numbers, reason: field.reason }), {
  mutation: 'review reject',
  trigger: () => 'agentsoul review reject',
  plan: async (workspace, { numbers, reason }, { call }) => {
    checkReviewer(workspace, call);
    return planReject(workspace, numbers, { reason });
  },
});
