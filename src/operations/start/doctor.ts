import { type Diagnosis, diagnose } from '../../health/doctor.js';
import { nothing } from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

/** What was found, and what was fixed before, in words. */
export type DoctorReport = Diagnosis & { readonly repaired: readonly string[] };

export const handler = defineHandler({
  input: nothing,
  async run(call): Promise<DoctorReport> {
    return { ...(await diagnose(await call.workspace())), repaired: [] };
  },
});
