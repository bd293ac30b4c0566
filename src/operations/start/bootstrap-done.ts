import { planBootstrapDone } from '../../scaffold/bootstrap.js';
import { changeHandler } from '../change-handler.js';
import { nothing } from '../common-input-fields.js';

export const handler = changeHandler(nothing, {
  mutation: 'bootstrap --done',
  trigger: () => 'agentsoul bootstrap --done',
  plan: (workspace) => planBootstrapDone(workspace),
});
