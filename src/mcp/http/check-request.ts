import type { IncomingMessage } from 'node:http';

/** A request that is refused before anybody looks at what it asks for. */
export type Refusal = { readonly status: number; readonly message: string };

const loopbackNames = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Whether a request comes from a program on this machine and not from a web page. A page of a foreign site can name our address in its
 * own domain (DNS rebinding); then only `Host` gives it away. Browsers say more about themselves, and must be one of ours.
 */
export function checkOrigin({ headers }: Pick<IncomingMessage, 'headers'>, port: number): Refusal | null {
  const hosts = loopbackNames.map((name) => `${name}:${port}`);
  if (!hosts.includes(headers.host?.toLowerCase() ?? ''))
    return { status: 421, message: 'This server has another name.' };
  const { origin } = headers;
  const isOurs = origin === undefined || hosts.some((host) => origin.toLowerCase() === `http://${host}`);
  const site = headers['sec-fetch-site'];
  const isSame = site === undefined || site === 'same-origin' || site === 'none';
  return isOurs && isSame ? null : { status: 403, message: 'Requests of other sites are refused.' };
}

/** The token of `Authorization: Bearer …`; null without one. */
export function bearerToken({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const [, token] = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(headers.authorization ?? '') ?? [];
  return token ?? null;
}
