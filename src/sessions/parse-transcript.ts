export type SessionEntry = {
  readonly timestamp: string | null;
  readonly role: string | null;
  readonly content: string;
  /** The id of the message in the program it comes from. */
  readonly message_id?: string;
};

/** A transcript as far as it can be read. */
export type Transcript = {
  readonly timestamp: string | null;
  readonly agent_id: string | null;
  readonly source_plugin: string | null;
  readonly entries: readonly PlacedEntry[];
  /** Lines that could not be read. */
  readonly broken: number;
};

/** An entry and its line in the file, from 1 upwards. */
export type PlacedEntry = SessionEntry & { readonly line: number };

export function parseTranscript(text: string): Transcript {
  const entries: PlacedEntry[] = [];
  let head: Record<string, unknown> = {};
  let broken = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const record = parseRecord(line);
    if (record === null) broken++;
    else if (record.type === 'session') head = record;
    else if (record.type === 'entry') entries.push({ ...entryOf(record), line: index + 1 });
  }
  return {
    timestamp: textOf(head.timestamp),
    agent_id: textOf(head.agent_id),
    source_plugin: textOf(head.source_plugin),
    entries,
    broken,
  };
}

/** One line of JSON that holds an object; null for anything else. */
export function parseRecord(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : null;
  } catch {
    // An invalid line is counted; the others are read.
    return null;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function entryOf({ timestamp, role, content, message_id }: Record<string, unknown>): SessionEntry {
  const id = textOf(message_id);
  return {
    timestamp: textOf(timestamp),
    role: textOf(role),
    content: textOf(content) ?? '',
    ...(id !== null && { message_id: id }),
  };
}
