import * as z from 'zod/mini';
import { planCoreRemove } from '../../memory/core/plan-core.js';
import { changeHandler } from '../change-handler.js';
import { coreActor, coreFields } from './core-fields.js';

export const handler = changeHandler(z.strictObject(coreFields), {
  mutation: 'core remove',
  trigger: () => 'agentsoul core remove',
  actor: coreActor,
  plan: (workspace, { line, block }) => planCoreRemove(workspace, line, { block }),
});
