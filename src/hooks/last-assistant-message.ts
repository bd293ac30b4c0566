import type { HookInput } from './read-hook-input.js';
import { readTranscriptEnd } from './read-transcript-end.js';

/** What the model said last in this turn. Copilot does not say it in the event, only in its transcript. */
export function lastAssistantMessage({ lastMessage, transcriptPath }: HookInput): string | null {
  if (lastMessage !== null || transcriptPath === null) return lastMessage;
  const lines = readTranscriptEnd(transcriptPath)?.text.split('\n') ?? [];
  for (const line of lines.reverse()) {
    const { type, data } = parsed(line);
    if (type === 'user.message') return null;
    if (type === 'assistant.message' && typeof data?.content === 'string' && data.content !== '') return data.content;
  }
  return null;
}

function parsed(line: string): { type?: unknown; data?: { content?: unknown } } {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // The first line of the read end may be cut, and the last one may not be whole yet.
    return {};
  }
}
