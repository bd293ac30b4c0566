import { verifyWorkspace } from '../../audit/verify-workspace.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: field.nothing,
  run: async (call) => verifyWorkspace(await call.workspace()),
});
