import { type AuditReport, auditWorkspace } from '../../audit/audit-workspace.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export type OpenAlerts = Pick<AuditReport, 'ok' | 'head' | 'baseline' | 'alerts'>;

export const handler = defineHandler({
  input: field.nothing,
  async run(call): Promise<OpenAlerts> {
    const { ok, head, baseline, alerts } = await auditWorkspace(await call.workspace());
    return { ok, head, baseline, alerts };
  },
});
