import { isRecord, textOf } from '../parse-transcript.js';
import { type Conversation, conversationFrom, type LeftKind, type LogLine, type Message } from './conversation.js';
import { messageText } from './message-text.js';

/** The rollout file of a Codex session. Messages have no ids, so their place in the file, which only grows, names them. */
export function readCodex(lines: readonly LogLine[]): Conversation {
  const heads = lines.map(({ record }) => (record.type === 'session_meta' ? record.payload : null));
  const head = heads.find(isRecord);
  return conversationFrom(lines, { id: textOf(head?.id) ?? textOf(head?.session_id), read: readLine });
}

function readLine({ record, number }: LogLine): Message | LeftKind {
  const { payload, timestamp } = record;
  if (record.type !== 'response_item' || !isRecord(payload)) return 'records';
  if (payload.type !== 'message') return 'tools';
  const { role } = payload;
  if (role !== 'user' && role !== 'assistant') return 'injected';
  const text = messageText(payload.content, ['input_text', 'output_text', 'text']);
  return text === '' ? 'injected' : { id: `line-${number}`, timestamp: textOf(timestamp), role, text };
}
