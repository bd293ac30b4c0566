import * as z from 'zod';
import { SoulError } from '../errors/soul-error.js';
import { decodeText } from '../workspace/decode-text.js';
import type { Layout } from '../workspace/role-paths.js';
import type { SnapshotReader } from '../workspace/snapshot.js';
import { rejectedIdeasFile } from './reflection-files.js';

/** Ideas that don't come back: those the owner turned down, and questions that were asked. */
export type RejectedIdeas = ReadonlyMap<string, RejectedIdea>;

export type RejectedIdea = {
  readonly reflection: string;
  readonly day: string;
  readonly state: 'rejected' | 'asked';
  readonly reason: string | null;
};

export async function readRejectedIdeas(layout: Layout, reader: Pick<SnapshotReader, 'read'>): Promise<RejectedIdeas> {
  const path = rejectedIdeasFile(layout);
  const file = await reader.read(path);
  if (file.state === 'missing') return new Map();
  const text = file.state === 'present' ? (decodeText(file.bytes)?.text ?? '') : '';
  const read = schema().safeParse(parsed(text));
  if (read.success) return new Map(Object.entries(read.data.ideas));
  throw new SoulError('meta-invalid', `${path} cannot be read, so what you turned down would be proposed again.`, {
    hint: 'Mend it, bring back an earlier version with git, or remove it. Nothing was changed.',
  });
}

export function formatRejectedIdeas(ideas: RejectedIdeas): string {
  const sorted = [...ideas].sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify({ version: 1, ideas: Object.fromEntries(sorted) }, null, 2)}\n`;
}

function schema() {
  const idea = z.object({
    reflection: z.string(),
    day: z.string(),
    state: z.enum(['rejected', 'asked']),
    reason: z.string().nullable(),
  });
  return z.object({ version: z.literal(1), ideas: z.record(z.string(), idea) });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema refuses what is no JSON, with the same message.
    return null;
  }
}
