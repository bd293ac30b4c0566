import type { APICallError } from 'ai';
import { quoteText } from '../../config/quote-value.js';
import { readProperty } from '../embeddings/read-property.js';
import { explainNetworkFailure } from '../explain-network-failure.js';
import { retryAfterMs } from '../retry-after.js';
import { ModelFailure } from './language-model.js';

export type SdkFailure = {
  readonly failure: ModelFailure;
  /** Whether the failure may be temporary. */
  readonly isPassing: boolean;
  /** How long the provider asks to wait. */
  readonly askedMs: number | null;
};

type Asked = {
  readonly title: string;
  readonly key: string | null;
  readonly hintFor?: (status: number) => string | undefined;
  readonly isCall: (failure: unknown) => failure is APICallError;
};

/** What went wrong, as our own error. It never contains the key. */
export function readSdkFailure(cause: unknown, asked: Asked): SdkFailure {
  const own = ownFailure(cause);
  if (own !== null) return lasting(own);
  if (asked.isCall(cause)) return readCall(cause, asked);
  const said = hideKey(messageOf(cause), asked.key);
  // A stream carries its errors as plain values: {"type":"overloaded_error","message":"Overloaded"}.
  return lasting(
    new ModelFailure('unavailable', `${asked.title} interrupted its answer: ${quoteText(said)}.`, {
      hint: 'Try again.',
    }),
  );
}

export function brokenOff(title: string): ModelFailure {
  return new ModelFailure('unavailable', `${title} stopped in the middle of its answer.`, { hint: 'Try again.' });
}

/** The limits we watch over are broken inside the package, which wraps what we throw. */
function ownFailure(failure: unknown): ModelFailure | null {
  for (let cause = failure, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++) {
    if (cause instanceof ModelFailure) return cause;
  }
  return null;
}

function readCall(call: APICallError, asked: Asked): SdkFailure {
  const { statusCode: status, responseHeaders: headers = {}, responseBody = '' } = call;
  if (status === undefined) {
    const reason = hideKey(explainNetworkFailure(call), asked.key);
    return lasting(
      new ModelFailure('unavailable', `${asked.title} could not be reached: ${reason}.`, {
        hint: 'Start it or correct `model.url`. `agentsoul config set model.provider none` works without one.',
      }),
    );
  }
  if (status >= 200 && status < 300) {
    // Fetch fails with a TypeError when the connection does.
    if (call.cause instanceof TypeError) return lasting(brokenOff(asked.title));
    return lasting(
      new ModelFailure('malformed', `${asked.title} does not use the protocol of its provider.`, {
        hint: 'Check `model.provider` and `model.url`.',
      }),
    );
  }
  const where = headers.location === undefined ? '' : ` and points to ${quoteText(headers.location)}`;
  const said = responseBody.trim() === '' ? '' : `: ${quoteText(hideKey(errorText(responseBody), asked.key))}`;
  const message = `${asked.title} answered with status ${status}${where === '' ? said : where}.`;
  const hint = asked.hintFor?.(status) ?? hints.get(status);
  return {
    failure: new ModelFailure(reasonFor(status), message, {
      hint: hint ?? (isPassing(status) ? 'The provider is busy or not working. Try again later.' : checkSettings),
    }),
    isPassing: isPassing(status),
    askedMs: retryAfterMs({ retryAfter: headers['retry-after'], date: headers.date }),
  };
}

function reasonFor(status: number): 'rate-limited' | 'unavailable' | 'refused' {
  if (status === 429) return 'rate-limited';
  return isPassing(status) ? 'unavailable' : 'refused';
}

function isPassing(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

const checkSettings = 'Check `model.url` and `model.name`.';

const hints = new Map([
  [401, 'Check that the variable named by `model.apiKeyEnv` contains a valid key.'],
  [403, 'Check that the key in the variable named by `model.apiKeyEnv` may use this model.'],
]);

function lasting(failure: ModelFailure): SdkFailure {
  return { failure, isPassing: false, askedMs: null };
}

/** Providers put their sentence into an object; where it is somewhere else, all of it is shown. */
function errorText(body: string): string {
  try {
    const error = readProperty(JSON.parse(body), 'error');
    const message = readProperty(error, 'message') ?? error;
    return typeof message === 'string' ? message : body.trim();
  } catch {
    // Not JSON: a page of a proxy, for example.
    return body.trim();
  }
}

function messageOf(failure: unknown): string {
  const message = readProperty(failure, 'message') ?? readProperty(readProperty(failure, 'error'), 'message');
  return typeof message === 'string' ? message : String(failure);
}

function hideKey(text: string, key: string | null): string {
  return key === null ? text : text.replaceAll(key, '…');
}
