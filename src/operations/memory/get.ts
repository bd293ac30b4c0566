import * as z from 'zod/mini';
import { getMemory } from '../../memory/get-memory.js';
import { logAccess } from '../../search/access-log.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({
    id: field.text('Give an id, path#line, a path or an entity'),
    scope: field.scope,
    /** Whether it counts as a use of the memory; true unless said otherwise. */
    track: field.flag,
  }),
  async run({ workspace: open, scope }, { id, track = true }) {
    const workspace = await open();
    const memory = await getMemory(workspace, id, { scope });
    if (track) logAccess(workspace, 'used', { ids: [memory.id], query: id });
    return memory;
  },
});
