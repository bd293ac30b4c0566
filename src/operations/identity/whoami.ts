import * as z from 'zod/mini';
import { whoAmI } from '../../render/who-am-i.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({ scope: field.scope }),
  async run(call) {
    return whoAmI(await call.workspace(), { scope: call.scope });
  },
});
