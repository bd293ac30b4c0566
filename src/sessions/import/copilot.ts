import { isRecord, textOf } from '../parse-transcript.js';
import { type Conversation, conversationFrom, type LeftKind, type LogLine, type Message } from './conversation.js';
import { messageText } from './message-text.js';

/** The events of a Copilot CLI session. Its id is in the first event, or it is the name of the folder. */
export function readCopilot(lines: readonly LogLine[]): Conversation {
  const starts = lines.map(({ record }) => (record.type === 'session.start' ? record.data : null));
  return conversationFrom(lines, { id: textOf(starts.find(isRecord)?.sessionId), read: readLine });
}

function readLine({ record, number }: LogLine): Message | LeftKind {
  const { type, data, id, timestamp } = record;
  if (typeof type !== 'string' || !isRecord(data)) return 'records';
  if (type !== 'user.message' && type !== 'assistant.message') return type.startsWith('tool.') ? 'tools' : 'records';
  const text = messageText(data.content, [undefined, 'text']);
  if (text === '') return type === 'user.message' ? 'injected' : 'tools';
  const role = type === 'user.message' ? 'user' : 'assistant';
  return { id: textOf(id) ?? `line-${number}`, timestamp: textOf(timestamp), role, text };
}
