import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import * as z from 'zod';

/** Who is at the other end of a connection or request, as far as it says. */
export type ClientFacts = {
  readonly name: string;
  /** Whether it can put a question to a person. */
  readonly canAsk: boolean;
};

const infoSchema = z.object({ name: z.string(), version: z.string() });
const capabilitiesSchema = z.object({
  elicitation: z.object({ form: z.unknown().optional(), url: z.unknown().optional() }).optional(),
});

/** Older clients introduce themselves once, newer ones with every request. */
export function clientFacts(server: McpServer, { mcpReq }: ServerContext): ClientFacts {
  const envelope = new Map<string, unknown>(Object.entries(mcpReq.envelope ?? {}));
  const info = infoSchema.safeParse(envelope.get(CLIENT_INFO_META_KEY) ?? server.server.getClientVersion());
  const capabilities = capabilitiesSchema.safeParse(
    envelope.get(CLIENT_CAPABILITIES_META_KEY) ?? server.server.getClientCapabilities(),
  );
  const elicitation = capabilities.data?.elicitation;
  // A client that names no kind of question means forms; one that only opens web pages can't be asked.
  const canAsk = elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
  return { name: info.success ? `${info.data.name} ${info.data.version}` : 'unknown', canAsk };
}

/** The conversation, where the client tells it by the environment of the server. */
export function sessionFromEnvironment(env: Readonly<Record<string, string | undefined>>): string | undefined {
  return env.CLAUDE_CODE_SESSION_ID ?? env.COPILOT_AGENT_SESSION_ID;
}
