/** Events of a session, as `agentsoul hook` names them. */
export const hookEvents = ['session-start', 'prompt', 'pre-compact', 'subagent-start', 'stop', 'session-end'] as const;

export type HookEvent = (typeof hookEvents)[number];

/** Programs that run hooks. Each wants its text in a shape of its own. */
export const hookClients = [
  'claude-code',
  'codex',
  'gemini',
  'copilot',
  'cursor',
  'vscode',
  'opencode',
  'openclaw',
] as const;

export type HookClient = (typeof hookClients)[number];

export type ClientTraits = {
  /** The client's own name of an event; events it does not have are missing. */
  readonly events: Partial<Record<HookEvent, string>>;
  /** Where a text in the answer reaches the model. */
  readonly listensAt: readonly HookEvent[];
  /** `nested`: `hookSpecificOutput`. `top`: `additionalContext`. `snake`: `additional_context`. `plain`: the text itself. */
  readonly shape: 'nested' | 'top' | 'snake' | 'plain';
  /** Whether a session start follows a compaction. Where none does, the next prompt brings the text again. */
  readonly startsAfterCompaction: boolean;
  /** Tokens of context its models have unless the transcript says otherwise. */
  readonly window: number;
};

const claudeEvents = {
  'session-start': 'SessionStart',
  prompt: 'UserPromptSubmit',
  'pre-compact': 'PreCompact',
  'subagent-start': 'SubagentStart',
  stop: 'Stop',
  'session-end': 'SessionEnd',
} as const;

const all: readonly HookEvent[] = ['session-start', 'prompt', 'subagent-start'];

/** What is known of each client: reference/doors of the project, measured with the real programs where they can be had. */
export const clientTraits: Readonly<Record<HookClient, ClientTraits>> = {
  'claude-code': {
    events: claudeEvents,
    listensAt: all,
    shape: 'nested',
    startsAfterCompaction: true,
    window: 200_000,
  },
  codex: { events: claudeEvents, listensAt: all, shape: 'nested', startsAfterCompaction: true, window: 258_000 },
  gemini: {
    events: {
      'session-start': 'SessionStart',
      prompt: 'BeforeAgent',
      stop: 'AfterAgent',
      'session-end': 'SessionEnd',
    },
    listensAt: ['session-start', 'prompt'],
    shape: 'nested',
    // Its event before a compaction also comes before every other call of a model, so it says nothing.
    startsAfterCompaction: true,
    window: 1_000_000,
  },
  copilot: {
    events: {
      'session-start': 'sessionStart',
      prompt: 'userPromptSubmitted',
      'pre-compact': 'preCompact',
      'subagent-start': 'subagentStart',
      stop: 'agentStop',
      'session-end': 'sessionEnd',
    },
    listensAt: all,
    shape: 'top',
    startsAfterCompaction: false,
    window: 128_000,
  },
  cursor: {
    events: {
      'session-start': 'sessionStart',
      prompt: 'beforeSubmitPrompt',
      'pre-compact': 'preCompact',
      'subagent-start': 'subagentStart',
      stop: 'stop',
      'session-end': 'sessionEnd',
    },
    listensAt: ['session-start'],
    shape: 'snake',
    startsAfterCompaction: true,
    window: 200_000,
  },
  vscode: {
    events: claudeEvents,
    listensAt: ['session-start', 'subagent-start'],
    shape: 'nested',
    startsAfterCompaction: true,
    window: 128_000,
  },
  opencode: {
    events: Object.fromEntries(hookEvents.map((event) => [event, event])),
    listensAt: all,
    shape: 'plain',
    startsAfterCompaction: true,
    window: 200_000,
  },
  openclaw: {
    events: Object.fromEntries(hookEvents.map((event) => [event, event])),
    listensAt: all,
    shape: 'plain',
    startsAfterCompaction: true,
    window: 200_000,
  },
};

export function isHookClient(name: string): name is HookClient {
  return (hookClients as readonly string[]).includes(name);
}

export function isHookEvent(name: string): name is HookEvent {
  return (hookEvents as readonly string[]).includes(name);
}
