import { planPruneLog } from '../../audit/retention/plan-prune-log.js';
import { pruneLog } from '../../audit/retention/prune-log.js';
import { findRepository } from '../../git/repository.js';
import { type ChangeAnswer, changeAnswer } from '../change-handler.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export type PruneAnswer = ChangeAnswer & {
  /** How many lines were taken out of audit.log. */
  readonly lines: number;
};

export const handler = defineHandler({
  input: field.nothing,
  async run(call): Promise<PruneAnswer> {
    const { presence, onWait } = call;
    const { change, lines } = await pruneLog(await call.workspace(), { presence, onWait });
    return { ...changeAnswer(change), lines };
  },
  async plan(call) {
    const workspace = await call.workspace();
    const { plan } = await planPruneLog(workspace, await findRepository(workspace.root, workspace.env));
    return { plan, answer: { changed: false, id: null, files: [], warnings: [], lines: 0 } };
  },
});
