import * as z from 'zod/mini';
import { SoulError } from '../../errors/soul-error.js';
import { planIdentitySet } from '../../identity/plan-identity-set.js';
import { changeHandler } from '../change-handler.js';
import * as field from '../common-input-fields.js';

export const handler = changeHandler(
  z.strictObject({
    name: field.word,
    creature: field.word,
    vibe: field.word,
    emoji: field.word,
    avatar: field.word,
    role: field.word,
  }),
  {
    mutation: 'identity set',
    trigger: () => 'agentsoul identity set',
    async plan(workspace, fields) {
      if (Object.values(fields).some((value) => value !== undefined)) return planIdentitySet(workspace, fields);
      throw new SoulError('usage', 'No field was given.', {
        hint: 'For example: `agentsoul identity set --name Kate`.',
      });
    },
  },
);
