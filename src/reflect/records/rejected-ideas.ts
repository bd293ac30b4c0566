import * as z from 'zod';
import { SoulError } from '../../errors/soul-error.js';
import { rejectedIdeasFile } from '../../proposals/reflection/reflection-file-paths.js';
import { decodeText } from '../../workspace/decode-text.js';
import type { Layout } from '../../workspace/role-paths.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { hashIdea, newIdeaKey } from './hash-idea.js';

/** Ideas that are not proposed again: rejected ones and asked questions. Stored as keyed hashes, never as text. */
export type RejectedIdeas = { readonly key: string; readonly ideas: ReadonlyMap<string, RejectedIdea> };

export type RejectedIdea = {
  readonly reflection: string;
  readonly day: string;
  readonly state: 'rejected' | 'asked';
  readonly reason: string | null;
};

/** The key is for a workspace that has none yet. */
export async function readRejectedIdeas(
  layout: Layout,
  reader: Pick<SnapshotReader, 'read'>,
  { key = newIdeaKey() }: { key?: string } = {},
): Promise<RejectedIdeas> {
  const path = rejectedIdeasFile(layout);
  const file = await reader.read(path);
  if (file.state === 'missing') return { key, ideas: new Map() };
  const text = file.state === 'present' ? (decodeText(file.bytes)?.text ?? '') : '';
  const read = schema().safeParse(parsed(text));
  if (!read.success) {
    throw new SoulError('meta-invalid', `${path} cannot be read, so rejected ideas would be proposed again.`, {
      hint: 'Correct it, restore an earlier version with git, or remove it. Nothing was changed.',
    });
  }
  const ideas = Object.entries(read.data.ideas);
  if (read.data.version === 2) return { key: read.data.key, ideas: new Map(ideas) };
  // Version 1 stored them as text.
  return { key, ideas: new Map(ideas.map(([idea, known]) => [hashIdea(key, idea), known])) };
}

export function formatRejectedIdeas({ key, ideas }: RejectedIdeas): string {
  const sorted = [...ideas].sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify({ version: 2, key, ideas: Object.fromEntries(sorted) }, null, 2)}\n`;
}

function schema() {
  const idea = z.object({
    reflection: z.string(),
    day: z.string(),
    state: z.enum(['rejected', 'asked']),
    reason: z.string().nullable(),
  });
  const ideas = z.record(z.string(), idea);
  return z.discriminatedUnion('version', [
    z.object({ version: z.literal(1), ideas }),
    z.object({ version: z.literal(2), key: z.string().regex(/^[0-9a-f]{32,}$/), ideas }),
  ]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema rejects invalid JSON with the same message.
    return null;
  }
}
