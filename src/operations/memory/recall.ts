import * as z from 'zod/mini';
import { recall, usualTokens } from '../../search/recall/recall.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({
    question: field.text('Say what you want to know'),
    scope: field.scope,
    maxTokens: field.count,
    asOf: field.day,
    track: field.flag,
    used: field.flag,
  }),
  async run(call, { question, ...options }) {
    const workspace = await call.workspace();
    const answer = await recall(workspace, question, { ...options, scope: call.scope });
    // Transcripts are whole conversations with the owner, so nobody else gets a word of them.
    const isWanted = workspace.config.sessions.searchable && options.asOf === undefined;
    if (!isWanted || call.scope.kind !== 'main') return answer;
    const { withConversations } = await import('../sessions/with-conversations.js');
    return withConversations(workspace, answer, { question, maxTokens: options.maxTokens ?? usualTokens });
  },
});
