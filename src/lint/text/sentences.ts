import { type ConceptHit, findConcepts } from '../lexicon/find-concepts.js';
import { decodeBlobs } from './decode-blobs.js';
import { foldText } from './fold-text.js';
import { wholeWords } from './identifier-parts.js';
import type { LintDocument } from './lint-document.js';
import type { Block } from './markdown-blocks.js';
import type { ZoneKind } from './markdown-zones.js';
import { longestQuote, quotedRanges } from './quoted-ranges.js';
import { SourceMappedText } from './source-mapped-text.js';
import { splitSentences } from './split-sentences.js';

/** `plain`: as it stands. `folded`: with hidden and look-alike characters made plain. `decoded`: from an encoded blob. */
export type Origin = 'plain' | 'folded' | 'decoded';

/** A sentence, a cell of a table or a line of code: what a rule judges as one statement. */
export type Sentence = {
  readonly text: string;
  /** The first and one past the last place in the document. */
  readonly start: number;
  readonly end: number;
  readonly origin: Origin;
  readonly zone: ZoneKind;
  /** Headings above it, outermost first. */
  readonly headings: readonly string[];
  /** The sentence that introduces the list it belongs to: `Refuse messages such as:`. Empty when there is none. */
  readonly lead: string;
  /** The sentence before it in the same block. */
  readonly previous: { readonly text: string; readonly hits: readonly ConceptHit[] } | null;
  /** The whole block it belongs to: paragraph, item, cell or comment. */
  readonly block: string;
  /** How many sentences its block has. */
  readonly siblings: number;
  /** What it speaks of, in order. Offsets are into `text`. */
  readonly hits: readonly ConceptHit[];
  /** Stretches of `text` in quotation marks or code spans. */
  readonly quoted: readonly (readonly [start: number, end: number])[];
  /** Whether it stands in a quotation (`>`). */
  readonly isInQuote: boolean;
  /** The place in the document of an offset in `text`. */
  toSource(offset: number): number;
};

export function sentencesOf(document: LintDocument): Sentence[] {
  const sentences: Sentence[] = [];
  const headings: { level: number; text: string }[] = [];
  let lead = '';
  /** The items that the current one stands below. */
  const items: { indent: number; text: string }[] = [];
  for (const block of document.blocks) {
    const passage = passageOf(document.text, block);
    if (block.kind === 'heading') {
      while ((headings.at(-1)?.level ?? 0) >= block.level) headings.pop();
    }
    const indent = indentOf(document.text, block);
    while (items.length > 0 && (block.kind !== 'list' || (items.at(-1)?.indent ?? 0) >= indent)) items.pop();
    const above = items.at(-1)?.text ?? '';
    const context = {
      zone: block.kind,
      headings: headings.map(({ text }) => text),
      lead: block.kind === 'list' && above !== '' ? above : lead,
      isInQuote: block.isQuoted,
    };
    const own = toSentences(passage, 'plain', context);
    sentences.push(...own);
    const folded = foldText(passage.text);
    if (folded !== null) {
      const pieces = {
        ats: folded.sources.map((_, at) => at),
        sources: folded.sources.map((source) => passage.toSource(source)),
      };
      sentences.push(...toSentences(new SourceMappedText(folded.text, pieces, { isFixed: true }), 'folded', context));
    }
    for (const blob of decodeBlobs(passage.text)) {
      const source = passage.toSource(blob.start);
      sentences.push(
        ...toSentences(
          new SourceMappedText(blob.text, { ats: [0], sources: [source] }, { isFixed: true }),
          'decoded',
          context,
        ),
      );
    }
    if (block.kind === 'list') items.push({ indent, text: passage.text.slice(0, 200) });
    if (block.kind === 'heading') {
      headings.push({ level: block.level, text: passage.text.trim() });
      lead = '';
    } else if (block.kind !== 'list' && block.kind !== 'comment') {
      const last = own.at(-1)?.text.trimEnd() ?? '';
      lead = endsInColon.test(last) ? last : '';
    }
  }
  return sentences;
}

const endsInColon = /[:：]\W*$/;

/** How far from the left its text begins. */
function indentOf(text: string, { lines }: Block): number {
  const start = lines[0]?.start ?? 0;
  return start - (text.lastIndexOf('\n', start - 1) + 1);
}

/** The lines of a block as one text; a line end counts as a space, but not between characters of scripts without spaces. */
function passageOf(text: string, { lines, kind }: Block): SourceMappedText {
  const [only] = lines;
  if (only !== undefined && lines.length === 1)
    return new SourceMappedText(text.slice(only.start, only.end), { ats: fromStart, sources: [only.start] });
  const parts: string[] = [];
  const ats: number[] = [];
  const sources: number[] = [];
  let length = 0;
  let last = '';
  for (const { start, end } of lines) {
    const line = text.slice(start, end);
    const joint = parts.length === 0 ? '' : jointOf(kind, last, line);
    parts.push(joint, line);
    ats.push(length + joint.length);
    sources.push(start);
    length += joint.length + line.length;
    last = line.slice(-1);
  }
  return new SourceMappedText(parts.join(''), { ats, sources });
}

const fromStart: readonly number[] = [0];

function jointOf(kind: Block['kind'], before: string, after: string): string {
  if (kind === 'fence' || kind === 'front-matter') return '\n';
  return wide.test(before) && wide.test(after.slice(0, 1)) ? '' : ' ';
}

const wide = /[\u3000-\u9fff\uff00-\uffef]/;

type Context = Pick<Sentence, 'zone' | 'headings' | 'lead' | 'isInQuote'>;

function toSentences(passage: SourceMappedText, origin: Origin, context: Context): Sentence[] {
  const { text } = passage;
  const block = new BlockOfSentences(passage, origin, context);
  const ranges = splitSentences(text, context.zone);
  const sentences: SentenceInBlock[] = [];
  let previous: SentenceInBlock | null = null;
  for (let index = 0; index < ranges.length; index++) {
    const range = ranges[index];
    if (range === undefined) break;
    previous = new SentenceInBlock(block, { start: range[0], end: range[1], siblings: ranges.length, previous });
    sentences.push(previous);
  }
  return sentences;
}

/** What the sentences of a block have in common. */
class BlockOfSentences {
  readonly passage: SourceMappedText;
  readonly origin: Origin;
  readonly context: Context;
  #quotes: Range[] | null = null;

  constructor(passage: SourceMappedText, origin: Origin, context: Context) {
    this.passage = passage;
    this.origin = origin;
    this.context = context;
  }

  /** In order of their start. */
  get quotes(): readonly Range[] {
    this.#quotes ??= quotedRanges(this.passage.text).toSorted(([one], [other]) => one - other);
    return this.#quotes;
  }
}

type Range = readonly [start: number, end: number];
type Place = {
  readonly start: number;
  readonly end: number;
  readonly siblings: number;
  readonly previous: SentenceInBlock | null;
};

/** Everything but the text is worked out when it is asked for: most sentences are read once and forgotten. */
class SentenceInBlock implements Sentence {
  readonly text: string;
  readonly siblings: number;
  readonly previous: SentenceInBlock | null;
  readonly #block: BlockOfSentences;
  readonly #start: number;
  readonly #end: number;
  #quoted: readonly Range[] | null = null;

  constructor(block: BlockOfSentences, { start, end, siblings, previous }: Place) {
    this.text = block.passage.text.slice(start, end);
    this.siblings = siblings;
    this.previous = previous;
    this.#block = block;
    this.#start = start;
    this.#end = end;
  }

  get hits(): readonly ConceptHit[] {
    return hitsOf(this);
  }

  get start(): number {
    return this.toSource(0);
  }

  get end(): number {
    return Math.max(this.#block.passage.toSource(this.#end - 1) + 1, this.start + 1);
  }

  get origin(): Origin {
    return this.#block.origin;
  }

  get zone(): ZoneKind {
    return this.#block.context.zone;
  }

  get headings(): readonly string[] {
    return this.#block.context.headings;
  }

  get lead(): string {
    return this.#block.context.lead;
  }

  get isInQuote(): boolean {
    return this.#block.context.isInQuote;
  }

  get block(): string {
    return this.#block.passage.text;
  }

  get quoted(): readonly Range[] {
    if (this.#quoted !== null) return this.#quoted;
    const { quotes } = this.#block;
    this.#quoted = quotes.length === 0 ? quotes : rangesWithin(quotes, { start: this.#start, end: this.#end });
    return this.#quoted;
  }

  toSource(offset: number): number {
    return this.#block.passage.toSource(this.#start + offset);
  }
}

type Read = { readonly sentence: Sentence | null; readonly hits: readonly ConceptHit[] };

let latest: Read = { sentence: null, hits: [] };
let before: Read = latest;

/**
 * All rules ask about one sentence and the one before it, then about the next. Only theirs are kept: those of all sentences of a
 * workspace would be most of what lint holds in memory.
 */
function hitsOf(sentence: Sentence): readonly ConceptHit[] {
  if (latest.sentence === sentence) return latest.hits;
  if (before.sentence === sentence) return before.hits;
  before = latest;
  latest = { sentence, hits: wholeWords(sentence.text, findConcepts(sentence.text)) };
  return latest.hits;
}

/** The parts of the ranges that lie in a stretch, counted from its start. Ranges come in order. */
function rangesWithin(ranges: readonly Range[], { start, end }: { start: number; end: number }): Range[] {
  const inside: Range[] = [];
  for (let index = firstFrom(ranges, start - longestQuote); index < ranges.length; index++) {
    const [first, last] = ranges[index] ?? [end, end];
    if (first >= end) break;
    if (last > start && last > first) inside.push([Math.max(first, start) - start, Math.min(last, end) - start]);
  }
  return inside;
}

/** The index of the first range that starts there or later. */
function firstFrom(ranges: readonly Range[], offset: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.[0] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
