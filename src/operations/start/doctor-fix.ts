import { diagnose } from '../../health/doctor.js';
import { repairWorkspace } from '../../journal/transaction/repair-workspace.js';
import { nothing } from '../common-input-fields.js';
import { defineHandler } from '../operation.js';
import type { DoctorReport } from './doctor.js';

export const handler = defineHandler({
  input: nothing,
  async run(call): Promise<DoctorReport> {
    const workspace = await call.workspace();
    const repaired = await repairWorkspace(workspace);
    return { ...(await diagnose(workspace)), repaired };
  },
  /** What it would repair is known only while it does, so a dry run shows what is wrong. */
  async plan(call) {
    const diagnosis = await diagnose(await call.workspace());
    return { plan: { edits: [], summary: 'repair the workspace' }, answer: { ...diagnosis, repaired: [] } };
  },
});
