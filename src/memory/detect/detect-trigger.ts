import { firstSentenceEnd } from '../../language/sentences/split-sentences.js';
import { blankOutQuotes } from './blank-out-quotes.js';
import { compilePhrases, type Kind, type PhraseMatch } from './compile-phrases.js';
import { politeEnding, stripFiller } from './strip-filler.js';

/** A memory request found in a message. */
export type Detection = {
  readonly kind: Kind | 'none';
  /** The words of the request, as written. */
  readonly phrase: string | null;
  /** What is to be remembered, forgotten or looked up. */
  readonly target: string | null;
  /** Permanently forgotten, not only archived. */
  readonly permanent: boolean;
};

const longest = 20_000;
const nothing: Detection = { kind: 'none', phrase: null, target: null, permanent: false };

/** Finds the first memory request in a message. Quotations, code, negated requests and statements do not count. */
export function detectTrigger(message: string): Detection {
  const text = message.slice(0, longest).replaceAll('’', "'");
  const read = blankOutQuotes(text);
  const found = compilePhrases()
    .flatMap((find) => find(read))
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const [first] = found;
  if (first === undefined) return nothing;
  const kind = asked(first, read);
  if (kind === null) return nothing;
  return {
    kind,
    phrase: text.slice(first.start, first.end).trim(),
    target: targetOf(first, text, read),
    permanent: kind === 'forget' && first.isPermanent(read.slice(...sentenceAround(first, read))),
  };
}

/** "Remember when we …?" is a recall; "Remember?" and "forget it?" are not requests. */
function asked({ kind, end, isUnspaced }: PhraseMatch, text: string): Kind | null {
  const rest = text.slice(end).trim();
  if (kind === 'remember' && /^[?？]/.test(rest)) return isUnspaced ? 'recall' : null;
  return kind;
}

/** Refers to what was said before. */
const pronoun = /^(?:it|that|this|them|es|das|eso|esto|ça|cela|isso|isto|questo|quello|это)$/iu;

function targetOf(match: PhraseMatch, text: string, read: string): string | null {
  const [from, to] = sentenceAround(match, read);
  const sides = [text.slice(from, match.start), text.slice(match.end, to)];
  const [own = '', other = ''] = match.isBefore ? sides : [...sides].reverse();
  const said = match.target !== null ? text.slice(...match.target) : own;
  // In some languages the request may be on either side: 覚えておいて、… and …を覚えておいて.
  const whole = tidy(said) === '' && match.isBefore ? other : said;
  const plain = plainTarget(match, tidy(whole));
  if (plain !== '' && !(match.kind === 'forget' && pronoun.test(plain))) return plain;
  if (match.kind !== 'remember' && match.kind !== 'forget') return null;
  const before = tidy(
    text
      .slice(0, match.start)
      .trim()
      .split(/(?<=[.!?。！？])\s+|\n/u)
      .at(-1) ?? '',
  );
  return before === '' || empty.test(before) ? null : before;
}

/** Words before "forget it" that name nothing. */
const empty =
  /^(?:never ?mind|oh|ok(?:ay)?|well|no|sorry|actually|schon gut|macht nichts|egal|da igual|no importa|laisse tomber|lascia stare|deixa|ничего|算了|没事|沒事)$/iu;

function plainTarget({ kind, withoutManner }: PhraseMatch, target: string): string {
  if (kind === 'remember') return target.replace(politeEnding, '');
  return kind === 'forget' ? stripFiller(withoutManner(stripFiller(target))) : stripFiller(target);
}

function tidy(said: string): string {
  return said
    .replace(/^[\s,.:;：，、—–-]+/u, '')
    .replace(/^(?:that|dass|que|che|что)\s+/iu, '')
    .replace(/[\s,;，、]+$/u, '')
    .replace(/[.。!！?？]+$/u, '')
    .trim();
}

/** From the start of the sentence to its end, or after a colon to the end of the paragraph. */
function sentenceAround({ start, end }: PhraseMatch, text: string): [number, number] {
  const before = text.slice(0, start);
  const from = Math.max(0, ...['\n', '. ', '! ', '? ', '。', '！', '？'].map((stop) => before.lastIndexOf(stop) + 1));
  const isList = /[:：]\s*$/.test(text.slice(start, end));
  const rest = text.slice(end);
  const stop = isList ? rest.search(/\n\s*\n/) : endOfSentence(rest);
  return [from, stop === -1 ? text.length : end + stop];
}

function endOfSentence(rest: string): number {
  const stop = rest.search(/[。！？\n]/);
  const end = firstSentenceEnd(stop === -1 ? rest : rest.slice(0, stop));
  return end === -1 ? stop : end;
}
