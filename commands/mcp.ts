import { isAbsolute } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { accessLevels, type McpEntry, SoulError, serveMcpHttp, serveMcpStdio } from '../src/index.js';
import type { Command, CommandContext } from './command.js';
import { ExitCode } from './exit-code.js';
import { systemTimezone } from './session.js';
import { version } from './version.js';

export const mcpCommand: Command = {
  name: 'mcp',
  group: 'Connect',
  summary: 'Serve the workspace to an agent by the Model Context Protocol',
  description:
    'A client starts it and speaks to it on standard input and output. -C with an absolute path is needed: no workspace is looked for in the folder a client is started in, and an untrusted one is refused. The scope and the access are fixed here; no request can widen them. With --http it serves programs on this machine that show a token of `agentsoul serve token add`.',
  options: [
    {
      long: 'scope',
      kind: 'string',
      value: 'scope',
      suggests: ['main', 'group', 'room:', 'subagent', 'heartbeat', 'cron'],
      description: 'The widest scope of this entry',
    },
    {
      long: 'access',
      kind: 'string',
      value: 'level',
      choices: accessLevels,
      default: 'write',
      description: 'What it may do at most',
    },
    {
      long: 'http',
      kind: 'number',
      value: 'port',
      description: 'Serve HTTP on this port of 127.0.0.1; 0 for any free one',
    },
  ],
  examples: [
    { command: 'agentsoul mcp -C /home/ana/aria', says: 'for the main agent of Ana' },
    {
      command: 'agentsoul mcp -C /home/ana/aria --scope subagent --access propose',
      says: 'an entry for sub-agents',
    },
    { command: 'agentsoul mcp -C /home/ana/aria --http 7391', says: 'for programs with a token' },
  ],
  json: false,
  leakProbe: { none: 'its tools, resources and prompts are tried as an adapter of their own' },
  async run(context) {
    const { terminal, options, streams, signal } = context;
    const entry = entryOf(context);
    const port = options.number('http');
    if (port === undefined) {
      const { stdin, stdout } = streams;
      const input = stdin instanceof Readable ? stdin : new Readable().wrap(stdin);
      await serveMcpStdio(entry, { stdin: input, stdout: writableOf(stdout) }, signal);
      return ExitCode.ok;
    }
    const server = await serveMcpHttp(entry, { port, onRequest: (line) => terminal.note(line) });
    terminal.out(`${server.url}\n`);
    await aborted(signal);
    await server.close();
    return ExitCode.ok;
  },
};

function entryOf({ terminal, options, global, env, open }: CommandContext): McpEntry {
  const { at, agent } = global;
  return {
    folder: workspaceOf(global),
    ...{ env, open },
    platform: process.platform,
    get timezone() {
      return systemTimezone();
    },
    ...(agent !== undefined && { agent }),
    scope: options.text('scope'),
    access: options.choice('access', accessLevels) ?? 'read',
    version,
    clock: () => at ?? new Date(),
    onWarning: (message) => terminal.warn(message),
    onError: (error) => terminal.err(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  };
}

/** Clients start a server in the folder of a project, which may be anybody's. */
function workspaceOf({ workspace, workspaceAsGiven }: CommandContext['global']): string {
  if (workspace !== undefined && isAbsolute(workspaceAsGiven ?? '')) return workspace;
  throw new SoulError('usage', '`agentsoul mcp` needs the absolute path of the workspace.', {
    hint: 'Use `agentsoul mcp -C /path/to/workspace` in the configuration of the client, or set AGENTSOUL_WORKSPACE. No workspace is looked for in the folder a client is started in.',
  });
}

function writableOf(output: CommandContext['streams']['stdout']): Writable {
  return new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      output.write(chunk);
      done();
    },
  });
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
