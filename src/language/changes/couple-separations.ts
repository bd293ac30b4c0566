import { plainOrAny } from '../lazy-pattern.js';
import { isSaidIn, meaningfulWords } from '../words/meaningful-words.js';
import { wordsOf } from '../words/words-of-text.js';

/** Why an older sentence of two people together doesn't hold after their separation; null if it is about others. */
export function reasonFromSeparation(newer: string, older: string): string | null {
  if (!partingCues.some((cue) => newer.includes(cue)) || !partings(newer).test(newer) || !bonds(older).test(older))
    return null;
  const claim = newer.replace(partings(newer), ' ');
  const people = meaningfulWords(claim).filter(
    (word) => !/^(?:after|years?|jahren?|nach|años|hace|tras|each|other)$|\d/.test(word),
  );
  if (people.length === 0 || !people.every((word) => wordsOf(older).includes(word) || isSaidIn(word, older)))
    return null;
  const isOwners = wordsOf(claim).some((word) => speakers.has(word));
  if (isOwners && !wordsOf(older).some((word) => speakers.has(word))) return null;
  return `"${newer.slice(0, 120)}" here`;
}

export const partingCues: readonly string[] =
  'broke up|broken up|split up|separated|divorced|broke off|called off|getrennt|geschieden|scheiden|schluss gemacht|separ|divorci|rompi|romp'.split(
    '|',
  );

const partings = plainOrAny(
  '(?<![\\p{L}])(?:(?:have |has |had |are |is |got )?(?:broke up|broken up|split up|separated|divorced)|(?:broke|called) off (?:the|their|our|his|her) engagement|(?:haben|hat|habe) (?:sich|uns|mich) (?:getrennt|scheiden lassen)|(?:sich|uns|mich) (?:getrennt|scheiden lassen) (?:haben|hat)|(?:sind|ist|bin) (?:jetzt )?(?:getrennt|geschieden)|(?:hat|haben|habe) schluss gemacht|(?:se|nos|me) (?:han |ha |hemos |he )?(?:separ|divorci)(?:aron|amos|ó|é|ado)|(?:han |ha |hemos |he )?(?:rompieron|rompió|rompimos|rompí|roto))(?![\\p{L}])',
);

const bonds = plainOrAny(
  '(?<![\\p{L}])(?:engaged|married|dating|together|seeing|girlfriend|boyfriend|wife|husband|partners?|fiancée?|couple|relationship|verlobt|verheiratet|zusammen|freundin|freund|frau|mann|paar|partnerin|novi[oa]s?|casad[oa]s?|comprometid[oa]s?|pareja|marido|mujer|espos[oa]s?|juntos|juntas|saliendo)(?![\\p{L}])',
);

const speakers = new Set(
  'i we my our me us ich wir mein meine meinem meiner mich uns unser yo mi nos nosotros conmigo'.split(' '),
);
