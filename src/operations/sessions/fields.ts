import * as z from 'zod/mini';
import * as field from '../common-input-fields.js';

const cursorMessage = 'Give the `next` of the answer before';

/** How much of the transcripts is shown. */
export const page = {
  limit: field.count,
  cursor: z.optional(z.string({ error: cursorMessage }).check(z.regex(/^\d{1,9}$/, { error: cursorMessage }))),
};

export const reach = { ...page, preview: field.count };

export const sessionId = field.text('Give the id of a session, as `sessions list` shows it');
