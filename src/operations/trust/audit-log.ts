import * as z from 'zod/mini';
import { readLog } from '../../audit/log/read-audit-history.js';
import { parseMoment } from '../../audit/rollback/parse-moment.js';
import { SoulError } from '../../errors/soul-error.js';
import { findRepository } from '../../git/repository.js';
import { actions, isKnownAction } from '../../journal/mutations.js';
import { dayAt, isDay, shiftDay } from '../../workspace/calendar-days.js';
import type { Workspace } from '../../workspace/workspace.js';
import { momentAt } from '../../workspace/zoned-time.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

const moment = z.optional(field.text('Give a day or a time, for example 2026-02-02'));
const actionMessage = `Actions are ${actions.join(', ')}`;

export const handler = defineHandler({
  input: z.strictObject({
    file: z.optional(field.text('Name a file or a folder of the workspace')),
    actor: z.optional(field.text()),
    action: z.optional(
      z
        .string({ error: actionMessage })
        .check(z.refine((action) => isKnownAction(action.toUpperCase()), { error: actionMessage })),
    ),
    since: moment,
    until: moment,
    text: z.optional(field.text()),
    session: z.optional(field.text('Give the id of a reflection, r-NNN')),
    limit: field.count,
  }),
  async run(call, { action, since, until, ...filter }) {
    const workspace = await call.workspace();
    const repository = await findRepository(workspace.root, workspace.env);
    return readLog(workspace, repository, {
      ...filter,
      action: action?.toUpperCase(),
      since: since === undefined ? undefined : readMoment(workspace, since),
      until: until === undefined ? undefined : readMoment(workspace, until, { isEnd: true }),
    });
  },
});

/** A day counts from its first moment in the zone of the workspace, and as an end up to its last. */
function readMoment(workspace: Workspace, text: string, { isEnd = false } = {}): Date {
  const today = dayAt(workspace.at, workspace.timezone);
  const day = text === 'today' ? today : text === 'yesterday' ? shiftDay(today, -1) : text;
  if (isDay(day)) return momentAt(isEnd ? shiftDay(day, 1) : day, '00:00', workspace.timezone);
  const found = parseMoment(text, workspace);
  if (found !== null) return found;
  throw new SoulError('usage', `"${text}" is not a day or a time.`, {
    hint: 'Write it like 2026-02-02, 2026-02-02T14:30, yesterday or "2 hours ago".',
  });
}
