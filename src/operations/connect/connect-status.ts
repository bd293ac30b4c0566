import * as z from 'zod/mini';
import { type ClientStatus, clientStatuses } from '../../connect/client-status.js';
import { defineHandler } from '../operation.js';
import { askingOf, placeFields } from './connect-input.js';

export type Connections = { readonly clients: readonly ClientStatus[] };

export const handler = defineHandler({
  input: z.strictObject(placeFields),
  run: async (call, given): Promise<Connections> => ({ clients: clientStatuses(await askingOf(call, given)) }),
});
