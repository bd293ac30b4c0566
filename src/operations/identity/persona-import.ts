import * as z from 'zod/mini';
import { planPersonaImport } from '../../identity/plan-persona-import.js';
import { changeHandler } from '../change-handler.js';
import * as field from '../common-input-fields.js';

export const handler = changeHandler(z.strictObject({ json: field.text('Give the persona as JSON text') }), {
  mutation: 'persona import',
  trigger: () => 'agentsoul persona import',
  plan: (workspace, { json }) => planPersonaImport(workspace, json),
});
