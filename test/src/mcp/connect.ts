import { Client, type ElicitResult } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { onTestFinished } from 'vitest';
import { bareEnvironment, binary } from '../../cli/binary.js';
import { type Person, person } from '../../journeys/person.js';

export type Era = 'legacy' | 'modern';

export type Connecting = {
  readonly options?: readonly string[];
  readonly era?: Era;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** What the person answers when the client asks; without it the client cannot ask. */
  readonly answer?: () => ElicitResult;
};

/** Sam, who has a workspace named `kate` that is trusted because Sam made it. */
export async function personWithWorkspace(): Promise<Person> {
  const sam = person();
  await sam.change(['init', 'kate', '--yes', '--name', 'Kate']);
  return sam;
}

/** A real server process and a client of the SDK that speaks to it. */
export async function connect(
  sam: Person,
  { options = [], era = 'legacy', env = {}, cwd = '/', answer }: Connecting = {},
): Promise<Client> {
  const client = new Client(
    { name: 'test-client', version: '1.2.3' },
    {
      capabilities: answer === undefined ? {} : { elicitation: { form: {} } },
      versionNegotiation: { mode: era === 'legacy' ? 'legacy' : { pin: '2026-07-28' } },
    },
  );
  if (answer !== undefined) client.setRequestHandler('elicitation/create', async () => answer());
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [binary, 'mcp', '-C', sam.path('kate'), ...options],
    env: { ...bareEnvironment, HOME: sam.home, ...env },
    cwd,
    stderr: 'pipe',
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}

/** A busy machine fails no test. */
const patienceMs = 600_000;

export type Called = { readonly text: string; readonly value: Record<string, unknown>; readonly isError: boolean };

/** Calls a tool and gives back what a model reads, and the value. */
export async function call(client: Client, name: string, args: Record<string, unknown> = {}): Promise<Called> {
  const { content, structuredContent, isError } = await client.callTool(
    { name, arguments: args },
    { timeout: patienceMs },
  );
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
  return { text, value: Object.fromEntries(Object.entries(structuredContent ?? {})), isError: isError === true };
}
