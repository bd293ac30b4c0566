import { readBootstrap } from '../../scaffold/bootstrap.js';
import { nothing } from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: nothing,
  async run(call) {
    return readBootstrap(await call.workspace());
  },
});
