import { plainOrAny } from '../lazy-pattern.js';

/**
 * Whether a sentence tells of something that happened, in the past tense and without a word for what is so. What happened once and
 * what happened another time both happened.
 */
export function isEvent(text: string): boolean {
  return past.some((pattern) => pattern(text).test(text)) && !state(text).test(text);
}

const past = [
  plainOrAny(
    "(?<![\\p{L}'])(?:[\\p{Ll}]{3,}ed|[\\p{Lu}][\\p{Ll}]{2,}ed|ran|lent|went|bought|met|saw|paid|gave|took|made|had|sold|sent|got|wrote|ate|drank|read|swam|rode|drove|flew|came|left|found|lost|won|said|told|spent|slept|did|began|caught|brought|built|broke|chose|fell|felt|heard|held|kept|knew|put|rang|sang|sat|spoke|stood|taught|thought|threw|wore)(?![\\p{L}])",
    'i',
  ),
  plainOrAny(
    '(?<![\\p{L}])(?:habe|hat|haben|bin|sind|war|waren) .{0,80}?(?:ge[\\p{L}]+(?:t|en)|[\\p{L}]{3,}iert|(?:be|ver|er|ent)[\\p{L}]+(?:t|en))(?![\\p{L}])|(?<![\\p{L}])(?:lieh|ging|kaufte|lief|traf|sah|zahlte|gab|nahm|fuhr|aß|schrieb|bekam|fand)(?:en)?(?![\\p{L}])',
    'i',
  ),
  plainOrAny('(?<![\\p{L}])[\\p{L}]{2,}(?:é|ó|í|aron|ieron|ei|ou|iu)(?![\\p{L}])'),
  plainOrAny(
    "(?<![\\p{L}])(?:j'ai|ai|avons|ont|ho|abbiamo|hanno) [\\p{L}]{2,}(?:é|i|u|is|ato|uto|ito|so)(?![\\p{L}])",
    'i',
  ),
];

/** Words for what is so, also where a past form stands beside them, and words for a change of it. */
const state = plainOrAny(
  "(?<![\\p{L}])(?:is|are|am|was|were|be|been|has|have|will|costs?|pays?|needs?|takes|earns?|starts|begins|opens|closes|ends|leaves|lasts|weighs|charges|lives?|works?|now|moved|(?<!(?:^|[^\\p{L}])(?:i|we) )changed|changed(?= .{0,60} to )|raised|increased|lowered|reduced|rose|dropped|became|switched|postponed|rescheduled|renamed|no longer|ist|wird|kostet|zahlt|beginnt|verschoben|geändert|es|está|cuesta|paga|é|custa|est|coûte|è|costa)(?![\\p{L}])|[\\p{L}]'s (?![\\p{L}]+ )",
  'i',
);
