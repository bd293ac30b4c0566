import { completable, type GetPromptResult, type McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { formatScope, operations, parseScope } from '../../index.js';
import type { OpenFor } from '../build-server.js';
import type { Door } from '../door.js';
import { notice, quote } from '../quote.js';
import { resourceKinds } from '../resources/resource-kinds.js';
import { promptError } from './prompt-error.js';

/** Prompts that a person picks in a client. */
export function registerPrompts(server: McpServer, door: Door, openFor: OpenFor): void {
  const scopes = resourceKinds.find(({ name }) => name === 'prompt');
  const scope = completable(z.string().optional().describe('A scope this session may use'), async (typed) => {
    const names =
      (await scopes?.complete(door.at({ provenance: { client: 'completion', session: 'completion' } }))) ?? [];
    return names.filter((name) => name.startsWith(typed ?? ''));
  });
  server.registerPrompt(
    'start_session',
    {
      title: 'Start a session',
      description: 'Who the agent is, whom it serves and what it knows',
      argsSchema: z.object({ scope }),
    },
    async (given, context) => {
      const { read } = openFor(context, 'start_session');
      const asked = given.scope === undefined ? {} : { scope: given.scope };
      return message(
        await promptError(async () => {
          const named = asked.scope === undefined ? {} : { scope: formatScope(parseScope(asked.scope)) };
          return (await read(operations['render.text'], named)).prompt;
        }),
      );
    },
  );
  if (door.mayRun(operations.log) || door.mayRun(operations.propose)) {
    const tools = door.mayRun(operations.remember)
      ? ['`log` for what happened', '`remember` for lasting facts, preferences, decisions and corrections']
      : ['`propose`, with your name as `from`'];
    server.registerPrompt(
      'flush_memory',
      { title: 'Save to memory', description: 'Before the context is compacted: save what a later session needs' },
      () => message(flushText(tools)),
    );
  }
  if (door.mayRun(operations['reflect.due'])) {
    server.registerPrompt(
      'reflect_on',
      {
        title: 'Reflect',
        description: 'Look at what memory holds, in all or about a topic, and propose what to change',
        argsSchema: z.object({ topic: z.string().optional() }),
      },
      async ({ topic }, context) => {
        const { read } = openFor(context, 'reflect_on');
        return message(await promptError(async () => reflectText(topic, await knownAbout(read, topic))));
      },
    );
  }
}

function message(text: string): GetPromptResult {
  return { messages: [{ role: 'user', content: { type: 'text', text } }] };
}

function flushText(tools: readonly string[]): string {
  return [
    'Your context is about to be compacted. Look back over this conversation for decisions, facts, promises, open questions and corrections that memory does not hold yet.',
    `Save each with ${tools.join(', ')}: one statement per call, with names and dates. Save no secrets.`,
  ].join('\n');
}

async function knownAbout(read: ReturnType<OpenFor>['read'], topic: string | undefined): Promise<string> {
  const { sections } = await read(operations.know, { topic });
  return sections
    .map(({ heading, bullets }) => [heading, ...bullets.map((bullet) => `- ${bullet}`)].join('\n'))
    .join('\n');
}

function reflectText(topic: string | undefined, known: string): string {
  const about = topic === undefined ? 'what memory holds' : `what memory holds about the topic below`;
  return [
    `Reflect on ${about}: what is outdated, contradictory, missing, or worth being known in every session?`,
    ...(topic === undefined ? [] : ['Topic:', quote(topic)]),
    notice,
    quote(known === '' ? '(nothing)' : known),
    'Tell the person what you would change and why. `reflect` with action run writes a proposal; only the person approves it, with `agentsoul reflect approve` in a terminal.',
  ].join('\n');
}
