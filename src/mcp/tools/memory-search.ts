import * as z from 'zod';
import { operations, type SearchHit, storeNames } from '../../index.js';
import { notice, quote, safeText } from '../quote.js';
import { nextCursor, offsetOf } from './cursor.js';
import { offerTool, type Tool } from './tool.js';

const usualHits = 10;
const mostHits = 50;
/** Nobody pages further; a better query is cheaper. */
const deepest = 500;

export const memorySearchTool: Tool = {
  name: 'memory_search',
  title: 'Search memory',
  probes: () => [
    { query: 'canary', limit: mostHits },
    { query: 'canary', limit: mostHits, cursor: nextCursor(mostHits) },
  ],
  offer: () =>
    offerTool({
      description:
        'To look through memories by words, time or store, or when recall found too little. Returns ranked hits with ids for memory_get.',
      reads: true,
      input: z.strictObject({
        query: z.string(),
        limit: z.int().min(1).max(mostHits).optional().describe('Default 10'),
        store: z.enum(storeNames).optional(),
        since: z.string().optional().describe('YYYY-MM-DD'),
        until: z.string().optional(),
        cursor: z.string().optional().describe('next_cursor of the last answer'),
      }),
      output: z.looseObject({
        hits: z.array(z.looseObject({ id: z.string(), source: z.string(), quote: z.string() })),
        truncated: z.boolean(),
        next_cursor: z.string().optional(),
      }),
      async run({ read }, { query, limit = usualHits, store, since, until, cursor }) {
        const start = offsetOf(cursor);
        const wanted = Math.min(start + limit + 1, deepest);
        const stores = store === undefined ? undefined : [store];
        const answer = await read(operations.search, { query, stores, since, until, limit: wanted });
        const hits = answer.hits.slice(start, start + limit).map(hitOf);
        const end = start + hits.length;
        const truncated = answer.hits.length > end;
        const next = truncated && end + 1 < deepest ? nextCursor(end) : undefined;
        const rest = next !== undefined ? [`More hits: call again with cursor ${next}.`] : [];
        const found = hits.map(
          ({ id, source, date, quote: said }) => `${[source, date, `(${id})`].filter(Boolean).join(' ')}\n${said}`,
        );
        const text = hits.length === 0 ? ['No memory was found.'] : [notice, ...found, ...rest];
        return {
          text: [...text, ...answer.notes.map(safeText)].join('\n'),
          value: {
            notice,
            hits,
            index: answer.index.state,
            truncated,
            ...(next !== undefined && { next_cursor: next }),
          },
        };
      },
    }),
};

function hitOf({ id, path, startLine, date, store, score, snippet, superseded }: SearchHit) {
  return {
    id,
    source: `${path}#${startLine}`,
    ...(date !== undefined && { date }),
    store,
    score: Math.round(score * 1_000) / 1_000,
    quote: quote(snippet),
    ...(superseded === true && { superseded }),
  };
}
