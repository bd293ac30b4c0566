import { SoulError } from '../errors/soul-error.js';
import type { NewSessionEntry } from './append-session.js';
import { parseRecord } from './parse-transcript.js';
import { sessionRoles } from './session-roles.js';

/** Entries of a session as lines of JSON, in the form of a transcript. Its header may be among them. A line that is wrong refuses all. */
export function parseEntryLines(text: string): NewSessionEntry[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const record = parseRecord(line);
    if (record === null) throw wrongLine(index, 'is not a JSON object');
    if (record.type === 'session') return [];
    return [entryFrom(record, index)];
  });
}

function entryFrom(record: Record<string, unknown>, index: number): NewSessionEntry {
  const role = sessionRoles.find((known) => known === record.role);
  if (role === undefined) throw wrongLine(index, `has no role that is ${sessionRoles.join(', ')}`);
  const { content, timestamp, message_id, source_plugin, sender_id } = record;
  if (typeof content !== 'string') throw wrongLine(index, 'has no content that is text');
  return { role, content, ...texts({ timestamp, message_id, source_plugin, sender_id }) };
}

/** Fields that hold text; others are of no use here. */
function texts<Field extends string>(fields: Readonly<Record<Field, unknown>>): { [Name in Field]?: string } {
  const held = Object.entries(fields).filter(([, value]) => typeof value === 'string' && value !== '');
  return Object.fromEntries(held) as { [Name in Field]?: string };
}

function wrongLine(index: number, problem: string): SoulError {
  return new SoulError('usage', `Line ${index + 1} of the input ${problem}.`, {
    hint: 'Each line is an object such as {"role": "user", "content": "Hello"}. Nothing was changed.',
  });
}
