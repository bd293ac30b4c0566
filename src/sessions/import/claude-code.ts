import { isRecord, textOf } from '../parse-transcript.js';
import { type Conversation, conversationFrom, type LeftKind, type LogLine, type Message } from './conversation.js';
import { hasPartOf, messageText } from './message-text.js';

/** The log of a Claude Code session: one line per event, of which few are something that was said. */
export function readClaudeCode(lines: readonly LogLine[]): Conversation {
  const ids = lines.map(({ record }) => textOf(record.sessionId)).filter((id) => id !== null);
  return conversationFrom(lines, { id: ids.at(-1) ?? null, read: readLine });
}

function readLine({ record, number }: LogLine): Message | LeftKind {
  const { type, message, uuid, timestamp } = record;
  if ((type !== 'user' && type !== 'assistant') || !isRecord(message))
    return type === 'attachment' ? 'injected' : 'records';
  if (record.isSidechain === true) return 'subagents';
  if (record.isMeta === true || record.isCompactSummary === true || record.isApiErrorMessage === true)
    return 'injected';
  const text = messageText(message.content, ['text']);
  if (text === '')
    return hasPartOf(message.content, ['tool_use', 'tool_result', 'thinking', 'redacted_thinking'])
      ? 'tools'
      : 'injected';
  return { id: textOf(uuid) ?? `line-${number}`, timestamp: textOf(timestamp), role: type, text };
}
