import * as z from 'zod/mini';
import { type ClientStatus, clientStatus, todoOf } from '../../connect/client-status.js';
import { connectClient } from '../../connect/connect.js';
import { type ConnectPlan, planConnect } from '../../connect/plan-connect.js';
import { readReceipts } from '../../connect/receipts.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';
import type { PlannedFile } from '../planned-files.js';
import { askingOf, clientFields, clientNamed, wishOf } from './connect-input.js';

/** What connecting or disconnecting did; nothing of it is in the history of the workspace, so there is no commit and no undo. */
export type ConnectAnswer = {
  readonly clients: readonly ClientStatus[];
  /** The files that were written or removed. */
  readonly changed: readonly string[];
  /** Commands of the client that were run. */
  readonly ran: readonly string[];
};

export const handler = defineHandler({
  input: z.strictObject({ ...clientFields, capture: field.flag }),
  async run(call, given): Promise<ConnectAnswer> {
    const asking = await askingOf(call, given);
    const client = clientNamed(given.client);
    const plan = planConnect(client, wishOf(asking, given), asking.stateDir);
    const problems = await connectClient(plan, { stateDir: asking.stateDir, at: call.at });
    const status = clientStatus(client, asking, readReceipts(asking.stateDir));
    return { ...whatChanges(plan), clients: [{ ...status, todo: [...problems, ...todoOf(plan)] }] };
  },
  async plan(call, given) {
    const asking = await askingOf(call, given);
    const client = clientNamed(given.client);
    const plan = planConnect(client, wishOf(asking, given), asking.stateDir);
    const status = clientStatus(client, asking, readReceipts(asking.stateDir));
    const { changed, ran } = whatChanges(plan);
    const steps = [...changed.map((path) => `write ${path}`), ...ran.map((line) => `run \`${line}\``)];
    return {
      plan: { edits: [], summary: steps.length === 0 ? 'nothing to change' : steps.join(', ') },
      answer: { changed, ran, clients: [{ ...status, todo: todoOf(plan) }] },
      files: plan.files.flatMap(({ plan: change }) =>
        change.state === 'change' ? [plannedFile(change.path, change.before, change.after)] : [],
      ),
    };
  },
});

export function plannedFile(path: string, before: string | null, after: string | null): PlannedFile {
  const bytes = (text: string | null) => (text === null ? null : Buffer.from(text));
  const action = after === null ? 'DELETE' : before === null ? 'CREATE' : 'EDIT';
  return { path, action, isRecord: false, before: bytes(before), after: bytes(after) };
}

function whatChanges({ files, command }: ConnectPlan): Pick<ConnectAnswer, 'changed' | 'ran'> {
  const changed = files.flatMap(({ plan }) => (plan.state === 'change' ? [plan.path] : []));
  const ran = command?.state === 'run' ? [[command.command.program, ...command.command.add].join(' ')] : [];
  return { changed, ran };
}
