import * as z from 'zod/mini';
import { type Asking, clientStatus } from '../../connect/client-status.js';
import { disconnectClient, isSameReceipt } from '../../connect/connect.js';
import { keyOf, planRemoval, type RemovalPlan } from '../../connect/plan-connect.js';
import { findReceipt, type Receipt, readReceipts } from '../../connect/receipts.js';
import { SoulError } from '../../errors/soul-error.js';
import { defineHandler } from '../operation.js';
import { type ConnectAnswer, plannedFile } from './connect.js';
import { askingOf, clientFields, clientNamed, wishOf } from './connect-input.js';

export const handler = defineHandler({
  input: z.strictObject(clientFields),
  async run(call, given): Promise<ConnectAnswer> {
    const asking = await askingOf(call, given);
    const receipt = receiptFor(asking, given);
    const changed = pathsOf(removalsOf(asking, receipt));
    const { stateDir, places } = asking;
    const todo = await disconnectClient(receipt, { stateDir, env: places.env });
    const status = clientStatus(clientNamed(given.client), asking, readReceipts(stateDir));
    return { changed, ran: [], clients: [{ ...status, todo }] };
  },
  async plan(call, given) {
    const asking = await askingOf(call, given);
    const receipt = receiptFor(asking, given);
    const removals = removalsOf(asking, receipt);
    const status = clientStatus(clientNamed(given.client), asking, readReceipts(asking.stateDir));
    const changed = pathsOf(removals);
    const commands = receipt.command === null ? [] : [`take the server out of ${receipt.command.path}`];
    const steps = [...changed.map((path) => `take out of ${path}`), ...commands];
    const left = removals.flatMap((removal) =>
      removal.state === 'left-alone' ? [`${removal.path} is left alone: ${removal.reason}.`] : [],
    );
    return {
      plan: { edits: [], summary: steps.length === 0 ? 'nothing to take out' : steps.join(', '), warnings: left },
      answer: { changed, ran: [], clients: [{ ...status, todo: left }] },
      files: removals.flatMap((removal) =>
        removal.state === 'change' ? [plannedFile(removal.path, removal.before, removal.after)] : [],
      ),
    };
  },
});

type Given = { readonly client: string; readonly level?: 'user' | 'project' | undefined };

function receiptFor(asking: Asking, given: Given): Receipt {
  const client = clientNamed(given.client);
  const levels = given.level === undefined ? (['project', 'user'] as const) : [given.level];
  const found = levels
    .map((level) => findReceipt(asking.stateDir, keyOf(client, wishOf(asking, { level }))))
    .find((receipt) => receipt !== null);
  if (found !== undefined && found !== null) return found;
  throw new SoulError(
    'not-found',
    `agentsoul has not connected ${client.title} here, so there is nothing to take out.`,
    {
      hint: '`agentsoul connect` lists what is connected.',
    },
  );
}

function removalsOf({ stateDir }: Asking, receipt: Receipt): RemovalPlan[] {
  const others = readReceipts(stateDir).filter((other) => !isSameReceipt(other, receipt));
  return planRemoval(receipt, others);
}

function pathsOf(removals: readonly RemovalPlan[]): string[] {
  return removals.flatMap((removal) => (removal.state === 'change' ? [removal.path] : []));
}
