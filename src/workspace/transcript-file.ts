import { SoulError } from '../errors/soul-error.js';
import { type Layout, pathPatterns } from './role-paths.js';
import type { StateFile } from './state-file.js';

export const maxTranscriptBytes = 64 * 1024 * 1024;

/** Where the layout keeps transcripts of sessions; null where it has no place for them. */
export function transcriptsFolder(layout: Layout): string | null {
  return pathPatterns(layout, 'transcripts')[0]?.replace(/\/$/, '') ?? null;
}

/** The file of one session. Its name is the id, so the id must be one that every file system takes. */
export function transcriptFile(layout: Layout, session: string): StateFile {
  const folder = transcriptsFolder(layout);
  if (folder === null)
    throw new SoulError('usage', `The layout ${layout.profile.name} has no place for transcripts.`, {
      hint: 'Nothing was changed.',
    });
  if (!/^[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,99}$/u.test(session))
    throw new SoulError('usage', `${JSON.stringify(session.slice(0, 60))} can't be the id of a session.`, {
      hint: 'Use letters, digits, hyphens and underscores, 100 at most. Nothing was changed.',
    });
  return { path: `${folder}/${session}.jsonl`, maxBytes: maxTranscriptBytes };
}
