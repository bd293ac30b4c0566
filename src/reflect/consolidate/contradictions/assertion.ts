import type { EpisodeType } from '../../../entries/entry.js';
import type { EntityNameIndex } from '../../../entries/graph/entity-name-index.js';
import { changeCues } from '../../../language/changes/change-cues.js';
import { namesIn } from '../../../language/names/names-in-sentence.js';
import type { Claim } from '../../../language/sentences/split-claims.js';
import { type Tense, tenseOf } from '../../../language/sentences/tense.js';
import type { Statement } from '../../../language/statements/statement.js';
import { findValues, isNumberWord, numberedThings, type Values } from '../../../language/values/find-values.js';
import { type Stance, stancesIn } from '../../../language/wishes/likes-and-dislikes.js';
import { contentTerms, contentWords } from '../../../language/words/content-terms.js';
import { subjectTerms } from '../../../language/words/subject-terms.js';

/** Something that was said and may be said otherwise later. */
export type Assertion = {
  readonly text: string;
  readonly type: EpisodeType | null;
  readonly tags: readonly string[];
  readonly statement: Statement | null;
  readonly values: Values;
  /** Those of its main clause. */
  readonly mainValues: Values;
  readonly names: readonly string[];
  /** What it is about: its content words without values and without words that announce a change. */
  readonly frame: readonly string[];
  /** The same of its main clause alone, without the reasons and asides behind it. */
  readonly mainFrame: readonly string[];
  /** The names in its main clause. */
  readonly mainNames: readonly string[];
  /** Content words of what it gives up: `pdf` in "no more PDF". */
  readonly givenUp: readonly string[];
  /** `chapter 3`: numbers that tell things apart. */
  readonly numbered: readonly string[];
  /** `north bed`: each noun with the word before it. */
  readonly described: ReadonlyMap<string, string>;
  readonly isNegated: boolean;
  readonly announcesChange: boolean;
  /** Whether it describes something that was done once. */
  readonly isDeed: boolean;
  /** Whether it says that something was exchanged, moved or given up. */
  readonly isChange: boolean;
  /** Whether it says that something is so from now on and was otherwise before. */
  readonly isReversal: boolean;
  readonly isNow: boolean;
  readonly tense: Tense;
  readonly stances: readonly Stance[];
  /** What its sentence says beside its main clause. */
  readonly ownAside: string;
  readonly isPassing: boolean;
  /** Content words of the whole note. */
  readonly around: readonly string[];
  /** What the note says beside its main clause. */
  readonly aside: string;
  /** Its content words, each with the word as it is written. */
  readonly words: ReadonlyMap<string, string>;
};

export function toAssertion(
  claim: Omit<Claim, 'words'> & Partial<Pick<Claim, 'words'>>,
  { type, tags, names: known, around, isWord }: About,
): Assertion {
  const plain = claim.text.replaceAll('’', "'");
  const main = mainClause(plain);
  const cues = changeCues(plain);
  const called = (text: string) =>
    (known?.mentioned(text) ?? []).filter(({ type }) => type !== 'person').flatMap(({ name }) => contentTerms(name));
  const frameOf = (terms: readonly string[], text: string) =>
    subjectTerms([...new Set([...terms, ...called(text)])]).filter(
      (term) => !/\d/.test(term) && !isNumberWord(term) && !changeTerms.has(term),
    );
  return {
    text: claim.text,
    type,
    tags,
    statement: withKnownSubject(claim.statement, known),
    values: findValues(plain),
    mainValues: findValues(main),
    names: namesIn(plain, isWord),
    frame: frameOf(claim.terms, plain),
    mainFrame: frameOf(main === plain ? claim.terms : contentTerms(main), main),
    mainNames: namesIn(main, isWord),
    givenUp: [...plain.matchAll(givingUp)].flatMap(([, what = '']) => contentTerms(what)),
    numbered: numberedThings(plain),
    described: describedThings(plain),
    isNegated: negation.test(main),
    announcesChange: type === 'correction' || cues.isChange || cues.isHint,
    isDeed: type === 'event' || deed.test(plain),
    isChange: cues.isChange,
    isReversal: cues.isReversal,
    isNow: cues.isNow,
    tense: tenseOf(plain),
    stances: stancesIn(plain),
    ownAside: plain.replace(main, ' '),
    isPassing: cues.isPassing,
    around: around === undefined ? claim.terms : contentTerms(around),
    aside: (around ?? plain).replaceAll('’', "'").replace(main, ' '),
    words: claim.words ?? contentWords(plain),
  };
}

export type About = {
  readonly type: EpisodeType | null;
  readonly tags: readonly string[];
  /** What things are called, so that two names of one are one subject. */
  readonly names?: EntityNameIndex;
  /** The whole note, where the claim is a part of it. */
  readonly around?: string;
  /** Whether notes write it in small letters too, so that a sentence that begins with it names nobody. */
  readonly isWord?: (word: string) => boolean;
};

/** Reasons and asides stand behind a comma, a dash or a conjunction; who wrote and what it followed upon may stand before. */
export function mainClause(text: string): string {
  const said = text.replace(reported, '').replace(leading, '');
  const [main = ''] = said.split(asides);
  return main.split(/\s+/).length >= 3 ? main : said;
}

const asides =
  /,\s|\s[–—-]\s|\s\(|\s(?=(?:because|since|although|while|weil|denn|porque|parce que|perché|потому что)\s)/iu;

/** "Mail from Yuki: the church is booked": who says it is no part of what is said. */
const reported = /^[^:：,]{2,40}[:：]\s+(?=\S+\s\S+\s\S)/u;

/** "With Aziz gone, it is Tom who sits there": what leads to something stands before it. */
const leading =
  /^(?:with|after|since|because|as|when|while|until|now that|although|once|given|following|weil|da|nachdem|como|puisque)\s[^,]{3,80},\s+(?=\S+\s\S+\s\S)/iu;

function withKnownSubject(statement: Statement | null, names: EntityNameIndex | undefined): Statement | null {
  const known = statement === null ? undefined : names?.exact(statement.subject);
  return statement === null || known === undefined ? statement : { ...statement, subject: known.id };
}

const givingUp =
  /(?<![\p{L}])(?:no more|no longer|not(?: any ?more)?|instead of|rather than|in place of|away from|nicht mehr|statt|kein\p{L}*|ya no|en vez de|au lieu d[eu']|plus de|em vez de|invece di|вместо)\s+(?:the |a |an |as |in |on |by |at |to |with |from |der |die |das )*((?:[\p{L}\p{N}'-]+ ?){1,2})/giu;

/** "Ordered nine pallets": a verb of the past at the beginning. */
const deed = /^(?:(?:I|We|i|we) )?\p{L}{2,}(?:ed|sent|took|bought|sold|got|made|went|gave|rang|wrote|paid)(?![\p{L}])/u;

const changeTerms = new Set(
  'half past quarter now longer anymor more instead move chang switch replac postpon reschedul push delai delay extend shift earlier later actual fact turn correct wrong mistaken new updat renam today yesterday tomorrow week month januari februari march april may june juli august septemb octob novemb decemb mondai tuesdai wednesdai thursdai fridai saturdai sundai monday tuesday wednesday thursday friday saturday sunday january february july september october november december sinc still agre'.split(
    ' ',
  ),
);

const negation =
  /(?<![\p{L}])(?:not|no(?! other)|never|none|nobody|without|against|hate[sd]?|dislike[sd]?|refuse[sd]?|avoids?|forbid(?:s|den)?|banned|nothing(?! but)|cannot|neither|nor|nicht|kein\p{L}*|nie|nunca|jamais|pas|não|non|mai|не|никогда|нет)(?![\p{L}])|n't\b|不|没|ない|않/iu;

/** The word before a noun tells it from others of its kind; */
function describedThings(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, before = '', noun = ''] of text
    .toLowerCase()
    .matchAll(/(?<![\p{L}])(?=(\p{L}{3,})[ -](\p{L}{3,}))/gu)) {
    if (!joining.has(before) && !joining.has(noun)) found.set(noun.replace(/s$/, ''), before);
  }
  return found;
}

const joining = new Set(
  'the and but for from with without was were has had have are will would should can could may must that this these those who which wants want said says asked does did not into onto about after before until since because while when where how why also again only never always still now then there here our your his her their its every each some any all both been being get gets got goes went come comes came take takes took make makes made need needs keep keeps kept use uses used set sets cost costs hold holds held give gives gave start starts end ends open opens close closes live lives work works look looks paid pays pay sent send sends over under per than too very more less most least one two three four five six seven eight nine ten current next last'.split(
    ' ',
  ),
);
