import * as z from 'zod/mini';
import { briefParts, renderBrief } from '../../render/brief/render-brief.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

const time = z.optional(z.iso.datetime({ offset: true, error: 'Write the time as ISO 8601' }));

export const handler = defineHandler({
  input: z.strictObject({
    part: z.enum(briefParts, { error: `Parts are ${briefParts.join(', ')}` }),
    scope: field.scope,
    session: field.word,
    dueSince: time,
    savedSince: time,
  }),
  async run(call, { part, session, dueSince, savedSince }) {
    return renderBrief(await call.workspace(), {
      ...{ part, session, scope: call.scope },
      dueSince: dueSince === undefined ? undefined : new Date(dueSince),
      savedSince: savedSince === undefined ? undefined : new Date(savedSince),
    });
  },
});
