import { lazyValue } from '../../workspace/lazy-value.js';
import { createPrefilter, foreignWord } from '../text/keyword-prefilter.js';
import type { LintDocument } from '../text/lint-document.js';

/** Whether a line speaks of somebody beside the owner: family, friends, colleagues, customers. */
export function speaksOfThirdPerson(line: string): boolean {
  return relations().test(line);
}

const relations = lazyValue(
  () =>
    /\b(?:wife|husband|spouse|fianc[ée]e?|girlfriend|boyfriend|mother|father|mom|mum|dad|parents?|son|daughter|kids?|child|children|brother|sister|grandm\w+|grandf\w+|uncle|aunt|cousin|friend|neighbou?r|colleague|co-?worker|manager|client|customer|doctor|therapist|lawyer|accountant|landlord|teacher|ehefrau|ehemann|mutter|vater|sohn|tochter|bruder|schwester|freundin?|nachbar\w*|kolleg\w+|kundin?|arzt|ärztin|vermieter\w*|esposa|marido|madre|padre|hij[oa]|herman[oa]|amig[oa]|vecin[oa]|cliente|femme|mari|mère|père|fils|fille|frère|sœur|ami|voisin)\b|(?<!\p{L})(?:жен[аы]|муж[а]?|мать|отец|сына?|дочь|брата?|сестр[аы]|друга?|коллег[аи]|клиента?|врача?)(?!\p{L})|妻子|老婆|丈夫|老公|母亲|妈妈|父亲|爸爸|儿子|女儿|朋友|同事|客户|医生|の妻|の夫|友人|同僚/iu,
);

/** `wife's birthday: 1985-04-02`: the person stands before it, in the same clause. */
export function findBirthDates(document: LintDocument): { start: number; end: number }[] {
  const { text } = document;
  if (!document.mayHold(look) && !text.includes('DOB')) return [];
  return [...text.matchAll(birthDate)].flatMap(({ 0: said, index: start }) => {
    const before = text.slice(Math.max(0, start - 40), start);
    const clause = before.slice(
      Math.max(...['.', ';', '!', '?', '\n', '。', '；'].map((end) => before.lastIndexOf(end))) + 1,
    );
    return speaksOfThirdPerson(clause) ? [{ start, end: start + said.length }] : [];
  });
}

const look = createPrefilter(
  ...[
    'birthday',
    'birth date',
    'date of birth',
    'born',
    'geburtstag',
    'geboren',
    'cumplea\u00f1os',
    'nacido',
    'nacida',
  ],
  ...['anniversaire', foreignWord],
);

const birthDate =
  /(?:[Bb]irthday|[Bb]irth date|[Dd]ate of birth|DOB|[Bb]orn|[Gg]eburtstag|geboren|[Cc]umpleaños|nacid[oa]|anniversaire|生日|родил|誕生日)[^\n\d]{0,20}\d{1,4}(?:[-./]\d{1,2}){0,2}/g;
