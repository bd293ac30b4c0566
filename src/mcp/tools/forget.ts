import { acceptedContent, inputRequired } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { type ForgottenEntity, type ForgottenMemory, operations, SoulError } from '../../index.js';
import type { ForgetPlan } from '../forget-plans.js';
import { cutText, notice, quote, safeText } from '../quote.js';
import { offerTool, type Tool, type ToolAnswer, type ToolCall } from './tool.js';
import { undoNote } from './written.js';

const input = z.strictObject({
  query: z.string(),
  token: z.string().optional().describe('From the first call'),
  ids: z.array(z.string()).optional().describe('Those to forget, of the ones it showed'),
  permanent: z.boolean().optional().describe('Erase for good; a person is asked'),
});

export const forgetTool: Tool = {
  name: 'forget',
  title: 'Forget',
  probes: () => [{ query: 'canary' }, { query: 'canary', permanent: true }],
  offer: (door) =>
    door.mayRun(operations.forget)
      ? offerTool({
          description:
            'When the person asks to forget something. First call: shows what would go and a token. Second call, with token and ids: archives them.',
          reads: false,
          destroys: true,
          repeats: true,
          input,
          output: z.looseObject({ token: z.string().optional(), forgotten: z.array(z.string()).optional() }),
          run: (call, given) =>
            given.token === undefined ? showPlan(call, given) : forgetPlanned(call, given.token, given),
        })
      : null,
};

type Given = z.infer<typeof input>;

const mostShown = 50;
const mostCharacters = 600;

async function showPlan(call: ToolCall, { query, permanent = false }: Given): Promise<ToolAnswer> {
  if (permanent && !call.canAsk) throw nobodyToAsk(query);
  const { forgotten, entities, related } = await call.preview(operations.forget, { query, permanent });
  const certain = [...forgotten.map(memoryOf), ...entities.map(entityOf)];
  const others = related.map(memoryOf);
  const shown = { would_forget: certain.slice(0, mostShown), related: others.slice(0, mostShown) };
  const truncated = certain.length > mostShown || others.length > mostShown;
  if (certain.length + others.length === 0)
    return { text: 'No memory matches. Nothing was changed.', value: { ...shown, truncated } };
  const plan: ForgetPlan = {
    ...{ query, permanent },
    certain: shown.would_forget.map(({ id }) => id),
    related: shown.related.map(({ id }) => id),
  };
  const token = call.forgetPlans.keep(plan);
  const text = [
    notice,
    ...(certain.length > 0
      ? ['Would be forgotten:', ...shown.would_forget.map(lineOf)]
      : ['Nothing matches for certain.']),
    ...(others.length > 0 ? ['Related, kept unless you name them:', ...shown.related.map(lineOf)] : []),
    ...(truncated ? ['There are more; a narrower query shows them.'] : []),
    `Nothing was changed. Confirm with the person, then call forget with token ${token} and the ids.`,
  ];
  return { text: text.join('\n'), value: { notice, token, ...shown, truncated } };
}

async function forgetPlanned(call: ToolCall, token: string, { ids }: Given) {
  const plan = call.forgetPlans.find(token);
  if (plan === undefined) {
    throw new SoulError('usage', 'This token is unknown or too old.', {
      hint: 'Call forget without a token to see what would go. Nothing was changed.',
    });
  }
  const chosen = ids ?? plan.certain;
  const strange = chosen.find((id) => !plan.certain.includes(id) && !plan.related.includes(id));
  if (strange !== undefined || chosen.length === 0) {
    const what =
      strange === undefined ? 'No id was given.' : `${safeText(strange)} was not among what the first call showed.`;
    throw new SoulError('usage', what, { hint: 'Use ids of the first answer. Nothing was changed.' });
  }
  const { query, permanent } = plan;
  if (permanent) {
    const question = confirmation(call, { token, count: chosen.length, query });
    if (question !== null) return question;
  }
  const done = await call.write(operations.forget, { query, only: chosen, permanent });
  call.forgetPlans.drop(token);
  const forgotten = [...done.forgotten.map(({ id }) => id), ...done.entities.map(({ id }) => `entity:${id}`)];
  const { changed, commit, undo } = done;
  const how = permanent ? 'Erased for good' : 'Archived';
  const remains = permanent ? { remains: { commits: done.remains?.commits.length ?? 0 } } : {};
  return {
    text: changed ? `${how}: ${forgotten.join(', ')}.${undoNote(undo)}` : 'Nothing was left to forget.',
    value: { forgotten, permanent, changed, commit, undo, ...remains },
  };
}

const confirm = z.object({ confirm: z.boolean().describe('Erase it for good. This cannot be undone.') });

/** Asks the person; null once they said yes to a question of ours. */
function confirmation(call: ToolCall, { token, count, query }: { token: string; count: number; query: string }) {
  if (!call.canAsk) throw nobodyToAsk(query);
  const wasAsked = call.forgetPlans.ask(token);
  if (!wasAsked || call.answers === undefined) {
    const what = count === 1 ? '1 memory' : `${count} memories`;
    const message = `Erase ${what} about "${cutText(safeText(query), 100).text}" for good? This cannot be undone.`;
    return inputRequired({ inputRequests: { confirm: inputRequired.elicit({ message, requestedSchema: confirm }) } });
  }
  if (acceptedContent(call.answers, 'confirm', confirm)?.confirm === true) return null;
  throw new SoulError('cancelled', 'The person did not agree. Nothing was changed.');
}

function nobodyToAsk(query: string): SoulError {
  return new SoulError('input-needed', 'Erasing for good needs a person, and this client cannot ask one.', {
    hint: `The person can run \`agentsoul forget ${JSON.stringify(query)} --permanent\` in a terminal. Nothing was changed.`,
  });
}

type Shown = { readonly id: string; readonly source: string; readonly quote: string };

function memoryOf({ id, path, startLine, text }: ForgottenMemory): Shown {
  return { id, source: `${path}#${startLine}`, quote: quote(cutText(text, mostCharacters).text) };
}

function entityOf({ id, name, path }: ForgottenEntity): Shown {
  return { id: `entity:${id}`, source: path, quote: quote(name) };
}

function lineOf({ id, source, quote: said }: Shown): string {
  return `${id} (${source})\n${said}`;
}
