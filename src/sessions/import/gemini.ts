import { isRecord, textOf } from '../parse-transcript.js';
import { type Conversation, conversationFrom, type LeftKind, type LogLine, type Message } from './conversation.js';
import { messageText } from './message-text.js';

/** The chat file of a Gemini CLI session: a header, messages and patches, or one document with a list of messages. */
export function readGemini(lines: readonly LogLine[]): Conversation {
  const heads = lines.map(({ record }) => textOf(record.sessionId)).filter((id) => id !== null);
  return conversationFrom(lines.flatMap(withNested), { id: heads[0] ?? null, read: readLine });
}

/** A document, or a patch, that holds messages counts as those messages. */
function withNested(line: LogLine): LogLine[] {
  const holder = isRecord(line.record.$set) ? line.record.$set : line.record;
  if (!Array.isArray(holder.messages)) return [line];
  return holder.messages.filter(isRecord).map((record) => ({ number: line.number, record }));
}

function readLine({ record, number }: LogLine): Message | LeftKind {
  const { id, type, timestamp, content } = record;
  if (type !== 'user' && type !== 'gemini') return 'records';
  // Parts are objects with `text` and without a type; calls and results of tools have other fields.
  const text = messageText(content, [undefined, 'text']);
  if (text === '') return type === 'user' ? 'injected' : 'tools';
  const role = type === 'user' ? 'user' : 'assistant';
  return { id: textOf(id) ?? `line-${number}`, timestamp: textOf(timestamp), role, text };
}
