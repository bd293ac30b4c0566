import { quoteText } from '../../config/quote-value.js';
import { SoulError } from '../../errors/soul-error.js';
import { explainNetworkFailure } from '../explain-network-failure.js';
import { retryAfterMs } from '../retry-after.js';
import { type Pause, pause } from '../retry-pause.js';

export type Endpoint = {
  /** Its name in messages. */
  readonly name: string;
  readonly url: string;
  readonly key: string | null;
  readonly timeoutMs: number;
  readonly pause: Pause | undefined;
  /** What to do about a refusal with this status, where the provider has something better to say than we do. */
  readonly hintFor?: (status: number) => string | undefined;
};

/** How long to wait before the second, third and fourth attempt, unless the provider says. */
const waitsMs = [500, 1_000, 2_000];
const longestWaitMs = 60_000;

/**
 * Sends a value and returns the one that comes back. Tries again when the provider is busy (429) or fails (5xx). It follows
 * no redirects, because they would lead what is sent to an address that nobody chose.
 */
export async function postJson(endpoint: Endpoint, body: unknown, signal: AbortSignal | undefined): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    const answer = await post(endpoint, JSON.stringify(body), signal);
    if (answer.status >= 200 && answer.status < 300) return parse(endpoint, answer.text);
    const waitMs = isPassing(answer.status) ? waitBefore(answer, attempt) : null;
    if (waitMs === null || waitMs > longestWaitMs) throw refusal(endpoint, answer, waitMs);
    await (endpoint.pause ?? pause)(waitMs, signal);
    signal?.throwIfAborted();
  }
}

type Answer = { readonly status: number; readonly text: string; readonly headers: Headers };

async function post({ name, url, key, timeoutMs }: Endpoint, body: string, signal?: AbortSignal): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const authorization: Record<string, string> = key === null ? {} : { authorization: `Bearer ${key}` };
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization },
      body,
      redirect: 'manual',
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (cause) {
    signal?.throwIfAborted();
    if (timeout.aborted) {
      throw new SoulError('embeddings-unreachable', `${name} did not answer within ${timeoutMs} ms.`, {
        hint: 'Try again, or raise `embeddings.timeoutMs`.',
        cause,
      });
    }
    throw new SoulError('embeddings-unreachable', `${name} could not be reached: ${explainNetworkFailure(cause)}.`, {
      hint: 'Start the provider or correct `embeddings.url`. `agentsoul config set embeddings.provider static` works without one.',
      cause,
    });
  }
}

function parse({ name }: Endpoint, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SoulError(
      'embeddings-malformed',
      `${name} answered with something that is not JSON: ${quoteText(text)}.`,
      {
        hint: 'Check that `embeddings.url` is the address of an embeddings provider.',
        cause,
      },
    );
  }
}

function isPassing(status: number): boolean {
  return status === 429 || status >= 500;
}

/** Null when there were attempts enough. */
function waitBefore({ headers }: Answer, attempt: number): number | null {
  const waitMs = waitsMs[attempt];
  if (waitMs === undefined) return null;
  return retryAfterMs({ retryAfter: headers.get('retry-after'), date: headers.get('date') }) ?? waitMs;
}

function refusal(endpoint: Endpoint, { status, text, headers }: Answer, waitMs: number | null): SoulError {
  const { name, key, hintFor } = endpoint;
  const said = key === null ? text : text.replaceAll(key, '…');
  const where = headers.get('location');
  const why =
    where === null ? (said.trim() === '' ? '' : `: ${quoteText(said.trim())}`) : ` and points to ${quoteText(where)}`;
  const wait = waitMs === null ? '' : ` It asks to wait for ${Math.ceil(waitMs / 1_000)} seconds.`;
  return new SoulError('embeddings-failed', `${name} answered with status ${status}${why}.${wait}`, {
    hint:
      hintFor?.(status) ??
      hints.get(status) ??
      (isPassing(status) ? later : 'Check `embeddings.url` and `embeddings.name`.'),
  });
}

const later = 'The provider is busy or not working. Try again later; vectors computed so far are kept.';

const hints = new Map([
  [401, 'Check that the variable named by `embeddings.apiKeyEnv` contains a valid key.'],
  [403, 'Check that the key in the variable named by `embeddings.apiKeyEnv` may use this model.'],
]);
