import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { type AuthInfo, createMcpHandler } from '@modelcontextprotocol/server';
import { narrowerScope, type Session, SoulError, type TokenGrant, verifyAccessToken } from '../../index.js';
import { buildServer } from '../build-server.js';
import { createDoor } from '../door.js';
import { type McpEntry, sessionNameOf, sessionOfEntry } from '../entry.js';
import { type ForgetPlans, rememberForgetPlans } from '../forget-plans.js';
import { onlyBugs } from '../only-bugs.js';
import { bearerToken, checkOrigin, type Refusal } from './check-request.js';
import { countFailures } from './failed-logins.js';

export type HttpOptions = {
  /** 0 for any that is free. */
  readonly port: number;
  /** Called with each request once it is answered: no address, no token, only its name. */
  readonly onRequest?: (line: string) => void;
};

export type RunningHttp = { readonly url: string; readonly close: () => Promise<void> };

const path = '/mcp';
const maxBodyBytes = 1024 * 1024;
const maxStreams = 16;
const requestTimeoutMs = 30_000;

/** Serves programs on this machine. Each shows a token of this workspace, which decides what it may see and do. */
export async function serveMcpHttp(entry: McpEntry, { port, onRequest }: HttpOptions): Promise<RunningHttp> {
  const session = sessionOfEntry(entry);
  // Refused before anything is served: no such workspace, or one that nobody trusted.
  const { configRoot } = await session.open(session.clock());
  const plans = new Map<string, ForgetPlans>();
  const sessionName = sessionNameOf(entry);
  const failures = countFailures(session.clock);
  const handler = createMcpHandler(({ authInfo }) => buildServer(doorFor(authInfo), serverOptions()), {
    maxRequestBodySize: maxBodyBytes,
    maxSubscriptions: maxStreams,
    onerror: onlyBugs(entry.onError),
  });
  const answerNode = toNodeHandler(handler, { maxRequestBodySize: maxBodyBytes, onerror: entry.onError });
  const server = createServer(
    { requestTimeout: requestTimeoutMs, headersTimeout: requestTimeoutMs },
    (request, response) => {
      answer(request, response).catch((error: unknown) => {
        entry.onError(error);
        refuse(response, { status: 500, message: 'Internal error.' });
      });
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(error, port)));
    server.listen(port, '127.0.0.1', resolve);
  });
  // It listens on an address, so it has one.
  const actualPort = (server.address() as AddressInfo).port;
  return { url: `http://127.0.0.1:${actualPort}${path}`, close };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now();
    const { grant, refusal } = await admit(request);
    response.once('close', () => {
      const took = Math.round(performance.now() - started);
      onRequest?.(`${request.method} ${path} ${response.statusCode} ${took} ms ${grant?.name ?? '-'}`);
    });
    for (const [name, value] of safetyHeaders) response.setHeader(name, value);
    if (refusal !== null || grant === null)
      return refuse(response, refusal ?? { status: 401, message: 'A token is needed.' });
    const auth: AuthInfo = { token: '', clientId: grant.name, scopes: [], extra: { grant } };
    const { method = 'GET', url = path } = request;
    await answerNode(Object.assign(request, { auth, method, url }), response);
  }

  /** Host and origin first, then the way, then the token. */
  async function admit(request: IncomingMessage): Promise<{ grant: TokenGrant | null; refusal: Refusal | null }> {
    const foreign = checkOrigin(request, actualPort);
    if (foreign !== null) return { grant: null, refusal: foreign };
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== path)
      return { grant: null, refusal: { status: 404, message: 'There is nothing here.' } };
    if (failures.isOver()) return { grant: null, refusal: { status: 429, message: 'Too many wrong tokens.' } };
    const shown = bearerToken(request);
    const { env, platform = 'linux' } = entry;
    const check = { workspace: configRoot, env, platform, at: session.clock() };
    const grant = shown === null ? null : await verifyAccessToken(shown, check);
    if (shown !== null && grant === null) failures.add();
    if (grant === null) return { grant, refusal: { status: 401, message: 'A valid token is needed.' } };
    const isUsable = narrowerScope(grant.ceiling, session.ceiling) !== null;
    return { grant, refusal: isUsable ? null : { status: 403, message: 'The token is for another scope.' } };
  }

  /** What both the entry and the token allow. */
  function doorFor(auth: AuthInfo | undefined) {
    const grant = grantOf(auth);
    const scope = grant === null ? null : narrowerScope(grant.ceiling, session.ceiling);
    if (grant === null || scope === null) throw new SoulError('scope-above-ceiling', 'A token is needed.');
    const narrowed = sessionOfEntry({ ...entry, scope });
    const allowed = new Set<string>([...grant.abilities, ...(grant.abilities.includes('write') ? ['approve'] : [])]);
    const own: Session = { ...narrowed, abilities: narrowed.abilities.filter((ability) => allowed.has(ability)) };
    const known = plans.get(grant.name) ?? rememberForgetPlans(session.clock);
    plans.set(grant.name, known);
    return createDoor(own, { forgetPlans: known });
  }

  function serverOptions() {
    return { version: entry.version, sessionName, onBug: onlyBugs(entry.onError) };
  }

  async function close(): Promise<void> {
    await handler.close();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  }
}

const safetyHeaders: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Cache-Control', 'no-store'],
];

function grantOf(auth: AuthInfo | undefined): TokenGrant | null {
  const grant = auth?.extra?.grant;
  // Put there by `answer`, for this request alone.
  return grant === undefined ? null : (grant as TokenGrant);
}

function refuse(response: ServerResponse, { status, message }: Refusal): void {
  if (response.headersSent) return void response.end();
  const challenge = status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {};
  const body = JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32_000, message } });
  response.writeHead(status, { 'Content-Type': 'application/json', ...challenge }).end(body);
}

function cannotListen(error: Error, port: number): SoulError {
  return new SoulError('usage', `The port ${port} can't be used: ${error.message}.`, {
    hint: 'Choose another one, or 0 for any that is free.',
    cause: error,
  });
}
