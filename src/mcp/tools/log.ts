import * as z from 'zod';
import { operations } from '../../index.js';
import { safeText } from '../quote.js';
import { offerTool, type Tool } from './tool.js';
import { undoNote } from './written.js';

export const logTool: Tool = {
  name: 'log',
  title: "Today's notes",
  probes: () => [{ text: 'Buy balloons' }],
  offer: (door) =>
    door.mayRun(operations.log)
      ? offerTool({
          description:
            "When something happened that a later session should know: work done, open ends, events. Appends to today's notes.",
          reads: false,
          input: z.strictObject({
            text: z.string(),
            room: z.string().optional().describe('Only this room sees it'),
            user: z.string().optional().describe('Who said it'),
          }),
          output: z.looseObject({ id: z.string(), path: z.string(), undo: z.string().nullable() }),
          async run({ write }, given) {
            const { id, path, commit, undo, ...noted } = await write(operations.log, given);
            const warnings = noted.warnings.map(safeText);
            const text = [`Noted as ${id} in ${path}.${undoNote(undo)}`, ...warnings].join('\n');
            return { text, value: { id, path, commit, undo, warnings } };
          },
        })
      : null,
};
