import { InMemoryTransport, LATEST_PROTOCOL_VERSION } from '@modelcontextprotocol/server';
import { buildServer } from './build-server.js';
import type { Door } from './door.js';

/** Sends a request over the protocol and gives back its result or error, as a client receives it. */
export type Asking = (method: string, params: object) => Promise<unknown>;

/** Connects to a server of this door inside the process, for as long as `use` runs. */
export async function askInMemory<Result>(door: Door, use: (ask: Asking) => Promise<Result>): Promise<Result> {
  const [client, own] = InMemoryTransport.createLinkedPair();
  const onBug = (error: unknown) => bugs.push(error);
  const bugs: unknown[] = [];
  const server = buildServer(door, { version: '0', sessionName: 'trial', onBug });
  const waiting = new Map<unknown, (answer: unknown) => void>();
  client.onmessage = (message) => {
    if (!('id' in message) || 'method' in message) return;
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  };
  await Promise.all([server.connect(own), client.start()]);
  let last = 0;
  const ask: Asking = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, resolve);
      client.send({ jsonrpc: '2.0', id, method, params: { ...params } }).catch(reject);
    });
  try {
    await ask('initialize', {
      protocolVersion: LATEST_PROTOCOL_VERSION,
      capabilities: { elicitation: { form: {} } },
      clientInfo: { name: 'trial', version: '0' },
    });
    await client.send({ jsonrpc: '2.0', method: 'notifications/initialized' });
    return await use(ask);
  } finally {
    await server.close();
  }
}
