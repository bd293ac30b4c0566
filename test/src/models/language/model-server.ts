import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { protocols } from './protocols.js';

export type Asked = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
  /** The whole body as it came, to look for words in. */
  readonly sent: string;
  readonly isStream: boolean;
};

export type Said = {
  /** What the model writes. */
  readonly text?: string;
  readonly finish?: 'stop' | 'length';
  readonly tokens?: { readonly input: number; readonly output: number } | null;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is, in place of what the protocol says. */
  readonly raw?: string;
  readonly afterMs?: number;
  /** The connection is cut when so much of the answer has been sent, from 0 to 1. */
  readonly cutAt?: number;
  /** The stream ends politely at that point, without its last words. */
  readonly endAt?: number;
  /** The text is sent over and over again, until nobody listens. */
  readonly isEndless?: boolean;
};

export type ModelServer = {
  readonly url: string;
  readonly asked: Asked[];
  /** How many pieces were sent in all. */
  pieces(): number;
  close(): Promise<void>;
};

/** A model on this machine that speaks the protocol of the path it is asked on: `say` decides what it says. */
export async function startModel(say: (asked: Asked, before: number) => Said): Promise<ModelServer> {
  const asked: Asked[] = [];
  let pieces = 0;
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const sent = Buffer.concat(chunks).toString();
    const body = JSON.parse(sent);
    const path = incoming.url ?? '';
    const isStream = body.stream === true || path.includes('streamGenerateContent');
    const question = { path, headers: incoming.headers, body, sent, isStream };
    const said = say(question, asked.push(question) - 1);
    await new Promise((resolve) => setTimeout(resolve, said.afterMs ?? 0));
    await send(outgoing, question, said, () => pieces++);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    pieces: () => pieces,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function send(outgoing: ServerResponse, asked: Asked, said: Said, onPiece: () => void): Promise<void> {
  const { status = 200, headers = {}, raw, cutAt, endAt } = said;
  const protocol = protocols.find(({ isFor }) => isFor.test(asked.path));
  const isError = status >= 300;
  const type = asked.isStream && !isError && raw === undefined ? 'text/event-stream' : 'application/json';
  outgoing.writeHead(protocol === undefined ? 404 : status, { 'content-type': type, ...headers });
  if (raw !== undefined || isError || protocol === undefined) {
    outgoing.end(raw ?? '{"error":{"message":"It does not work."}}');
    return;
  }
  if (said.isEndless) return sendEndlessly(outgoing, asked, { protocol, said, onPiece });
  const whole = asked.isStream ? protocol.stream(asked, said) : [JSON.stringify(protocol.answer(asked, said))];
  const bytes = Buffer.from(whole.join(''));
  if (cutAt === undefined && endAt === undefined) {
    for (const piece of whole) {
      outgoing.write(piece);
      onPiece();
    }
    outgoing.end();
    return;
  }
  outgoing.write(bytes.subarray(0, Math.floor(bytes.length * (cutAt ?? endAt ?? 0))), () => {
    if (cutAt === undefined) outgoing.end();
    else setTimeout(() => outgoing.destroy(), 20);
  });
}

async function sendEndlessly(
  outgoing: ServerResponse,
  asked: Asked,
  { protocol, said, onPiece }: { protocol: (typeof protocols)[number]; said: Said; onPiece: () => void },
): Promise<void> {
  const whole = protocol.stream(asked, said);
  const repeated = whole.findIndex((piece) => said.text !== undefined && piece.includes(said.text.slice(0, 8)));
  outgoing.write(whole.slice(0, repeated).join(''));
  const middle = whole[repeated] ?? '';
  while (!outgoing.destroyed) {
    const isTaken = outgoing.write(middle);
    onPiece();
    await new Promise<void>((resolve) =>
      isTaken ? setImmediate(resolve) : outgoing.once('drain', resolve).once('close', resolve),
    );
  }
}

/** The address of a model that was just stopped: nobody listens there. */
export async function deadUrl(): Promise<string> {
  const server = await startModel(() => ({}));
  await server.close();
  return server.url;
}
