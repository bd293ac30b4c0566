import type { FinishReason, LanguageModel as SdkModel, TextStreamPart, ToolSet } from 'ai';
import { pause } from '../retry-pause.js';
import { brokenOff, readSdkFailure, type SdkFailure } from './ai-sdk-failure.js';
import { boundedFetch } from './bounded-fetch.js';
import { ModelFailure } from './language-model.js';
import { outputWatch, tooLong } from './limit-output-length.js';
import type { ModelSettings, ModelWorld, Question, TextSource, Written } from './text-source.js';

export type SdkProvider = {
  readonly name: string;
  readonly title: string;
  readonly key: string | null;
  readonly settings: ModelSettings;
  readonly world: ModelWorld;
  /** Loads the package that speaks the provider's protocol. */
  readonly load: (fetch: typeof globalThis.fetch) => Promise<SdkModel>;
  readonly options?: Record<string, Record<string, boolean>>;
  /** What to do about a refusal with this status, where the provider has something better to say than we do. */
  readonly hintFor?: (status: number) => string | undefined;
};

/** How long to wait before the second and third attempt, unless the provider says. */
const waitsMs = [500, 1_000];

/** A provider that is spoken to through the `ai` package, which is loaded with the first question. */
export function sdkSource(provider: SdkProvider): TextSource {
  const { name, title, settings, world } = provider;
  return {
    name,
    title,
    timeoutMs: settings.timeoutMs,
    maxTokens: settings.maxTokens,
    async write(question, deadline) {
      for (let attempt = 0; ; attempt++) {
        const written = await attemptOnce(provider, question, deadline.signal);
        if (!('failure' in written)) return written;
        const waitMs = written.isPassing ? (written.askedMs ?? waitsMs[attempt]) : undefined;
        if (waitMs === undefined || attempt >= waitsMs.length) throw written.failure;
        if (waitMs >= deadline.leftMs()) throw asksForMore(written.failure, waitMs);
        await (world.pause ?? pause)(waitMs, deadline.signal);
      }
    },
  };
}

async function attemptOnce(
  provider: SdkProvider,
  question: Question,
  signal: AbortSignal,
): Promise<Written | SdkFailure> {
  const { title, settings, load, options = {} } = provider;
  const sdk = await import('ai');
  // The package would print remarks of its own to the terminal.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const stop = new AbortController();
  const maxBytes = 1_000_000 + question.maxOutputTokens * 2_000;
  const onTooLong = () => tooLong(title, question.maxOutputTokens);
  const call = {
    model: await load(boundedFetch({ maxBytes, onTooLong })),
    system: question.system,
    prompt: question.prompt,
    maxOutputTokens: question.maxOutputTokens,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, stop.signal]),
    providerOptions: options,
    output: {
      ...sdk.Output.object({ schema: question.schema, name: question.schemaName }),
      // The text is read by us, in the same way whoever wrote it.
      parseCompleteOutput: async ({ text }: { text: string }) => text,
      // Text is held back until its reading changes, so every piece has to read differently.
      parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text.length }),
    },
  };
  try {
    if (settings.stream) {
      const { fullStream } = sdk.streamText({ ...call, onError: () => {} });
      return await readStream(fullStream, { title, limit: question.maxOutputTokens });
    }
    const { text, finishReason, usage } = await sdk.generateText(call);
    requireEnd(finishReason, { title, limit: question.maxOutputTokens });
    return { text, tokens: { input: usage.inputTokens, output: usage.outputTokens } };
  } catch (cause) {
    signal.throwIfAborted();
    return readSdkFailure(cause, { ...provider, isCall: sdk.APICallError.isInstance });
  } finally {
    stop.abort();
  }
}

type Allowed = { readonly title: string; readonly limit: number };

async function readStream(parts: AsyncIterable<TextStreamPart<ToolSet>>, allowed: Allowed): Promise<Written> {
  const watch = outputWatch(allowed.title, allowed.limit);
  let text = '';
  for await (const part of parts) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'reasoning-delta') await watch(part.text);
    if (part.type === 'text-delta') {
      text += part.text;
      await watch(part.text);
    }
    if (part.type === 'finish') {
      // A stream that just ends gives no reason.
      requireEnd(part.rawFinishReason === undefined ? 'error' : part.finishReason, allowed);
      return { text, tokens: { input: part.totalUsage.inputTokens, output: part.totalUsage.outputTokens } };
    }
  }
  throw brokenOff(allowed.title);
}

/** Refuses an answer that stopped before its end. */
function requireEnd(reason: FinishReason, { title, limit }: Allowed): void {
  if (reason === 'length') throw tooLong(title, limit);
  if (reason === 'error') throw brokenOff(title);
  if (reason === 'content-filter') {
    throw new ModelFailure('refused', `${title} refused to answer this.`, {
      hint: 'The provider rejected the text. Another model may accept it.',
    });
  }
}

function asksForMore({ reason, message }: ModelFailure, waitMs: number): ModelFailure {
  const seconds = Math.ceil(waitMs / 1_000);
  return new ModelFailure(
    reason,
    `${message} It asks to wait for ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, which is longer than \`model.timeoutMs\` allows.`,
    { hint: 'Try again later.' },
  );
}
