import type { ModelFailure } from './language-model.js';

/** Fetches without following redirects, which could send a key to another address, and with a size limit. */
export function boundedFetch(limits: { maxBytes: number; onTooLong: () => ModelFailure }): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (response.body === null) return response;
    let bytes = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > limits.maxBytes) throw limits.onTooLong();
        controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
  };
}
