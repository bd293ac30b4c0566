import { cutBefore } from '../budget/cut-at-grapheme.js';
import type { ResolvedIdentity } from './resolve-identity.js';
import { readSoul } from './soul-front-matter.js';

/** What an agent learns about itself. */
export type WhoAmI = {
  readonly agent_id: string | null;
  readonly model: string | null;
  readonly workspace_dir: string;
  readonly identity: ResolvedIdentity['identity'];
  /** The start of the soul, at most 2,048 characters; null when there is no soul. */
  readonly soul_excerpt: string | null;
};

/** `soulMarkdown` is what the asking scope may see of SOUL.md. */
export function describeSelf(options: {
  resolved: ResolvedIdentity;
  agentId: string | null;
  workspaceDir: string;
  soulMarkdown: string | null;
  model?: string | null;
}): WhoAmI {
  const soul = options.soulMarkdown === null ? null : readSoul(options.soulMarkdown).body.trim();
  return {
    agent_id: options.agentId,
    model: options.model ?? null,
    workspace_dir: options.workspaceDir,
    identity: options.resolved.identity,
    soul_excerpt: soul === null ? null : excerpt(soul),
  };
}

const maxExcerptCharacters = 2_048;

/** Cut between graphemes, so that no emoji is split; the mark of omission is counted. */
function excerpt(text: string): string {
  const characters = [...text];
  if (characters.length <= maxExcerptCharacters) return text;
  const end = characters.slice(0, maxExcerptCharacters - 1).join('').length;
  return `${text.slice(0, cutBefore(text, end)).trimEnd()}…`;
}
