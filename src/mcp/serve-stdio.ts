import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport, serveStdio as serveConnection } from '@modelcontextprotocol/server/stdio';
import { buildServer } from './build-server.js';
import { createDoor } from './door.js';
import { type McpEntry, sessionNameOf, sessionOfEntry } from './entry.js';
import { onlyBugs } from './only-bugs.js';

export type StdioStreams = { readonly stdin: Readable; readonly stdout: Writable };

/** Serves one client until it closes its end or the signal is aborted. Nothing but JSON-RPC is written to `stdout`. */
export async function serveMcpStdio(
  entry: McpEntry,
  { stdin, stdout }: StdioStreams,
  signal?: AbortSignal,
): Promise<void> {
  const session = sessionOfEntry(entry);
  // Refused before anything is served: no such workspace, or one that nobody trusted.
  await session.open(session.clock());
  const { version, onError } = entry;
  const door = createDoor(session);
  const options = { version, sessionName: sessionNameOf(entry), onBug: onlyBugs(onError) };
  const transport = new StdioServerTransport(stdin, stdout);
  await new Promise<void>((resolve) => {
    const handle = serveConnection(() => buildServer(door, options), { transport, onerror: onError });
    const end = () => {
      handle.close().catch(onError);
      resolve();
    };
    // The connection owns the callbacks of the transport, so its end is seen on the stream itself.
    for (const event of ['end', 'close', 'error']) stdin.once(event, end);
    stdout.once('error', end);
    signal?.addEventListener('abort', end, { once: true });
    if (stdin.readableEnded || stdin.destroyed || signal?.aborted === true) end();
  });
}
