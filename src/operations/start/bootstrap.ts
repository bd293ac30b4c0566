import { readBootstrap } from '../../scaffold/bootstrap.js';
import { nothing } from '../inputs.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: nothing,
  async run(call) {
    return readBootstrap(await call.workspace());
  },
});
