import type { Entry } from '../../entries/entry.js';
import { unescapeText } from '../../entries/read/unescape-text.js';
import { fitsTokens } from '../../tokens/token-count-bounds.js';
import { shortenMemory, type WorthOf } from './shorten-memory.js';
import { sayingKey, type Told } from './told.js';

/** A memory that may go into the context, with what is said of it there. */
export type Evidence = {
  readonly entry: Pick<Entry, 'id' | 'path' | 'startLine' | 'endLine' | 'day' | 'time' | 'text' | 'trail'>;
  /** What a reader must know about it: that a newer value exists, that it was written by somebody else. */
  readonly remark: string | null;
};

export type Source = Pick<Entry, 'id' | 'path' | 'startLine' | 'endLine'>;

export type Packed = {
  readonly context: string;
  readonly sources: readonly Source[];
  /** How many lines didn't fit. */
  readonly leftOut: number;
};

export type Packing = {
  readonly maxTokens: number;
  /** The memory that stands at a line, where it can be named. */
  readonly sourceAt: (path: string, line: number) => Source | null;
  readonly worthOf: WorthOf;
};

/**
 * The lines for a prompt, best evidence first, within a number of tokens. A memory that doesn't fit is shortened to the
 * sentences that answer if it is the first, else left out for smaller ones behind it. What was told already is not told again.
 */
export async function packContext(
  lead: readonly Told[],
  evidence: readonly Evidence[],
  { maxTokens, sourceAt, worthOf }: Packing,
): Promise<Packed> {
  let context = '';
  let leftOut = 0;
  const sources = new Map<string, Source>();
  const fits = (line: string) => fitsTokens(context + line, maxTokens);
  const said = new Set<string>();
  const places = new Set<string>();
  const addSource = (source: Source) => sources.set(`${source.path}#${source.startLine}`, source);
  for (const told of lead) {
    if (told.every(({ text }) => said.has(sayingKey(text)))) continue;
    const line = `- ${told.map((part) => `${placeOf({ ...part, time: null, startLine: part.line })} ${part.text}`).join('; ')}\n`;
    if (!(await fits(line))) {
      leftOut++;
      continue;
    }
    context += line;
    for (const { path, line: number, text } of told) {
      said.add(sayingKey(text));
      places.add(`${path}#${number}`);
      addSource(sourceAt(path, number) ?? { id: `${path}#${number}`, path, startLine: number, endLine: number });
    }
  }
  for (const { entry, remark } of evidence) {
    const { id, path, startLine, endLine } = entry;
    const words = flat(entry.text);
    const isFirst = context === '';
    if (places.has(`${path}#${startLine}`) || said.has(sayingKey(words))) {
      addSource({ id, path, startLine, endLine });
      continue;
    }
    let isTold = false;
    for await (const text of wholeOrShorter(entry.text, isFirst)) {
      const line = `- ${placeOf(entry)} ${text}${remark === null ? '' : ` (${remark})`}\n`;
      if (!(await fits(line))) continue;
      context += line;
      said.add(sayingKey(words));
      addSource({ id, path, startLine, endLine });
      isTold = true;
      break;
    }
    if (!isTold) leftOut++;
  }
  return { context: context.trimEnd(), sources: [...sources.values()], leftOut };

  async function* wholeOrShorter(text: string, mayBeShorter: boolean): AsyncGenerator<string> {
    yield flat(text);
    if (mayBeShorter) yield* shortenMemory(unescapeText(text), worthOf);
  }
}

function placeOf({
  day,
  time,
  path,
  startLine,
}: Pick<Evidence['entry'], 'day' | 'time' | 'path' | 'startLine'>): string {
  const moment = [day, time].filter((part) => part !== null).join(' ');
  return `[${moment === '' ? '' : `${moment}, `}${path}:${startLine}]`;
}

/** One line, because every line of the context is a memory of its own. */
function flat(text: string): string {
  return unescapeText(text)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}
