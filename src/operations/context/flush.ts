import * as z from 'zod/mini';
import { askFlush } from '../../budget/flush-advice.js';
import { dayAt } from '../../workspace/calendar-days.js';
import { dailyFile } from '../../workspace/role-paths.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

const tokens = (error: string) => z.int({ error }).check(z.minimum(0, { error }));

export const handler = defineHandler({
  input: z.strictObject({
    usedTokens: tokens('Use a whole number from 0 upwards'),
    window: tokens('Use a whole number from 0 upwards'),
    reserve: field.amount,
    margin: field.amount,
    transcriptBytes: field.amount,
    compactions: field.amount,
    flushedAt: field.amount,
  }),
  async run(call, { window, reserve, margin, ...state }) {
    const workspace = await call.workspace();
    return askFlush(
      { ...state, windowTokens: window, reserveTokens: reserve, softTokens: margin },
      {
        dailyPath: dailyFile(workspace, dayAt(workspace.at, workspace.timezone)),
        silentReply: workspace.profile.silentReply,
      },
    );
  },
});
