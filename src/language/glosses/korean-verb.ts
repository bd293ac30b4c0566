/**
 * How the forms of a Korean verb or adjective begin, told by its stem: `마시` → `마시`, `마셔`, `마셨` and others. Beginnings have
 * two syllables at least, because one says too little.
 */
export function verbBeginnings(stem: string): string[] {
  const head = stem.slice(0, -1);
  const last = takeApart(stem.slice(-1));
  const infinitives = infinitivesOf(head, last);
  const isOpen = last.tail === tails.none || last.tail === tails.l;
  const open = isOpen ? { ...last, tail: tails.none } : null;
  return [
    ...followed(stem, afterStem),
    ...(isOpen ? [] : followed(stem, ['은', '을', '으'])),
    ...(open === null
      ? []
      : [
          ...(last.tail === tails.l ? followed(head + join(open), ['는', '니', '네']) : []),
          ...followed(head + join({ ...open, tail: tails.n }), ['다']),
          ...followed(head + join({ ...open, tail: tails.l }), ['까', '게', '래', '수']),
          ...followed(head + join({ ...open, tail: tails.b }), ['니', '시']),
        ]),
    ...infinitives.flatMap((infinitive) => [
      ...followed(infinitive, afterInfinitive),
      ...followed(infinitive.slice(0, -1) + join({ ...takeApart(infinitive.slice(-1)), tail: tails.ss }), afterPast),
    ]),
    ...softened(head, last),
  ];
}

function followed(base: string, endings: readonly string[]): string[] {
  return base.length > 1 ? [base] : endings.map((ending) => base + ending);
}

const afterStem = [...'고지는던게기습네면니다러려자도거나'];
const afterInfinitive = [...'서요도야보주줬봤버라'];
const afterPast = [...'다어습던을는고지네음으'];

/** The forms to which `서`, `요` and the past attach: `가`, `와`, `마셔`, `해`, `먹어`. */
function infinitivesOf(head: string, last: Syllable): string[] {
  const { lead, vowel, tail } = last;
  const plain = { ...last, tail: tails.none };
  if (tail !== tails.none) {
    const end = isBright(vowel) ? '아' : '어';
    if (tail === tails.b)
      return [
        head + join(last) + end,
        `${head}${join(plain)}${isBright(vowel) ? '와' : '워'}`,
        `${head}${join(plain)}워`,
      ];
    if (tail === tails.d && turnsToL.test(join(last))) return [head + join({ ...last, tail: tails.l }) + end];
    if (tail === tails.s && losesS.test(join(last))) return [head + join(plain) + end];
    if (tail === tails.h && head !== '')
      return [head + join({ lead, vowel: vowel === vowels.ya ? vowels.yae : vowels.ae, tail: tails.none })];
    return [head + join(last) + end];
  }
  if (lead === leads.h && vowel === vowels.a) return [`${head}해`];
  const contracted = contractions.get(vowel);
  if (contracted !== undefined) return [head + join({ ...last, vowel: contracted })];
  if (vowel === vowels.eu) return withoutEu(head, lead);
  return sameVowels.has(vowel) ? [head + join(last)] : [`${head}${join(last)}어`];
}

function withoutEu(head: string, lead: number): string[] {
  const before = head === '' ? null : takeApart(head.slice(-1));
  const vowel = before !== null && isBright(before.vowel) ? vowels.a : vowels.eo;
  const usual = head + join({ lead, vowel, tail: tails.none });
  if (lead !== leads.r || before === null) return [usual];
  return [head.slice(0, -1) + join({ ...before, tail: tails.l }) + join({ lead, vowel, tail: tails.none }), usual];
}

/** Forms before a vowel of stems whose last consonant changes there: `춥` → `추운`, `걷` → `걸은`, `빨갛` → `빨간`. */
function softened(head: string, last: Syllable): string[] {
  const plain = head + join({ ...last, tail: tails.none });
  const withL = head + join({ ...last, tail: tails.l });
  if (last.tail === tails.b) return [`${plain}우`, `${plain}운`, `${plain}울`];
  if (last.tail === tails.d && turnsToL.test(join(last))) return [`${withL}은`, `${withL}을`, `${withL}으`];
  if (last.tail === tails.s && losesS.test(join(last))) return [`${plain}은`, `${plain}을`, `${plain}으`];
  return last.tail === tails.h && head !== '' ? [head + join({ ...last, tail: tails.n })] : [];
}

const turnsToL = /[걷듣묻싣닫]/;
const losesS = /[짓낫붓잇]/;

type Syllable = { readonly lead: number; readonly vowel: number; readonly tail: number };

const first = '가'.charCodeAt(0);
const leads = { r: 5, h: 18 };
const vowels = {
  a: 0,
  ae: 1,
  ya: 2,
  yae: 3,
  eo: 4,
  e: 5,
  yeo: 6,
  o: 8,
  wa: 9,
  wae: 10,
  oe: 11,
  u: 13,
  wo: 14,
  eu: 18,
  i: 20,
};
const tails = { none: 0, n: 4, d: 7, l: 8, b: 17, s: 19, ss: 20, h: 27 };

const contractions = new Map([
  [vowels.o, vowels.wa],
  [vowels.u, vowels.wo],
  [vowels.i, vowels.yeo],
  [vowels.oe, vowels.wae],
]);
const sameVowels = new Set([vowels.a, vowels.ae, vowels.eo, vowels.e, vowels.yeo]);

function isBright(vowel: number): boolean {
  return vowel === vowels.a || vowel === vowels.ya || vowel === vowels.o;
}

function takeApart(syllable: string): Syllable {
  const place = syllable.charCodeAt(0) - first;
  return { lead: Math.floor(place / 588), vowel: Math.floor((place % 588) / 28), tail: place % 28 };
}

function join({ lead, vowel, tail }: Syllable): string {
  return String.fromCharCode(first + lead * 588 + vowel * 28 + tail);
}
