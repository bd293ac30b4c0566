import { basename, dirname } from 'node:path';
import { SoulError } from '../../errors/soul-error.js';
import { readWhole } from '../../workspace/state-file.js';
import { parseRecord } from '../parse-transcript.js';
import { readClaudeCode } from './claude-code.js';
import { readCodex } from './codex.js';
import type { Conversation, LogLine } from './conversation.js';
import { readCopilot } from './copilot.js';
import { readGemini } from './gemini.js';
import type { ImportClient } from './import-clients.js';

const readers: Readonly<Record<ImportClient, (lines: readonly LogLine[]) => Conversation>> = {
  'claude-code': readClaudeCode,
  codex: readCodex,
  gemini: readGemini,
  copilot: readCopilot,
};

const maxBytes = 256 * 1024 * 1024;

export type ClientLog = Omit<Conversation, 'id'> & { readonly session: string };

/** Reads the conversation in the log of a client. The file comes from outside, so nothing in it is trusted. */
export function readClientLog(client: ImportClient, file: string): ClientLog {
  const { lines, broken } = linesOf(readText(file));
  const { id, messages, left } = readers[client](lines);
  if (messages.length === 0 && lines.length <= broken)
    throw new SoulError('usage', `${file} is not a log of ${client}.`, {
      hint: 'Give the JSONL file in which the client keeps the session. Nothing was changed.',
    });
  return { session: sessionName(id ?? nameOf(file)), messages, left: { ...left, broken: left.broken + broken } };
}

function readText(file: string): string {
  try {
    const read = readWhole(file, { maxBytes });
    if ('bytes' in read) return read.bytes.toString('utf8').replace(/^\uFEFF/, '');
    throw new SoulError('usage', `${file} ${read.says}.`, { hint: 'Nothing was changed.' });
  } catch (error) {
    if (error instanceof SoulError) throw error;
    throw new SoulError('usage', `${file} can't be read.`, {
      hint: 'Check the path and your permissions. Nothing was changed.',
      cause: error,
    });
  }
}

/** Lines of JSON, or one document. */
function linesOf(text: string): { lines: LogLine[]; broken: number } {
  const document = parseRecord(text);
  if (document !== null) return { lines: [{ number: 1, record: document }], broken: 0 };
  const all = text.split('\n').map((line, index) => ({ number: index + 1, line }));
  const filled = all.filter(({ line }) => line.trim() !== '');
  const lines = filled.flatMap(({ number, line }) => {
    const record = parseRecord(line);
    return record === null ? [] : [{ number, record }];
  });
  return { lines, broken: filled.length - lines.length };
}

/** `events.jsonl` says nothing; the folder it is in does. */
function nameOf(file: string): string {
  const name = basename(file).replace(/\.jsonl?$/, '');
  return name === 'events' ? basename(dirname(file)) : name;
}

/** An id that can be the name of a file. */
function sessionName(id: string): string {
  const name = id
    .replace(/[^\p{L}\p{N}_.-]+/gu, '-')
    .replace(/^[.-]+/, '')
    .slice(0, 100);
  return name === '' ? 'imported' : name;
}
