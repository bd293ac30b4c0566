import * as z from 'zod';
import { confidences, operations, storeNames } from '../../index.js';
import { quote, safeText } from '../quote.js';
import { offerTool, type Tool } from './tool.js';
import { undoNote } from './written.js';

export const proposeTool: Tool = {
  name: 'propose',
  title: 'Propose a memory',
  probes: ({ word }) => [
    { text: `Note: ${word.slice(0, -1)}`, from: 'scout' },
    { text: 'Buy balloons', from: 'scout' },
  ],
  offer: (door) =>
    door.mayRun(operations.propose)
      ? offerTool({
          description:
            'When you are a sub-agent or unsure whether to store something: proposes a memory that the main agent reviews.',
          reads: false,
          input: z.strictObject({
            text: z.string(),
            from: z.string().describe('Your name'),
            store: z.enum(storeNames).optional(),
            confidence: z.enum(confidences).optional(),
          }),
          output: z.looseObject({ number: z.int(), status: z.string() }),
          async run({ write }, proposed) {
            const answer = await write(operations.propose, proposed);
            const { n: number, status, store, duplicates, commit, undo } = answer;
            const contradictions = answer.contradictions.map(({ id, text, reason }) => {
              return { id, reason: safeText(reason), quote: quote(text) };
            });
            const lines = [
              `Proposal ${number} waits for review.${undoNote(undo)}`,
              ...(duplicates.length > 0 ? [`Already known: ${duplicates.join(', ')}.`] : []),
              ...contradictions.map((one) => `Contradicts ${one.id} (${one.reason}):\n${one.quote}`),
              ...answer.warnings.map(({ message }) => safeText(message)),
            ];
            return {
              text: lines.join('\n'),
              value: { number, status, store, duplicates, contradictions, commit, undo },
            };
          },
        })
      : null,
};
