import { contentTerms, contentWords } from '../language/words/content-terms.js';
import type { Workspace } from '../workspace/workspace.js';
import { previewText } from './preview-text.js';
import { readSessions, type Session } from './read-sessions.js';

/** Something that was said and that speaks of a question. */
export type Quotation = {
  readonly session: string;
  readonly timestamp: string | null;
  readonly role: string | null;
  readonly content: string;
  readonly truncated: boolean;
  /** The transcript and the line in it. */
  readonly path: string;
  readonly line: number;
};

const mostQuotations = 5;
const longestQuotation = 400;
/** The share of the question that an entry must speak of, rare words counting more. */
const leastShare = 0.6;

/**
 * What was said in recorded sessions about a question, best first. It reads the transcripts themselves and no index, and it is for the
 * owner: transcripts are whole conversations.
 */
export async function quoteConversations(workspace: Workspace, question: string): Promise<Quotation[]> {
  const words = contentWords(question);
  if (words.size === 0) return [];
  const { sessions } = await readSessions(workspace);
  const entries = sessions.flatMap(statementsIn);
  const starts = [...words.values()].map((word) => word.toLowerCase().slice(0, 4));
  const candidates = entries
    .filter(({ content }) => mentions(content.toLowerCase(), starts))
    .map((entry) => ({ entry, terms: new Set(contentTerms(entry.content)) }));
  const weights = [...words.keys()].map((term) => {
    const count = candidates.filter(({ terms }) => terms.has(term)).length;
    return { term, weight: Math.log(1 + entries.length / (count + 1)) };
  });
  const all = sum(weights);
  return candidates
    .map(({ entry, terms }) => ({ entry, share: sum(weights.filter(({ term }) => terms.has(term))) / all }))
    .filter(({ share }) => share >= leastShare)
    .sort((one, other) => other.share - one.share)
    .slice(0, mostQuotations)
    .map(({ entry: { content, ...entry } }) => ({ ...entry, ...previewText(content, longestQuotation) }));
}

/** One line for a prompt: who said it, when and where, and that it is a quotation. */
export function quotationLine({ session, timestamp, role, content }: Quotation): string {
  const said = [role ?? 'somebody', ...(timestamp === null ? [] : [timestamp.slice(0, 10)]), `session ${session}`];
  return `- "${content.replace(/\s+/g, ' ')}" (said by ${said.join(', ')})`;
}

type Statement = Omit<Quotation, 'truncated'>;

/** Questions answer nothing; the one that is being asked may stand among them. */
function statementsIn({ id, path, entries }: Session): Statement[] {
  return entries
    .filter(({ role, content }) => role !== 'system' && content !== '' && !/[?？]\s*$/.test(content))
    .map(({ timestamp, role, content, line }) => ({ session: id, timestamp, role, content, path, line }));
}

function mentions(text: string, starts: readonly string[]): boolean {
  return starts.some((start) => text.includes(start));
}

function sum(weights: readonly { readonly weight: number }[]): number {
  return weights.reduce((total, { weight }) => total + weight, 0);
}
