import * as z from 'zod';
import { operations, type SessionAnswer, type SessionRequest } from '../../index.js';
import { notice, quote, safeValue } from '../quote.js';
import { given } from './core.js';
import { offerTool, type Tool, type ToolAnswer } from './tool.js';

const sessionActions = ['list_sessions', 'read_session', 'search', 'recent'] as const;

const mostEntries = 500;
/** Together, so that an answer stays readable for a model. */
const mostCharacters = 30_000;

const input = z.strictObject({
  action: z.enum(sessionActions),
  session_id: z.string().optional(),
  query: z.string().optional(),
  limit: z.int().min(1).max(mostEntries).optional().describe('Default 50'),
});

export const sessionLogsTool: Tool = {
  name: 'session_logs',
  title: 'Session logs',
  probes: () => [
    { action: 'list_sessions' },
    { action: 'recent', limit: 500 },
    { action: 'search', query: 'canary', limit: 500 },
  ],
  offer: (door) =>
    door.mayRun(operations['sessions.logs'])
      ? offerTool({
          description:
            'When the exact words of an earlier conversation matter: lists, reads and searches your transcripts.',
          reads: true,
          input,
          output: z.looseObject({ total: z.int(), truncated: z.boolean() }),
          run: async ({ read }, asked) => answerOf(await read(operations['sessions.logs'], requestOf(asked))),
        })
      : null,
};

function requestOf({ action, session_id, query, limit }: z.infer<typeof input>): SessionRequest {
  switch (action) {
    case 'list_sessions':
      return { action, limit };
    case 'read_session':
      return { action, limit, session_id: given('session_id', session_id) };
    case 'search':
      return { action, limit, session_id, query: given('query', query) };
    case 'recent':
      return { action, limit, session_id };
    default:
      return action satisfies never;
  }
}

function answerOf(answer: SessionAnswer): ToolAnswer {
  const { total } = answer;
  if ('sessions' in answer) {
    const sessions = safeValue(fitting(answer.sessions, ({ id }) => id.length + 100));
    const lines = sessions.map(({ id, timestamp, entries }) => `${timestamp ?? ''} ${id}: ${entries} entries`.trim());
    const truncated = sessions.length < total;
    return { text: [`${total} sessions`, ...lines].join('\n'), value: { sessions, total, truncated } };
  }
  const list = 'hits' in answer ? answer.hits : answer.entries;
  const entries = safeValue(fitting(list, ({ content }) => content.length + 80));
  const truncated = entries.length < total;
  const lines = entries.map(({ timestamp, role, content }) =>
    `${timestamp ?? ''} ${role ?? ''}\n${quote(content)}`.trim(),
  );
  const rest = truncated ? [`${total - entries.length} more: raise limit, or search with other words.`] : [];
  const text = entries.length === 0 ? ['Nothing was found.'] : [notice, ...lines, ...rest];
  const where = 'session_id' in answer ? { session_id: answer.session_id } : {};
  return {
    text: text.join('\n'),
    value: { notice, ...where, ['hits' in answer ? 'hits' : 'entries']: entries, total, truncated },
  };
}

/** The first entries that fit together. */
function fitting<Item>(items: readonly Item[], sizeOf: (item: Item) => number): Item[] {
  let size = 0;
  const end = items.findIndex((item) => {
    size += sizeOf(item);
    return size > mostCharacters;
  });
  return end === -1 ? [...items] : items.slice(0, Math.max(end, 1));
}
