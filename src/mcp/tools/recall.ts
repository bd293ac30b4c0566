import * as z from 'zod';
import { operations } from '../../index.js';
import { notice, quote, safeText } from '../quote.js';
import { offerTool, type Tool } from './tool.js';

const usualTokens = 1_000;
const mostTokens = 8_000;

export const recallTool: Tool = {
  name: 'recall',
  title: 'Recall',
  probes: () => [{ question: 'canary', max_tokens: mostTokens }],
  offer: () =>
    offerTool({
      description:
        'When an answer depends on the person, earlier decisions, names, dates, plans or how something is done here: ask before answering. Returns quoted memories with sources.',
      reads: true,
      input: z.strictObject({
        question: z.string().describe('As a person would ask it'),
        max_tokens: z.int().min(1).max(mostTokens).optional().describe('Default 1000'),
      }),
      output: z.looseObject({ known: z.boolean(), memories: z.string(), truncated: z.boolean() }),
      async run({ read }, { question, max_tokens: maxTokens = usualTokens }) {
        const answer = await read(operations.recall, { question, maxTokens });
        const { isKnown: known, context, strategy, tokens, sources, leftOut } = answer;
        const truncated = known && leftOut > 0;
        const rest = truncated
          ? `${leftOut} more did not fit. Ask a narrower question or raise max_tokens (at most ${mostTokens}).`
          : null;
        const memories = context === '' ? '' : quote(context);
        const text = known ? [notice, memories, rest] : ['Memory holds nothing about this.'];
        const notes = answer.notes.map(safeText);
        return {
          text: [...text, ...notes].filter((part) => part !== null && part !== '').join('\n'),
          value: { notice, known, memories, strategy, tokens, sources, truncated, ...(rest !== null && { rest }) },
        };
      },
    }),
};
