import { lazyValue } from '../../workspace/lazy-value.js';
import type { Severity } from '../finding.js';
import { balancedMarks, makeRightToLeftSearch } from './bidi-marks.js';
import {
  entityPattern,
  type InvisibleKind,
  invisibleEntity,
  kindOfCodePoint,
  suspiciousPattern,
} from './invisible-kinds.js';

/** A code point, or an entity or escape sequence that stands for one, which a reader does not see and which has no honest reason. */
export type Invisible = {
  readonly kind: InvisibleKind;
  readonly codePoint: number;
  readonly start: number;
  readonly end: number;
  readonly severity: Severity;
};

/**
 * What is invisible in a text without an honest reason. Emoji with all their selectors, joiners and flags, joiners in
 * scripts that need them, direction marks in right-to-left text and the line ends of any system are not reported.
 */
export function findInvisible(text: string): Invisible[] {
  const marks = unusual.test(text) ? marksOf(text) : [];
  if (entitySign.test(text)) addEntities(text, marks);
  if (marks.length === 0) return [];
  const around = { text, marks, balanced: balancedMarks(text, marks), isNearRightToLeft: makeRightToLeftSearch(text) };
  const found: Invisible[] = [];
  for (let from = 0; from < marks.length; ) {
    let to = from + 1;
    while (to < marks.length && marks[to]?.start === marks[to - 1]?.end) to++;
    judgeRun({ ...around, from, to }, found);
    from = to;
  }
  return found;
}

/** Anything beyond printable ASCII, or a return within a line. */
const unusual = /[^\t\n\r -~]|\r(?!\n)/;
const entitySign = /&(?:#|[A-Za-z]{3,24};)/;

/** A code point that may be invisible, wherever it stands. */
export type Mark = Omit<Invisible, 'severity'>;

function marksOf(text: string): Mark[] {
  const marks: Mark[] = [];
  const hasLineFeeds = text.includes('\n');
  suspiciousPattern.lastIndex = 0;
  for (let found = suspiciousPattern.exec(text); found !== null; found = suspiciousPattern.exec(text)) {
    const codePoint = found[0].codePointAt(0) ?? 0;
    if (codePoint === 0x0d && (!hasLineFeeds || isLineEnd(text, found.index))) continue;
    const end = codePoint === 0x1b ? endOfEscape(text, found.index) : found.index + found[0].length;
    marks.push({ kind: kindOfCodePoint(codePoint), codePoint, start: found.index, end });
    suspiciousPattern.lastIndex = end;
  }
  return marks;
}

function addEntities(text: string, marks: Mark[]): void {
  const count = marks.length;
  for (const { 0: entity, index } of text.matchAll(entityPattern)) {
    const codePoint = invisibleEntity(entity);
    if (codePoint === null) continue;
    marks.push({ kind: kindOfCodePoint(codePoint), codePoint, start: index, end: index + entity.length });
  }
  if (marks.length > count) marks.sort((one, other) => one.start - other.start);
}

/** Whether a carriage return belongs to a line feed. A text without line feeds ends its lines with them. */
function isLineEnd(text: string, at: number): boolean {
  let next = at + 1;
  while (text.charCodeAt(next) === 0x0d && next - at < 8) next++;
  return next >= text.length || text.charCodeAt(next) === 0x0a;
}

/** Colours and cursor moves of a terminal go with their parameters. */
function endOfEscape(text: string, at: number): number {
  const sequence = /^\x1b\[[0-?]{0,40}[ -/]{0,4}[@-~]/.exec(text.slice(at, at + 48));
  return at + (sequence?.[0].length ?? 1);
}

/** Marks `from` to `to` (exclusive), which follow each other without anything visible between. */
type Run = {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly balanced: ReadonlySet<Mark>;
  readonly isNearRightToLeft: (offset: number) => boolean;
  readonly from: number;
  readonly to: number;
};

function judgeRun(run: Run, found: Invisible[]): void {
  const { text, marks, from, to } = run;
  const first = marks[from];
  const last = marks[to - 1];
  if (first === undefined || last === undefined) return;
  const before = codePointBefore(text, first.start);
  const after = codePointAt(text, last.end);
  const isInWord = isWordSign(before) && isWordSign(after);
  const flagEnd = before === '\u{1f3f4}' && isFlag(marks, from, to) ? from + 6 : from;
  for (let index = flagEnd; index < to; index++) {
    const mark = marks[index];
    if (mark === undefined) continue;
    const place = {
      run,
      index,
      mark,
      previous: codePointBefore(text, mark.start),
      next: codePointAt(text, mark.end),
      isInWord,
      length: to - from,
    };
    const severity = judges[mark.kind](place);
    if (severity !== null) found.push({ ...mark, severity });
  }
}

type Place = {
  readonly run: Run;
  readonly index: number;
  readonly mark: Mark;
  /** The neighbours as they stand, visible or not. */
  readonly previous: string;
  readonly next: string;
  /** Whether letters or digits stand on both sides of the whole run. */
  readonly isInWord: boolean;
  readonly length: number;
};

/** How bad a mark is at its place; null when it is honest. */
const judges: Record<InvisibleKind, (place: Place) => Severity | null> = {
  tag: () => 'error',
  selector: judgeSelector,
  'zero-width': judgeZeroWidth,
  bidi: judgeBidi,
  control: ({ mark: { codePoint } }) => (mildControls.has(codePoint) ? 'warning' : 'error'),
};

/** Page breaks and line separators, which text from elsewhere may bring along. */
const mildControls = new Set([0x0b, 0x0c, 0x85, 0x2028, 0x2029]);

function judgeSelector({ run, index, mark, previous, next, isInWord, length }: Place): Severity | null {
  const { codePoint } = mark;
  if (codePoint >= 0xe0100) return /\p{Script=Han}/u.test(previous) && !isInChain(run, index) ? null : 'error';
  if (codePoint >= 0xfe0e) {
    if (/[#*0-9]/.test(previous)) return next === '\u20e3' ? null : 'warning';
    if (previous > '\x7f' && (isPicture(previous) || emojiBase().test(previous))) return null;
    const isDoubled = length === 2 && codePoint === 0xfe0f && previous === '\ufe0f';
    return isDoubled ? 'warning' : length > 1 || isInWord ? 'error' : 'warning';
  }
  const isStandardised =
    (codePoint === 0xfe00 && /[\p{Sm}\p{Script=Myanmar}\p{Script=Phags_Pa}‘’“”]/u.test(previous)) ||
    (codePoint <= 0xfe02 && /[\p{Script=Han}、。，．！？：；]/u.test(previous));
  if (isStandardised && !isInChain(run, index)) return null;
  return length > 1 || isInWord || isInChain(run, index) ? 'error' : 'warning';
}

const emojiBase = lazyValue(() => /[\p{Emoji}\p{Extended_Pictographic}\p{S}\p{Po}]/u);

/** Rare characters have variants; four in a row hide a message. */
function isInChain({ marks }: Run, index: number): boolean {
  const isLinked = (at: number) => {
    const gap = (marks[at + 1]?.start ?? Number.POSITIVE_INFINITY) - (marks[at]?.end ?? 0);
    return marks[at]?.kind === 'selector' && marks[at + 1]?.kind === 'selector' && gap <= 2;
  };
  let first = index;
  while (index - first < 3 && isLinked(first - 1)) first--;
  let last = index;
  while (last - index < 3 && isLinked(last)) last++;
  return last - first >= 3;
}

function judgeZeroWidth(place: Place): Severity | null {
  const { run, mark, previous, next, isInWord, length } = place;
  const { codePoint } = mark;
  if (length >= 4 && (codePoint === 0x200b || codePoint === 0x200c || codePoint === 0x2060)) return 'error';
  if (codePoint === 0xad) return judgeSoftHyphen(place);
  if (codePoint === 0x2800) return lineHasBraille(run.text, mark.start) ? null : length >= 4 ? 'error' : 'warning';
  if (isHonestJoiner(codePoint, previous, next, length) || isHonestFiller(codePoint, previous, next)) return null;
  if (codePoint >= 0x2061 && codePoint <= 0x2064 && length === 1) return 'warning';
  return isInWord || length >= 4 || codePoint >= 0xe0000 ? 'error' : 'warning';
}

function isHonestJoiner(codePoint: number, previous: string, next: string, length: number): boolean {
  if (codePoint === 0x200d && emojiTail().test(previous) && /\p{Extended_Pictographic}/u.test(next)) return true;
  if (length > 1) return false;
  if (codePoint === 0x200c || codePoint === 0x200d) return joiningScript().test(previous) || joiningScript().test(next);
  return codePoint === 0x200b && unspacedScript().test(previous) && unspacedScript().test(next);
}

const emojiTail = lazyValue(() => /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u);
const joiningScript = lazyValue(
  () =>
    /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mandaic}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Balinese}\p{Script=Javanese}]/u,
);
const unspacedScript = lazyValue(
  () =>
    /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}\p{Script=Balinese}]/u,
);

/** Characters that some scripts need. */
function isHonestFiller(codePoint: number, previous: string, next: string): boolean {
  if (codePoint === 0x115f) return /[\u1160-\u11ff]/.test(next);
  if (codePoint === 0x1160) return /[\u1100-\u115f]/.test(previous);
  if (codePoint >= 0x180b && codePoint <= 0x180f) return /\p{Script=Mongolian}/u.test(previous);
  if (codePoint === 0x17b4 || codePoint === 0x17b5) return /\p{Script=Khmer}/u.test(previous);
  if (codePoint === 0x034f) return /\p{M}/u.test(previous);
  if (codePoint >= 0x13430 && codePoint <= 0x1343f) return /\p{Script=Egyptian_Hieroglyphs}/u.test(previous);
  return codePoint === 0x16fe4 && /\p{Script=Khitan_Small_Script}/u.test(previous + next);
}

/** Hyphenation divides words into syllables; a break after every letter is there to break up the word. */
function judgeSoftHyphen({ run: { text, marks }, index, mark, length }: Place): Severity {
  if (length >= 4) return 'error';
  const isSplitFrom = (one: Mark | undefined, other: Mark | undefined) =>
    one?.codePoint === 0xad && other?.codePoint === 0xad && /^\p{L}$/u.test(text.slice(one.end, other.start));
  return isSplitFrom(marks[index - 1], mark) || isSplitFrom(mark, marks[index + 1]) ? 'error' : 'info';
}

function judgeBidi({ run, mark, isInWord, length }: Place): Severity | null {
  const { codePoint, start } = mark;
  if (codePoint === 0x202d || codePoint === 0x202e) return 'error';
  const isMark = codePoint === 0x200e || codePoint === 0x200f || codePoint === 0x061c;
  if (isMark) {
    if (length >= 4) return 'error';
    if (!run.isNearRightToLeft(start)) return isInWord ? 'error' : 'warning';
    return isInWord && isLatinAround(run.text, run.marks, run) ? 'error' : null;
  }
  if (!run.balanced.has(mark)) return 'error';
  const isIsolate = codePoint >= 0x2066;
  return isIsolate && run.isNearRightToLeft(start) ? null : isInWord ? 'error' : 'warning';
}

function isLatinAround(text: string, marks: readonly Mark[], { from, to }: Run): boolean {
  const around = codePointBefore(text, marks[from]?.start ?? 0) + codePointAt(text, marks[to - 1]?.end ?? 0);
  return /^\p{Script=Latin}{2}$/u.test(around);
}

/** England, Scotland and Wales: the only flags that are written with tags. */
function isFlag(marks: readonly Mark[], from: number, to: number): boolean {
  if (to - from < 6) return false;
  const tags = marks.slice(from, from + 6).map(({ codePoint }) => codePoint - 0xe0000);
  return /^gb(?:eng|sct|wls)\x7f$/.test(tags.every((tag) => tag > 0 && tag < 0x80) ? String.fromCharCode(...tags) : '');
}

/** The tables of all letters are asked last. */
function isWordSign(sign: string): boolean {
  return sign <= '\x7f' ? /[A-Za-z0-9]/.test(sign) : !isPicture(sign) && wordSign().test(sign);
}

/** Blocks that hold nothing but emoji and other symbols. */
function isPicture(sign: string): boolean {
  const codePoint = sign.codePointAt(0) ?? 0;
  return (codePoint >= 0x1f300 && codePoint <= 0x1faff) || (codePoint >= 0x2600 && codePoint <= 0x2767);
}

const wordSign = lazyValue(() => /[\p{L}\p{N}\p{M}]/u);

function lineHasBraille(text: string, at: number): boolean {
  return /[\u2801-\u28ff]/.test(text.slice(Math.max(0, at - 200), at + 200));
}

function codePointBefore(text: string, at: number): string {
  const unit = text.charCodeAt(at - 1);
  const isPair = unit >= 0xdc00 && unit <= 0xdfff && at >= 2;
  return at <= 0 ? '' : text.slice(at - (isPair ? 2 : 1), at);
}

function codePointAt(text: string, at: number): string {
  const codePoint = text.codePointAt(at);
  return codePoint === undefined ? '' : String.fromCodePoint(codePoint);
}
