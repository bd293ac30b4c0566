import { decodeText } from '../workspace/decode-text.js';
import { transcriptsFolder } from '../workspace/transcript-file.js';
import type { Workspace } from '../workspace/workspace.js';

export type SessionEntry = {
  readonly timestamp: string | null;
  readonly role: string | null;
  readonly content: string;
};

export type Session = {
  readonly id: string;
  readonly timestamp: string | null;
  readonly agent_id: string | null;
  readonly source_plugin: string | null;
  readonly entries: readonly SessionEntry[];
  /** Lines that could not be read. */
  readonly broken: number;
};

/** The sessions that were written down, the latest first. */
export async function readSessions(workspace: Workspace): Promise<Session[]> {
  const folder = transcriptsFolder(workspace);
  if (folder === null) return [];
  const sessions = await workspace.snapshot(async (reader) => {
    const names = (await reader.list(folder)).filter((name) => name.endsWith('.jsonl'));
    return Promise.all(
      names.map(async (name) => {
        const file = await reader.read(`${folder}/${name}`);
        const text = file.state === 'present' ? (decodeText(file.bytes)?.text ?? '') : '';
        return parseSession(name.replace(/\.jsonl$/, ''), text);
      }),
    );
  });
  const lastOf = ({ entries, timestamp }: Session) => entries.at(-1)?.timestamp ?? timestamp ?? '';
  return sessions.sort((one, other) => (lastOf(one) < lastOf(other) ? 1 : -1));
}

/** The name of the file is the id, whatever its first line says. */
function parseSession(id: string, text: string): Session {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const records = lines.flatMap(parseLine);
  const head = records.find(({ type }) => type === 'session') ?? {};
  const entries = records
    .filter(({ type }) => type === 'entry')
    .map(({ timestamp, role, content }) => {
      return { timestamp: textOf(timestamp), role: textOf(role), content: textOf(content) ?? '' };
    });
  return {
    id,
    timestamp: textOf(head.timestamp),
    agent_id: textOf(head.agent_id),
    source_plugin: textOf(head.source_plugin),
    entries,
    broken: lines.length - records.length,
  };
}

function parseLine(line: string): Record<string, unknown>[] {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? [{ ...value }] : [];
  } catch {
    // A broken line is counted, and the others are read.
    return [];
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
