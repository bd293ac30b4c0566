import * as z from 'zod/mini';
import { planRollback } from '../../audit/rollback/plan-rollback.js';
import { rollbackTrigger } from '../../audit/rollback/rollback.js';
import type { RollbackTarget } from '../../audit/rollback/rollback-target.js';
import { SoulError } from '../../errors/soul-error.js';
import { changeHandler } from '../change-handler.js';
import * as field from '../common-input-fields.js';

const input = z.strictObject({
  file: z.optional(field.text('Name a file of the workspace')),
  to: z.optional(field.text('Give a change, a commit, a tag or a time')),
  session: z.optional(field.text('Give the id of a reflection, r-NNN')),
  toTime: z.optional(field.text('Give a time, for example yesterday')),
});

export const handler = changeHandler(input, {
  mutation: 'rollback',
  trigger: (given) => rollbackTrigger(targetOf(given)),
  plan: async (workspace, given, { repository }) => planRollback(workspace, repository, targetOf(given)),
});

function targetOf({ file, to, session, toTime }: z.output<typeof input>): RollbackTarget {
  const ways = [file ?? to, session, toTime].filter((way) => way !== undefined);
  if (ways.length === 1 && file !== undefined && to !== undefined) return { file, to };
  if (ways.length === 1 && session !== undefined) return { session };
  if (ways.length === 1 && toTime !== undefined) return { toTime };
  throw new SoulError('usage', 'Say what to roll back: a file with `--to`, a `--session`, or a `--to-time`.', {
    hint: 'For example: `agentsoul rollback SOUL.md --to yesterday`. To undo one change, use `agentsoul undo`.',
  });
}
