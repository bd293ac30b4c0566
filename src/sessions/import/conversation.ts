/** What two parties said to each other, taken from the log of a client. */
export type Conversation = {
  /** The id of the session in the client; null where the log doesn't name it. */
  readonly id: string | null;
  readonly messages: readonly Message[];
  /** What is no part of the conversation, by kind. */
  readonly left: Readonly<Record<LeftKind, number>>;
};

export type Message = {
  /** Names the message for good, so that importing again finds it. Never made from its text. */
  readonly id: string;
  readonly timestamp: string | null;
  readonly role: 'user' | 'assistant';
  readonly text: string;
};

/**
 * `tools`: calls, their results and thoughts. `injected`: what a client or a hook put into the prompt. `records`: the client's own
 * bookkeeping. `subagents`: conversations with sub-agents. `broken`: lines that could not be read.
 */
export const leftKinds = ['tools', 'injected', 'records', 'subagents', 'broken'] as const;

export type LeftKind = (typeof leftKinds)[number];

/** One line of a log: an object and its number, from 1 upwards. */
export type LogLine = { readonly number: number; readonly record: Readonly<Record<string, unknown>> };

/** Sorts the lines of a log into messages and the rest. */
export function conversationFrom(
  lines: readonly LogLine[],
  { id, read }: { readonly id: string | null; readonly read: (line: LogLine) => Message | LeftKind },
): Conversation {
  const messages = new Map<string, Message>();
  const left = { tools: 0, injected: 0, records: 0, subagents: 0, broken: 0 };
  for (const line of lines) {
    const found = read(line);
    if (typeof found === 'string') left[found]++;
    // A client may write a message again when it has grown.
    else messages.set(found.id, found);
  }
  return { id, messages: [...messages.values()], left };
}
