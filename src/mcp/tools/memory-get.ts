import * as z from 'zod';
import { operations } from '../../index.js';
import { cutText, notice, quote } from '../quote.js';
import { offerTool, type Tool } from './tool.js';

const mostCharacters = 16_000;

export const memoryGetTool: Tool = {
  name: 'memory_get',
  title: 'Get a memory',
  probes: ({ path }) => [{ id: path }, { id: 'concept--canary' }],
  offer: () =>
    offerTool({
      description:
        'To read one memory in full: by id, path#line, a path, or the name of a person, project or wiki page.',
      reads: true,
      input: z.strictObject({ id: z.string() }),
      output: z.looseObject({ id: z.string(), source: z.string(), quote: z.string(), truncated: z.boolean() }),
      async run({ read }, { id }) {
        const memory = await read(operations.get, { id });
        const { path, startLine, endLine, store, date, type, confidence, tags } = memory;
        const { text, isCut: truncated } = cutText(memory.text, mostCharacters);
        const source = `${path}#${startLine}`;
        const said = quote(text);
        const rest = `It goes on to line ${endLine}: get path#line for the parts below, or search in it.`;
        return {
          text: [
            notice,
            `${source}${date === null ? '' : ` ${date}`} (${memory.id})`,
            said,
            ...(truncated ? [rest] : []),
          ].join('\n'),
          value: {
            notice,
            id: memory.id,
            source,
            store,
            quote: said,
            truncated,
            ...Object.fromEntries(Object.entries({ date, type, confidence }).filter(([, value]) => value !== null)),
            ...(tags.length > 0 && { tags }),
            ...(truncated && { rest }),
          },
        };
      },
    }),
};
