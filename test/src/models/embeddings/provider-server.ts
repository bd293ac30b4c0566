import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Request = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Body };
export type Body = { readonly model: string; readonly input: readonly string[]; readonly dimensions?: number };
export type Answer = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent as it is, in place of a body. */
  readonly raw?: string;
  readonly afterMs?: number;
};

export type ProviderServer = {
  readonly url: string;
  readonly requests: Request[];
  /** The most requests that were open at the same time. */
  mostAtOnce(): number;
  close(): Promise<void>;
};

/** A provider on this machine: `answer` decides, from the request and how many came before it. */
export async function startProvider(answer: (request: Request, before: number) => Answer): Promise<ProviderServer> {
  const requests: Request[] = [];
  let open = 0;
  let most = 0;
  const server = createServer(async (incoming, outgoing) => {
    most = Math.max(most, ++open);
    outgoing.on('close', () => open--);
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    const request = { path: `${incoming.method} ${incoming.url}`, headers: incoming.headers, body };
    const { status = 200, headers = {}, body: value, raw, afterMs = 0 } = answer(request, requests.push(request) - 1);
    setTimeout(() => {
      outgoing.writeHead(status, { 'content-type': 'application/json', ...headers });
      outgoing.end(raw ?? JSON.stringify(value ?? {}));
    }, afterMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    mostAtOnce: () => most,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A vector that tells which text it belongs to, `text-7` → 7. */
export function vectorFor(text: string, dimensions = 8): number[] {
  const number = Number(/\d+/.exec(text)?.[0] ?? 0);
  return Array.from({ length: dimensions }, (_, index) => (index === 0 ? 1 : index === 1 ? number : 0));
}

/** The number of the text that a vector was made for. */
export function textNumber(vector: Float32Array | null | undefined): number | null {
  if (!vector) return null;
  return Math.round((vector[1] ?? 0) / (vector[0] ?? 1));
}

export function numberedTexts(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `text-${index}`);
}

/** The port of a server that was just closed: nobody listens there. */
export async function closedUrl(): Promise<string> {
  const server = await startProvider(() => ({}));
  await server.close();
  return server.url;
}
