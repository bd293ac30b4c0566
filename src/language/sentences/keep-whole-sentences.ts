let loaded: Intl.Segmenter | null = null;

/** Made on first use: it loads tables that most prompts never need. */
function sentenceSegmenter(): Intl.Segmenter {
  loaded ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  return loaded;
}

/** As many whole sentences from the start of a paragraph as end at or before `reach`, without the space after them. */
export function wholeSentences(paragraph: string, reach: number): string {
  // What follows may show that a sentence goes on, so a little more than `reach` is read.
  const read = paragraph.slice(0, reach + lookAhead);
  let end = 0;
  for (const sentence of splitCarefully(read)) {
    const sentenceEnd = end + sentence.trimEnd().length;
    const isWhole = end + sentence.length < read.length || read.length === paragraph.length;
    if (sentenceEnd > reach || !isWhole) break;
    end += sentence.length;
  }
  return paragraph.slice(0, end).trimEnd();
}

const lookAhead = 200;

/**
 * Splits a paragraph after its sentences; joining gives it back. Careful rather than complete: where an abbreviation, an
 * open bracket, quotation or emphasis makes an end doubtful, the sentence goes on.
 */
export function splitCarefully(paragraph: string): string[] {
  const sentences: string[] = [];
  const marks = new OpenMarks();
  let start = 0;
  let end = 0;
  for (const segment of segmentsOf(paragraph)) {
    end += segment.length;
    marks.read(segment);
    const isLast = end === paragraph.length;
    if (!isLast && (marks.areOpen() || !endsSentence(segment))) continue;
    sentences.push(paragraph.slice(start, end));
    start = end;
  }
  return sentences;
}

/** The segmenter takes time that grows with the square of its input, so it reads the paragraph piece by piece. */
function* segmentsOf(paragraph: string): Generator<string> {
  // A line break inside a paragraph ends no sentence, but the segmenter treats it as the end of one.
  const text = paragraph.replace(/[\r\n]/g, ' ');
  let start = 0;
  for (let size = 8 * lookAhead; start < text.length; size *= 2) {
    const read = text.slice(start, start + size);
    const isRest = start + size >= text.length;
    for (const { index, segment } of sentenceSegmenter().segment(read)) {
      if (!isRest && index + segment.length > read.length - lookAhead) break;
      yield segment;
      start += segment.length;
      size = 4 * lookAhead;
    }
  }
}

function endsSentence(segment: string): boolean {
  let end = segment.trimEnd().length;
  // Without a space after it, a closed quotation is mostly part of the sentence around it.
  if (end === segment.length && closingMarks.includes(segment.charAt(end - 1))) return false;
  while (end > 0 && closingMarks.includes(segment.charAt(end - 1))) end--;
  if (!endMarks.includes(segment.charAt(end - 1))) return false;
  if (segment.charAt(end - 1) !== '.') return true;
  return !isAbbreviation(segment.slice(segment.lastIndexOf(' ', end - 1) + 1, end - 1));
}

const endMarks = [...'.!?…。！？؟।'];
const closingMarks = [...')]}"\'”’»」』*_`~'];

/** A full stop after a single letter, a number or one of these words often ends no sentence. */
const abbreviations = new Set(
  'approx ca cf dr ed etc fig jr mr mrs ms no nr prof sr st vol vs bzw evtl ggf usw vgl ej pág sra srta env mme им стр тыс'.split(
    ' ',
  ),
);

function isAbbreviation(word: string): boolean {
  const bare = word.replace(/^[^\p{L}\p{N}]+/u, '');
  return /^(?:\p{L}|\p{N}+|.*\..*)$/u.test(bare) || abbreviations.has(bare.toLowerCase());
}

/** Brackets, quotations, code and emphasis that were opened and not yet closed. */
class OpenMarks {
  #depth = 0;
  #ticks = 0;
  #stars = 0;
  #quotes = 0;

  read(text: string): void {
    for (const [mark] of text.matchAll(/[([{“«「『)\]}”»」』]|`+|\*\*|"/g)) {
      if (mark.startsWith('`')) this.#ticks += mark.length;
      else if (mark === '**') this.#stars++;
      else if (mark === '"') this.#quotes++;
      else this.#depth = Math.max(0, this.#depth + ('([{“«「『'.includes(mark) ? 1 : -1));
    }
  }

  areOpen(): boolean {
    return this.#depth > 0 || this.#ticks % 2 === 1 || this.#stars % 2 === 1 || this.#quotes % 2 === 1;
  }
}
