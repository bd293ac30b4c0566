import { plainOrAny } from '../lazy-pattern.js';
import { partingCues } from './couple-separations.js';
import { changesIn } from './value-changes.js';

/** A quick test whether a sentence may report a change; false positives are fine. */
export function changeCue(sentence: string): boolean {
  const lower = sentence.toLowerCase();
  return (
    cues.some((cue) => lower.includes(cue)) ||
    partingCues.some((cue) => lower.includes(cue)) ||
    changesIn(lower).length > 0
  );
}

const cues =
  'no longer|anymore|any more|any longer|stopped|quit|gave up|given up|sold|gave away|got rid|returned|cancel|threw|now|instead|nicht mehr|verkauft|gekündigt|weggegeben|jetzt|statt|ya no|vend|ahora|dej|больше не|продал|теперь|бросил|перен|不再|不|卖|搬|改|换|调|移|现在|変|移|引っ越|やめ|もう|변경|옮|바뀌|이사|더 이상|안 '.split(
    '|',
  );

// Quick tests on a lower-case sentence, with false positives: the patterns below take longer to compile.

export function mayDeny(lower: string): boolean {
  return denialCues.some((cue) => lower.includes(cue));
}

export function mayGiveAway(lower: string): boolean {
  return disposalCues.some((cue) => lower.includes(cue));
}

export function maySayNow(lower: string): boolean {
  return nowCues.some((cue) => lower.includes(cue));
}

const denialCues =
  'no longer|any more|anymore|any longer|stopped|quit|given up|gave up|mehr|ya no|dejé|dejó|больше не|перестал|бросил|不再|已经不|もう|더 이상'.split(
    '|',
  );
const disposalCues =
  'sold|gave away|got rid|returned|cancel|threw|scrapped|traded|verkauft|weggegeben|gekündigt|verschenkt|zurückgegeben|vend|regal|devolv|продал|отдал|отменил|卖'.split(
    '|',
  );
const nowCues = 'now|instead|these days|jetzt|nun|inzwischen|stattdessen|ahora|теперь|сейчас|现在'.split('|');

/** Words that negate a state, to be removed from the sentence. */
export const denials = [
  plainOrAny(
    "(?<![\\p{L}])(?:no longer|(?:do not|don't|does not|doesn't|is not|isn't|am not|are not|aren't|not)(?= .*(?:any ?more|any longer))|stopped [\\p{L}]+ing|quit(?! [\\p{L}]+ing)|(?:has |have )?(?:quit|given up|gave up)|any ?more|any longer)(?![\\p{L}])",
    'i',
  ),
  plainOrAny(
    '(?<![\\p{L}])(?:nicht mehr|keine?[nrms]? (?=.*mehr)|ya no|dejé de|dejó de|больше не|перестал[аи]?|бросил[аи]?)(?![\\p{L}])',
    'i',
  ),
  plainOrAny('不再|已经不|もう|더 이상'),
];

/** Ways to say that somebody gave something up. */
export const disposals = [
  plainOrAny(
    '(?<![\\p{L}])(?:sold|gave away|got rid of|returned|cancell?ed|threw (?:away|out)|scrapped|traded in) (?<thing>\\S.{1,80})$',
    'i',
  ),
  plainOrAny(
    '(?<![\\p{L}])(?:habe|hat|haben) (?<thing>\\S.{1,80}?) (?:verkauft|weggegeben|gekündigt|verschenkt|zurückgegeben)$',
    'i',
  ),
  plainOrAny('(?<![\\p{L}])(?:vendí|vendió|vendimos|regalé|cancelé|devolví) (?<thing>\\S.{1,80})$', 'i'),
  plainOrAny('(?<![\\p{L}])(?:продал[аи]?|отдал[аи]?|отменил[аи]?) (?<thing>\\S.{1,80})$', 'i'),
  plainOrAny('把(?<thing>[^，。]{1,20})卖了'),
];

/** `My car is …`: a thing that somebody has. */
export const ownThing = plainOrAny('^(?:my|our|mein|meine|unser|unsere|mi|mis|nuestr[oa]s?|мой|моя|моё|наш|наша) ');

/** Words for having and using a thing. */
export const holdings = plainOrAny(
  '(?<![\\p{L}])(?:drives?|have|has|owns?|uses?|rides?|rents?|keeps?|subscribes?|wears?|plays?|fahre|fährt|habe|hat|besitze|besitzt|nutze|nutzt|miete|tengo|tiene|tenemos|conduzco|conduce|uso|usa|езжу|ездит|есть|имею|снимаю)(?![\\p{L}])|有|开',
  'i',
);

export const nowWords = plainOrAny(
  '(?<![\\p{L}])(?:now|from now on|instead|these days|jetzt|nun|inzwischen|ab jetzt|stattdessen|ahora|теперь|сейчас)(?![\\p{L}])|现在',
  'i',
);

/** Scripts without spaces: how a move is expressed (`to`), and how a place or time is expressed (`at`). */
export const moves: readonly { readonly to: RegExp; readonly at: RegExp }[] = [
  {
    to: /^(?<s>[^，。]{2,20}?)(?:现在|已经|已)?(?:搬|移|改|换|调|挪)(?:到|至|成|为|在)了?(?<v>[^，。]{1,30}?)了?$/u,
    at: /^(?<s>[^，。]{2,20}?)(?:是|定?在|定于)(?<v>[^，。]{1,30})$/u,
  },
  {
    to: /^(?<s>[^、。]{1,20}?)[はが](?<v>[^、。]{1,30}?)(?:に|へ)(?:変更|移|引っ越|変わ|延期)/u,
    at: /^(?<s>[^、。]{1,20}?)[はが](?<v>[^、。]{1,30}?)(?:に|で|です|だ|$)/u,
  },
  {
    to: /^(?<s>\S.{0,20}?)(?:은|는|이|가) (?<v>\S.{0,30}?)(?:으로|로) (?:변경|옮|바뀌|이사|연기|미뤄)/u,
    at: /^(?<s>\S.{0,20}?)(?:은|는|이|가) (?<v>\S.{0,30}?)(?:에 |이다|입니다|이에요|예요|$)/u,
  },
];
