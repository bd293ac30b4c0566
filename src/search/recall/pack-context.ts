import type { Entry } from '../../entries/entry.js';
import { unescapeText } from '../../entries/read/unescape-text.js';
import { fitsTokens } from '../../tokens/token-count-bounds.js';
import {
  type AnswerLine,
  type GraphLine,
  type LineRemarks,
  type RecallSource,
  type SourcePlace,
  sameTextKey,
} from './answer-line.js';
import { type SentenceScore, shortenMemory } from './shorten-memory.js';

/** A memory that may go into the context. Its reason, if any, is shown behind it. */
export type Evidence = {
  readonly entry: Pick<Entry, 'id' | 'path' | 'startLine' | 'endLine' | 'day' | 'time' | 'text' | 'trail'>;
  readonly remarks: LineRemarks;
};

export type PackedContext = {
  readonly context: string;
  readonly lines: readonly AnswerLine[];
  readonly sources: readonly RecallSource[];
  /** How many lines didn't fit. */
  readonly leftOut: number;
};

export type PackingOptions = {
  readonly maxTokens: number;
  /** The memory at a line of a file, if it can be named. */
  readonly sourceAt: (path: string, line: number) => SourcePlace | null;
  readonly scoreSentence: SentenceScore;
};

/**
 * The lines for a prompt, best evidence first, within a number of tokens. A memory that doesn't fit is shortened to the
 * sentences that answer if it is the first, else left out for smaller ones behind it. Nothing is said twice.
 */
export async function packContext(
  graphLines: readonly GraphLine[],
  evidence: readonly Evidence[],
  { maxTokens, sourceAt, scoreSentence }: PackingOptions,
): Promise<PackedContext> {
  let context = '';
  let leftOut = 0;
  const lines: AnswerLine[] = [];
  const sources = new Map<string, RecallSource>();
  const texts = new Set<string>();
  const places = new Set<string>();
  const addSource = (source: RecallSource) => sources.set(`${source.path}#${source.startLine}`, source);
  const addLine = async (line: AnswerLine): Promise<boolean> => {
    const addition = `- ${line.text}\n`;
    if (!(await fitsTokens(context + addition, maxTokens))) return false;
    context += addition;
    lines.push(line);
    const { text: _, sources: added, ...remarks } = line;
    for (const source of added) addSource({ ...source, ...remarks });
    return true;
  };
  for (const { parts, subject, superseded } of graphLines) {
    if (parts.every(({ text }) => texts.has(sameTextKey(text)))) continue;
    const text = parts
      .map((part) => `${placeOf({ ...part, time: null, startLine: part.line })} ${part.text}`)
      .join('; ');
    const sourcesOfLine = parts.map(
      ({ path, line }) => sourceAt(path, line) ?? { id: `${path}#${line}`, path, startLine: line, endLine: line },
    );
    const reason = superseded ? { reason: supersededReason } : {};
    if (!(await addLine({ text, subject, superseded, ...reason, sources: sourcesOfLine }))) {
      leftOut++;
      continue;
    }
    for (const part of parts) {
      texts.add(sameTextKey(part.text));
      places.add(`${part.path}#${part.line}`);
    }
  }
  for (const { entry, remarks } of evidence) {
    const { id, path, startLine, endLine } = entry;
    const source = { id, path, startLine, endLine };
    const key = sameTextKey(oneLine(entry.text));
    if (places.has(`${path}#${startLine}`) || texts.has(key)) {
      addSource({ ...source, ...remarks });
      continue;
    }
    const remark = remarks.reason === undefined ? '' : ` (${remarks.reason})`;
    let isAdded = false;
    for await (const version of wholeOrShorter(entry.text, context === '')) {
      isAdded = await addLine({ text: `${placeOf(entry)} ${version}${remark}`, ...remarks, sources: [source] });
      if (isAdded) break;
    }
    if (isAdded) texts.add(key);
    else leftOut++;
  }
  return { context: context.trimEnd(), lines, sources: [...sources.values()], leftOut };

  async function* wholeOrShorter(text: string, mayBeShorter: boolean): AsyncGenerator<string> {
    yield oneLine(text);
    if (mayBeShorter) yield* shortenMemory(unescapeText(text), scoreSentence);
  }
}

export const supersededReason = 'superseded: a newer value is known';

/** The day alone is left out if the name of the file says it. */
function placeOf({
  day,
  time,
  path,
  startLine,
}: Pick<Evidence['entry'], 'day' | 'time' | 'path' | 'startLine'>): string {
  const moment = [day, time].filter((part) => part !== null).join(' ');
  return `[${moment === '' || path.includes(moment) ? '' : `${moment}, `}${path}:${startLine}]`;
}

/** Every line of the context is a memory of its own. */
function oneLine(text: string): string {
  return unescapeText(text)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}
