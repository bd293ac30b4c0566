import * as z from 'zod';
import { confidences, operations, storeNames } from '../../index.js';
import { quote, safeText } from '../quote.js';
import { offerTool, type Tool } from './tool.js';
import { undoNote } from './written.js';

export const rememberTool: Tool = {
  name: 'remember',
  title: 'Remember',
  probes: ({ word }) => [{ text: `Note: ${word.slice(0, -1)}` }, { text: 'Buy balloons' }],
  offer: (door) =>
    door.mayRun(operations.remember)
      ? offerTool({
          description:
            'When the person says to remember something, or states a lasting fact, preference, decision or correction. One statement per call, with names and dates in full. Never secrets.',
          reads: false,
          input: z.strictObject({
            text: z.string(),
            store: z.enum(storeNames).optional().describe('Chosen by rules if left out'),
            about: z.string().optional().describe('Person or thing it is about'),
            tags: z.array(z.string()).optional(),
            confidence: z.enum(confidences).optional(),
            trigger: z.string().optional().describe('Words that asked for it'),
          }),
          output: z.looseObject({ id: z.string(), store: z.string(), undo: z.string().nullable() }),
          async run({ write }, { about, ...given }) {
            const entities = about === undefined ? undefined : [about];
            const stored = await write(operations.remember, { ...given, entities });
            const { id, store, path, commit, undo, duplicates, contradictions } = stored;
            const warnings = stored.warnings.map(({ message }) => safeText(message));
            const against = contradictions.map(({ id: other, text, reason }) => {
              return { id: other, reason: safeText(reason), quote: quote(text) };
            });
            const lines = [
              `Stored as ${id} in ${path}.${undoNote(undo)}`,
              ...(duplicates.length > 0 ? [`Already known: ${duplicates.join(', ')}.`] : []),
              ...against.map((one) => `Contradicts ${one.id} (${one.reason}):\n${one.quote}`),
              ...warnings,
            ];
            return {
              text: lines.join('\n'),
              value: { id, store, path, commit, undo, duplicates, contradictions: against, warnings },
            };
          },
        })
      : null,
};
