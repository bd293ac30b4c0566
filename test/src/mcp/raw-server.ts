import { type ChildProcess, spawn } from 'node:child_process';
import { bareEnvironment, binary } from '../../cli/binary.js';
import type { Person } from '../../journeys/person.js';

type Answer = {
  readonly id?: unknown;
  readonly jsonrpc?: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
};

export type RawServer = {
  readonly request: (method: string, params?: object) => Promise<Answer>;
  /** Lines of standard output that are no JSON-RPC message, and all of standard error. */
  readonly strays: () => { readonly lines: readonly string[]; readonly stderr: string };
  /** Closes its input and gives back how it ended. */
  readonly end: () => Promise<number | null>;
};

/** A server process whose output is looked at line by line. */
export async function startRawServer(sam: Person, options: readonly string[] = []): Promise<RawServer> {
  const server = spawn(process.execPath, [binary, 'mcp', '-C', sam.path('kate'), ...options], {
    env: { ...bareEnvironment, HOME: sam.home },
    cwd: '/',
  });
  const ended = new Promise<number | null>((resolve) => server.once('close', resolve));
  const waiting = new Map<unknown, (answer: Answer) => void>();
  const strays: string[] = [];
  let stderr = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  readLines(server, (line) => {
    const message = parse(line);
    if (message?.jsonrpc !== '2.0') strays.push(line);
    else waiting.get(message.id)?.(message);
  });
  let last = 0;
  const request: RawServer['request'] = (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, resolve);
      void ended.then((code) => reject(new Error(`It ended with ${code} before it answered: ${stderr}`)));
      server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    });
  await request('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'raw', version: '1' },
  });
  server.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n');
  return {
    request,
    strays: () => ({ lines: strays, stderr }),
    end() {
      server.stdin.end();
      return ended;
    },
  };
}

/** The text of a tool's answer; throws where it is an error. */
export async function callRaw(server: RawServer, name: string, args: object): Promise<string> {
  const { result, error } = await server.request('tools/call', { name, arguments: args });
  const text = JSON.stringify(result ?? error);
  if (error !== undefined || text.includes('"isError":true')) throw new Error(text);
  return text;
}

function readLines({ stdout }: ChildProcess, onLine: (line: string) => void): void {
  let rest = '';
  stdout?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
}

function parse(line: string): Answer | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
