/** What a client says about an event, whichever way it spells the fields. */
export type HookInput = {
  readonly session: string | null;
  /** Why the session starts: startup, resume, clear, compact, fork; `startup` where the client does not say. */
  readonly source: string;
  readonly prompt: string | null;
  readonly transcriptPath: string | null;
  /** The model's last words in this turn. */
  readonly lastMessage: string | null;
  readonly reason: string | null;
  readonly contextTokens: number | null;
  /** The fields as they came, to recognise the caller by. */
  readonly fields: Readonly<Record<string, unknown>>;
};

/** Never throws: what is not JSON, or not an object, says nothing. */
export function readHookInput(text: string): HookInput {
  const fields = parsed(text);
  const first = (...names: readonly string[]) => {
    const found = names.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '');
    return typeof found === 'string' ? found : null;
  };
  const prompt = first('prompt', 'user_prompt', 'userPrompt');
  const tokens = fields.context_tokens;
  return {
    session: first('session_id', 'sessionId', 'conversation_id', 'conversationId', 'sessionID'),
    source: sourceOf(first('source', 'trigger')),
    prompt: prompt === null ? null : withoutHookContext(prompt),
    transcriptPath: first('transcript_path', 'transcriptPath'),
    lastMessage: first('last_assistant_message', 'lastAssistantMessage', 'prompt_response', 'text', 'response'),
    reason: first('reason'),
    contextTokens: typeof tokens === 'number' && Number.isFinite(tokens) ? tokens : null,
    fields,
  };
}

/** Copilot calls a fresh session `new`. */
function sourceOf(source: string | null): string {
  return source === null || source === 'new' ? 'startup' : source.slice(0, 40);
}

/** Gemini hands over the prompt with what hooks have put before it. */
function withoutHookContext(prompt: string): string {
  return prompt.replace(/<hook_context>[\s\S]*?<\/hook_context>\s*/g, '').trim();
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    // A hook answers to what it can read, and to nothing else.
    return {};
  }
}
