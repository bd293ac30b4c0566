import * as z from 'zod/mini';
import { search } from '../../search/search.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({
    query: field.text('Say what to look for'),
    scope: field.scope,
    stores: field.stores,
    limit: field.count,
    minScore: field.score,
    since: field.day,
    until: field.day,
    asOf: field.day,
    explain: field.flag,
    archived: field.flag,
    track: field.flag,
    used: field.flag,
  }),
  async run(call, { query, ...options }) {
    const { scope, onProgress } = call;
    return search(await call.workspace(), query, { ...options, scope, onProgress });
  },
});
