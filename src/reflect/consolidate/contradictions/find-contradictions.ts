import type { EpisodeType } from '../../../entries/entry.js';
import type { Claim } from '../../../language/sentences/split-claims.js';
import { tenseOf } from '../../../language/sentences/tense.js';
import { readSmallWords } from '../../../language/words/lower-case-words.js';
import type { CollectedNotes } from '../../input/collect-notes.js';
import type { Note } from '../../input/note.js';
import type { ReflectionInput } from '../../input/reflection-input.js';
import { InvertedIndex } from '../inverted-index.js';
import { readWordNearness } from '../semantic-similarity.js';
import { splitClauses } from '../split-clauses.js';
import { tagTerm } from '../term-weights.js';
import { type Assertion, mainClause, toAssertion } from './assertion.js';
import { type PriorAssertion, readPriorAssertions } from './prior-assertions.js';
import { type Replacement, scoreReplacement } from './score-replacement.js';
import type { WordComparison } from './word-comparison.js';

/** A fresh note that says otherwise than something before it. */
export type ContradictingNote = {
  readonly later: { readonly note: Note; readonly claim: Claim; readonly assertion: Assertion };
  /** What it replaces, the surest first. */
  readonly earlier: readonly (PriorAssertion & Replacement)[];
};

const mostEarlier = 3;

/** One note may replace several, where they are about as likely meant. */
const nearlyAsSure = 2;

/** What core memory and the graph hold was chosen to last, and no tags say what it is about. */
const leastForLasting = 1;

const sure = 1.5;
const mostDoubtful = 2;

type Options = {
  /** Whether two notes tell one wish or one procedure that came up on several days: it is worded in many ways, which don't exclude each other by that. */
  readonly tellTheSame: (note: Note, other: Note) => boolean;
};

export function findContradictingNotes(
  material: ReflectionInput,
  { notes, weights }: CollectedNotes,
  { tellTheSame }: Options,
): ContradictingNote[] {
  const index = new InvertedIndex<PriorAssertion>(weights);
  const { names } = material.graph;
  const comparison = { weights, wordNearness: readWordNearness() };
  const isWord = readSmallWords(notes.map(({ entry }) => entry.text));
  for (const held of readPriorAssertions(material, { names, isWord })) index.add(held, held.assertion.frame);
  const found: ContradictingNote[] = [];
  for (const note of notes) {
    if (note.entry.about.type === 'emotion') continue;
    const about = { ...aboutOf(note), names, isWord, around: note.entry.text };
    const held = note.claims.map((claim): PriorAssertion & { claim: Claim } => ({
      assertion: toAssertion(claim, about),
      day: note.day,
      entry: note.entry,
      at: { in: 'note', note },
      claim,
    }));
    const isSecondLook = material.processed.has(note.id);
    const byTheWay = note.claims.flatMap(splitClauses).map((claim) => ({
      claim,
      assertion: toAssertion(claim, { ...about, type: typeOf(claim, about.type) }),
    }));
    if (note.isFresh)
      found.push(
        ...[...held, ...byTheWay].flatMap(
          (later) => replacedBy(note, later, { index, comparison, tellTheSame, isSecondLook }) ?? [],
        ),
      );
    for (const each of held) index.add(each, [...each.assertion.frame, ...each.assertion.tags.map(tagTerm)]);
  }
  return withoutDoubtful(onceEach(found));
}

/** Who has to be told again is corrected, but what was said before still holds. */
function aboutOf({ entry }: Note): { type: EpisodeType | null; tags: readonly string[] } {
  const { type, tags } = entry.about;
  return { type: type === 'correction' && repetition.test(entry.text) ? 'fact' : type, tags };
}

const repetition =
  /(?<![\p{L}])(?:(?:told|reminded|said|says|asked|asks|repeated)(?: (?:me|us|it))?(?:,)? (?:again|once more|a second time)|again[:,]|as (?:I|we|she|he|they) (?:had )?said before|once again|wieder gesagt|nochmals?)(?![\p{L}])/iu;

/** What holds is no event, even where an event brought it up. */
function typeOf({ text }: Claim, type: EpisodeType | null): EpisodeType | null {
  const { holds, happened } = tenseOf(mainClause(text));
  return type === 'event' && holds && !happened ? 'fact' : type;
}

type Search = Options & {
  readonly index: InvertedIndex<PriorAssertion>;
  readonly comparison: WordComparison;
  /** Whether this note was looked at before, by a reflection that was decided on. */
  readonly isSecondLook: boolean;
};

function replacedBy(
  note: Note,
  { claim, assertion }: { claim: Claim; assertion: Assertion },
  { index, comparison, tellTheSame, isSecondLook }: Search,
): ContradictingNote | null {
  const earlier = index.nearest([...assertion.frame, ...assertion.tags.map(tagTerm)], 24).flatMap((held) => {
    if (held.at.in === 'note' && held.at.note === note) return [];
    // What was written down since may have taken the place of this note. Lines of core memory have no day.
    if (isSecondLook && (held.at.in === 'core' || (held.day ?? '') > note.day)) return [];
    const isSame = held.at.in === 'note' && tellTheSame(held.at.note, note);
    const found = scoreReplacement(assertion, held.assertion, { ...comparison, isSame });
    const least = held.at.in === 'note' ? 0 : leastForLasting;
    return found === null || found.score < least ? [] : [{ ...held, ...found }];
  });
  if (earlier.length === 0) return null;
  const surest = earlier.sort((one, other) => other.score - one.score).slice(0, mostEarlier);
  const best = surest[0]?.score ?? 0;
  return { later: { note, claim, assertion }, earlier: surest.filter(({ score }) => score >= best - nearlyAsSure) };
}

/**
 * One note replaces a thing once, by its best sentence. If several notes replace it, the last one counts, unless an
 * earlier one is clearly surer.
 */
function onceEach(found: readonly ContradictingNote[]): ContradictingNote[] {
  const byNote = new Map<Note, ContradictingNote>();
  for (const one of found) {
    const known = byNote.get(one.later.note);
    if (known === undefined || scoreOf(one) > scoreOf(known)) byNote.set(one.later.note, one);
  }
  const replacedBy = new Map<string, { one: ContradictingNote; score: number }>();
  for (const one of byNote.values()) {
    for (const held of one.earlier) {
      const known = replacedBy.get(keyOf(held));
      if (known === undefined || held.score >= known.score - nearlyAsSure)
        replacedBy.set(keyOf(held), { one, score: held.score });
    }
  }
  return [...byNote.values()].flatMap((one): ContradictingNote[] => {
    const own = one.earlier.filter((held) => replacedBy.get(keyOf(held))?.one === one);
    return own.length === 0 ? [] : [{ ...one, earlier: own }];
  });
}

/** Of changes that are not sure only the likeliest are proposed, so that they are read. */
function withoutDoubtful(found: readonly ContradictingNote[]): ContradictingNote[] {
  const doubtful = found.filter((one) => !isSure(one)).sort((one, other) => scoreOf(other) - scoreOf(one));
  const left = new Set(doubtful.slice(mostDoubtful));
  return found.filter((one) => !left.has(one));
}

function keyOf({ entry, assertion }: PriorAssertion): string {
  return `${entry.id} ${assertion.text}`;
}

/** Whether it is sure enough for other findings to rely on it. */
export function isSure(found: ContradictingNote): boolean {
  return scoreOf(found) >= sure;
}

function scoreOf({ earlier }: ContradictingNote): number {
  return earlier[0]?.score ?? 0;
}
