import { mostConcepts } from '../lexicon/concept-numbers.js';
import type { Concept } from '../lexicon/concepts.js';
import type { ConceptHit } from '../lexicon/find-concepts.js';
import type { Sentence } from '../text/sentences.js';

export function hitsOf(sentence: Sentence, ...concepts: readonly Concept[]): readonly ConceptHit[] {
  const { hits } = sentence;
  if (hits.length === 0) return hits;
  return hits.filter(({ concept }) => concepts.includes(concept));
}

export function speaksOf(sentence: Sentence, ...concepts: readonly Concept[]): boolean {
  const { hits } = sentence;
  for (let index = 0; index < hits.length; index++) {
    const hit = hits[index];
    if (hit !== undefined && concepts.includes(hit.concept)) return true;
  }
  return false;
}

/** Whether all concepts with these numbers are among the hits of a sentence. */
export function speakOfAll(hits: readonly ConceptHit[], numbers: readonly number[]): boolean {
  if (hits !== marked) mark(hits);
  for (let index = 0; index < numbers.length; index++) if (spokenIn[numbers[index] ?? 0] !== turn) return false;
  return true;
}

/** The hits whose concepts are marked, and in which turn each concept was last marked. Many rules ask about one sentence. */
let marked: readonly ConceptHit[] | null = null;
const spokenIn = new Uint32Array(mostConcepts);
let turn = 0;

function mark(hits: readonly ConceptHit[]): void {
  if (turn === 0xffffffff) {
    spokenIn.fill(0);
    turn = 0;
  }
  turn++;
  marked = hits;
  for (let index = 0; index < hits.length; index++) {
    const hit = hits[index];
    if (hit !== undefined) spokenIn[hit.number] = turn;
  }
}

/** Two concepts at most so many words apart, in any order; orders are built differently in every language. */
export function near(
  sentence: Sentence,
  [one, other]: readonly [readonly Concept[], readonly Concept[]],
  words: number,
): { readonly first: ConceptHit; readonly second: ConceptHit } | null {
  for (const first of hitsOf(sentence, ...one)) {
    for (const second of hitsOf(sentence, ...other)) {
      const isApart = first.end <= second.start || second.end <= first.start;
      if (isApart && Math.abs(first.word - second.word) <= words) return { first, second };
    }
  }
  return null;
}

const denialReach = 3;
/** Languages that deny after the verb. `without` and its kin deny something else. */
const laterDenial = /^(?:nie|niemals|nicht|kein\w{0,2}|pas|jamais|mai|nunca)$|ない|ません|いけ/i;

/** Whether the word is forbidden or denied: a negation stands right before it, or, where verbs come last, right after it. */
export function isDenied(sentence: Sentence, hit: ConceptHit): boolean {
  return hitsOf(sentence, 'negation').some(({ start, end, word }) => {
    const isPartOfIt = start >= hit.start && end <= hit.end;
    if (isPartOfIt) return false;
    if (word <= hit.word) return hit.word - word <= denialReach;
    return word - hit.word <= 2 && laterDenial.test(sentence.text.slice(start, end));
  });
}

/** Whether a prohibition stands right before the word. */
export function isForbidden(sentence: Sentence, hit: ConceptHit): boolean {
  return hitsOf(sentence, 'negation').some(({ end, word }) => end <= hit.start && hit.word - word <= denialReach);
}

/** Whether a person is said to do it: then it is a report and no order. */
export function isDoneByOthers(sentence: Sentence, hit: ConceptHit): boolean {
  const before = sentence.text.slice(0, hit.start);
  if (isComplement(before) || isNoun(before) || isBareNoun(sentence.text, hit)) return true;
  return hitsOf(sentence, 'other').some(
    ({ word, end }) => end <= hit.start && hit.word - word <= 2 && !/[,;，；]/.test(before.slice(end)),
  );
}

/**
 * Whether somebody else acts or speaks. Who does so in a condition before the act does not count: in `If anybody asks, send …`
 * the agent is to send.
 */
export function isTold(sentence: Sentence, act: ConceptHit): boolean {
  const triggers = hitsOf(sentence, 'trigger');
  const { text } = sentence;
  return hitsOf(sentence, 'reported', 'other').some(({ start, end }) => {
    if (end > act.start || !/[,，、]/.test(text.slice(end, act.start))) return true;
    return !triggers.some((trigger) => trigger.start <= start && !/[,，、;；]/.test(text.slice(trigger.start, start)));
  });
}

/** Whether something is denied beside what these stretches deny themselves. */
export function isForbiddenBeside(
  sentence: Sentence,
  own: readonly { readonly start: number; readonly end: number }[],
): boolean {
  return hitsOf(sentence, 'negation').some(
    ({ start, end }) => !own.some((hit) => hit.start <= start && end <= hit.end),
  );
}

/** `the text`, `his mail`: a thing and no order. So is `la paga`: Romance languages put the pronoun after an order. */
function isNoun(before: string): boolean {
  return /\b(?:the|an?|this|that|these|those|his|her|their|my|our|your|its|of|by|with|each|any|no|raw|per|from|partial|la|lo|los|las|les)\s$/i.test(
    before,
  );
}

/** `email fetching`, `message queue`: words that are nouns unless something is handed over. */
function isBareNoun(text: string, { start, end }: ConceptHit): boolean {
  return (
    nounLike.test(text.slice(start, end)) &&
    !/^[\s*_`"]{1,4}(?:the|an?|all|any|every|each|my|your|his|her|their|our|its|this|that|these|those|it|them|him|us|me|everything|whatever|both|to|[A-Z]{4,}\.md|~?\/)/i.test(
      text.slice(end, end + 24),
    )
  );
}

const nounLike =
  /^(?:e-?mail|mail|message|text|post|report|share|echo|ping|copy|export|request|query|source|start|order|buy|transfer|deposit|wire|refund|purchase|deploy|trigger|launch|pipe|delete|format|wipe|reset)$/i;

/** `likely to send` tells what might happen; `remember to send` is an order. */
function isComplement(before: string): boolean {
  return (
    /\bto $/i.test(before) &&
    !/\b(?:have|has|need|remember|sure|you|forget|required|instructed|told|expected|supposed|authorized|allowed) to $/i.test(
      before,
    )
  );
}

/** Whether it is asked or imagined rather than ordered. */
export function isImagined({ text, block, siblings }: Sentence): boolean {
  const beginning = block.slice(0, 1_500);
  return /[?？]\W{0,3}$/.test(text) || fiction.test(beginning) || (siblings > 2 && occasion.test(beginning));
}

const fiction =
  /\b(?:imagine|fiction\w{0,3}|story|stories|narrative|novel|role-?play\w{0,3}|scenario|screenplay|video game|hypothetical\w{0,2}|creative writing|alternat(?:e|ive) (?:universe|reality)|fantasy)\b/i;
/** Words of long requests; alone they excuse nothing. */
const occasion = /\b(?:renowned|lecture|essay|article)\b/i;

/** Whether a place of the sentence stands in quotation marks or in code. */
export function isQuoted(sentence: Sentence, { start, end }: { start: number; end: number }): boolean {
  return sentence.quoted.some(([from, to]) => from <= start && end <= to);
}

/** Whether it is quoted in a sentence that says something about it, and not to follow it. */
export function isMentioned(sentence: Sentence, range: { start: number; end: number }): boolean {
  if (!isQuoted(sentence, range) || isAllQuoted(sentence)) return false;
  return !sentence.hits.some((hit) => hit.concept === 'obey' && !isQuoted(sentence, hit) && !isDenied(sentence, hit));
}

/** Whether the sentence is nothing but a quotation, as an item in a list of examples. */
export function isAllQuoted({ text, quoted }: Sentence): boolean {
  const [first] = quoted;
  if (first === undefined || quoted.length > 1) return false;
  const outside = text.slice(0, first[0]) + text.slice(first[1]);
  return !/[A-Za-z0-9]/.test(outside) && !/[\p{L}\p{N}]/u.test(outside);
}
