import type { HookInput } from './read-hook-input.js';
import { readTranscriptEnd } from './read-transcript-end.js';

export type TranscriptUsage = {
  /** Tokens of the last request; null where the transcript does not say. */
  readonly usedTokens: number | null;
  readonly window: number | null;
  readonly bytes: number;
};

/** How full the context is, by what the client or its transcript says; null where neither says anything. */
export function transcriptUsage({ contextTokens, transcriptPath }: HookInput): TranscriptUsage | null {
  const end = transcriptPath === null ? null : readTranscriptEnd(transcriptPath);
  if (end === null) return contextTokens === null ? null : { usedTokens: contextTokens, window: null, bytes: 0 };
  if (contextTokens !== null) return { usedTokens: contextTokens, window: null, bytes: end.bytes };
  for (const line of end.text.split('\n').reverse()) {
    if (!/"(?:usage|last_token_usage|tokens)"/.test(line)) continue;
    const found = usageOf(line);
    if (found !== null) return { ...found, bytes: end.bytes };
  }
  return { usedTokens: null, window: null, bytes: end.bytes };
}

function usageOf(line: string): { usedTokens: number; window: number | null } | null {
  const value = parsed(line);
  const claude = object(object(value.message).usage);
  const fromClaude = sum(claude, [
    'input_tokens',
    'cache_creation_input_tokens',
    'cache_read_input_tokens',
    'output_tokens',
  ]);
  if (fromClaude > 0) return value.isSidechain === true ? null : { usedTokens: fromClaude, window: null };
  const codex = object(object(value.payload).info);
  const fromCodex = sum(object(codex.last_token_usage), ['total_tokens']);
  if (fromCodex > 0) return { usedTokens: fromCodex, window: sum(codex, ['model_context_window']) || null };
  const fromGemini = sum(object(value.tokens), ['total']);
  return fromGemini > 0 ? { usedTokens: fromGemini, window: null } : null;
}

function sum(holder: Readonly<Record<string, unknown>>, names: readonly string[]): number {
  return names
    .map((name) => holder[name])
    .reduce<number>((total, value) => total + (typeof value === 'number' ? value : 0), 0);
}

function object(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parsed(line: string): Readonly<Record<string, unknown>> {
  try {
    return object(JSON.parse(line));
  } catch {
    // The first line of the read end may be cut, and the last one may not be whole yet.
    return {};
  }
}
