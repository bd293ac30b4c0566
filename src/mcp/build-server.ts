import { McpServer, type ServerContext } from '@modelcontextprotocol/server';
import { clientFacts } from './client.js';
import type { Door, OpenDoor } from './door.js';
import { instructions } from './instructions.js';
import { registerPrompts } from './prompts/register-prompts.js';
import { registerResources } from './resources/register-resources.js';
import { isAnswer, toolFailure, toolResult } from './tool-result.js';
import { allTools } from './tools/all-tools.js';
import type { ToolCall } from './tools/tool.js';

export type ServerOptions = {
  /** The version of agentsoul. */
  readonly version: string;
  /** What changes are recorded under: the conversation, or what stands for it. */
  readonly sessionName: string;
  /** Called with a bug; the client learns only that there is one. */
  readonly onBug: (error: unknown) => void;
};

/** Opens the door for one request. */
export type OpenFor = (context: ServerContext, tool: string) => OpenDoor;

/** A server for one connection, or for one request over HTTP. */
export function buildServer(door: Door, { version, sessionName, onBug }: ServerOptions): McpServer {
  const fixed = { ttlMs: 3_600_000, cacheScope: 'private' } as const;
  const server = new McpServer(
    { name: 'agentsoul', title: 'agentsoul memory', version },
    {
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      instructions: instructions(door),
      // What is offered is fixed when the server starts.
      cacheHints: {
        'tools/list': fixed,
        'prompts/list': fixed,
        'resources/templates/list': fixed,
        'server/discover': fixed,
      },
    },
  );
  const openFor: OpenFor = (context, tool) =>
    door.at({
      provenance: { client: clientFacts(server, context).name, session: sessionName, tool },
      signal: context.mcpReq.signal,
    });
  for (const tool of allTools) {
    const offer = tool.offer(door);
    if (offer === null) continue;
    const { description, input, output, annotations, run } = offer;
    const { name, title } = tool;
    server.registerTool(
      name,
      { title, description, inputSchema: input, outputSchema: output, annotations: { title, ...annotations } },
      async (given, context) => {
        const { canAsk } = clientFacts(server, context);
        const call: ToolCall = { ...openFor(context, name), canAsk, answers: context.mcpReq.inputResponses };
        try {
          const answer = await run(call, given);
          return isAnswer(answer) ? toolResult(answer) : answer;
        } catch (error) {
          onBug(error);
          return toolFailure(error);
        }
      },
    );
  }
  registerResources(server, door, openFor);
  registerPrompts(server, door, openFor);
  return server;
}
