import * as z from 'zod/mini';
import { refuseOrder } from '../../agents/quarantine.js';
import { planCoreReplace } from '../../memory/core/plan-core.js';
import { changeHandler } from '../change-handler.js';
import * as field from '../common-input-fields.js';
import { coreActor, coreFields } from './core-fields.js';

const input = z.strictObject({
  ...coreFields,
  text: field.text('Give what the line says instead'),
  redact: field.flag,
});

export const handler = changeHandler(input, {
  mutation: 'core replace',
  trigger: () => 'agentsoul core replace',
  actor: coreActor,
  plan: async (workspace, { line, text, block, redact }, { call }) => {
    await refuseOrder(workspace, text, call.presence);
    return planCoreReplace(workspace, line, { text, block, redact });
  },
});
