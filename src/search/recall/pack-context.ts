import type { Entry } from '../../entries/entry.js';
import { saidText } from '../../entries/said-text.js';
import { fitsTokens } from '../../tokens/bounds.js';

/** A memory that may go into the context, with what is said of it there. */
export type Evidence = {
  readonly entry: Pick<Entry, 'id' | 'path' | 'startLine' | 'endLine' | 'day' | 'time' | 'text' | 'trail'>;
  /** What a reader must know about it: that a newer value exists, that it was written by somebody else. */
  readonly remark: string | null;
};

export type Source = Pick<Entry, 'id' | 'path' | 'startLine' | 'endLine'>;

export type Packed = { readonly context: string; readonly sources: readonly Source[] };

/**
 * The lines for a prompt, best evidence first, within a number of tokens. A memory that doesn't fit is shortened at the end of a
 * sentence if it is the first, else left out for smaller ones behind it. What the lead tells already is not told again.
 */
export async function packContext(
  lead: readonly string[],
  evidence: readonly Evidence[],
  maxTokens: number,
): Promise<Packed> {
  let context = '';
  const sources: Source[] = [];
  const fits = (line: string) => fitsTokens(context + line, maxTokens);
  const told: string[] = [];
  for (const words of lead) {
    if (!(await fits(`${words}\n`))) continue;
    context += `${words}\n`;
    told.push(words);
  }
  const saidIn = new Set<string>();
  for (const { entry, remark } of evidence) {
    const { id, path, startLine, endLine } = entry;
    // A file of the graph holds a fact and the relation that follows from it.
    const said = `${path}: ${flat(entry.text).replace(/\.$/, '').toLowerCase()}`;
    const isTold = told.some((words) => words.includes(`[${path}:${startLine}] `) || words === `- ${entry.text}`);
    if (isTold || saidIn.has(said)) {
      sources.push({ id, path, startLine, endLine });
      continue;
    }
    for (const text of shorterAndShorter(flat(entry.text), sources.length === 0)) {
      const line = `- ${placeOf(entry)} ${text}${remark === null ? '' : ` (${remark})`}\n`;
      if (!(await fits(line))) continue;
      context += line;
      saidIn.add(said);
      sources.push({ id, path, startLine, endLine });
      break;
    }
  }
  return { context: context.trimEnd(), sources };
}

function placeOf({ day, time, path, startLine }: Evidence['entry']): string {
  const moment = [day, time].filter((part) => part !== null).join(' ');
  return `[${moment === '' ? '' : `${moment}, `}${path}:${startLine}]`;
}

/** One line, because every line of the context is a memory of its own. */
function flat(text: string): string {
  return saidText(text)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

function* shorterAndShorter(text: string, isFirst: boolean): Generator<string> {
  yield text;
  if (!isFirst) return;
  const sentences = text.match(/[^.!?。！？]+[.!?。！？]*\s*/g) ?? [];
  for (let count = sentences.length - 1; count > 0; count--) yield `${sentences.slice(0, count).join('').trimEnd()} …`;
}
