import * as z from 'zod/mini';
import { planMerge } from '../../../memory/graph/plan-entity-merge.js';
import { changeHandler } from '../../change-handler.js';
import * as field from '../../common-input-fields.js';

const input = z.strictObject({
  from: field.text('Name the entity that goes'),
  into: field.text('Name the one that stays'),
});

export const handler = changeHandler(input, {
  mutation: 'graph merge',
  trigger: () => 'agentsoul graph merge',
  plan: (workspace, { from, into }) => workspace.snapshot((reader) => planMerge(workspace, reader, { from, into })),
});
