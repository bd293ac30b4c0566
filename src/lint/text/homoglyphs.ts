import { lazyValue } from '../../workspace/lazy-value.js';

/** Letters of other scripts that look like Latin ones, in pairs: the other, then the Latin. */
const latinLookAlikes = lazyValue(() =>
  pairs(
    // Cyrillic
    'аaсcеeоoрpхxуyіiѕsјjһhԁdԛqԝwкkмmтtвbнhьbӏlүy',
    'АAВBЕEКKМMНHОOРPСCТTХXУYІIЅSЈJԌGҮYӀIԚQԜWѴVЬb',
    // Greek
    'αaοoρpνvυuιiκkτtεeηnχxγyωwϲcϳj',
    'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXϹC',
    // Armenian, Cherokee, Coptic, Lisu
    'օoսuոnհhցgւiքpձdյjաwՕOՍUՏSԼL',
    'ᎠDᎡRᎢTᎥiᎪAᎫJᎬEᎳWᎷMᎻHᏀGᏂhᏃZᏏbᏒRᏔWᏙVᏚSᏞLᏟCᏢPᏦKᏴB',
    'ⲞOⲟoⲢPⲣpⲤCⲥcꓐBꓑPꓓDꓔTꓖGꓗKꓙJꓚCꓜZꓝFꓟMꓠNꓡLꓢSꓣRꓦVꓧHꓪWꓫXꓬYꓮAꓰEꓲIꓳOꓴU',
  ),
);

/** Alike enough inside a Latin word, but not by themselves. */
const looseLookAlikes = lazyValue(() => new Set('кмтвнькνυικτεηχγω'));

/** Latin letters that no language uses in words: small capitals and phonetic symbols. */
const plainLetters = lazyValue(() => pairs('ɡgɑaꞬGᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzɩiꙆi'));

const cyrillicOf = lazyValue(
  () => new Map([...pairs('аaсcеeоoрpхxуyіiАAВBЕEКKМMНHОOРPСCТTХXІI')].map(([cyrillic, latin]) => [latin, cyrillic])),
);

/**
 * The word with letters that only look like those of its script replaced by the real ones. Null when all letters are of one
 * script, or when the strangers in it look like nothing else, as in `TNFα` or `SIMка`.
 */
export function unmixWord(word: string): string | null {
  const hasLatin = /\p{Script=Latin}/u.test(word);
  const strangers = word.match(strangerPattern);
  if (!hasLatin || strangers === null || isNotation(word, strangers)) return null;
  if (strangers.every((letter) => latinLookAlikes().has(letter)))
    return word.replace(strangerPattern, (letter) => latinLookAlikes().get(letter) ?? letter);
  if (!/^[\p{Script=Cyrillic}\p{Script=Latin}\p{M}]+$/u.test(word)) return null;
  const latin = word.match(/\p{Script=Latin}/gu) ?? [];
  const isSlip = latin.length < strangers.length && latin.every((letter) => cyrillicOf().has(letter));
  return isSlip ? word.replace(/\p{Script=Latin}/gu, (letter) => cyrillicOf().get(letter) ?? letter) : null;
}

/** Whether a text holds letters of scripts that have look-alikes of Latin letters. */
export function hasStrangers(text: string): boolean {
  return text.search(strangerPattern) !== -1;
}

/** A word of another script whose every letter looks Latin, as Latin; else null. */
export function asLatin(word: string): string | null {
  const letters = [...word];
  if (letters.length < 3 || !letters.every((letter) => latinLookAlikes().has(letter) && !looseLookAlikes().has(letter)))
    return null;
  return letters.map((letter) => latinLookAlikes().get(letter) ?? letter).join('');
}

/** The plain letters that fullwidth, mathematical, circled and other drawn letters stand for. */
export function plainLetter(character: string): string | null {
  const known = plainLetters().get(character);
  if (known !== undefined) return known;
  if (/[\u{1f1e6}-\u{1f1ff}]/u.test(character))
    return String.fromCharCode((character.codePointAt(0) ?? 0) - 0x1f1e6 + 0x61);
  const drawn = drawnLetters().test(character) ? character.normalize('NFKC').replace(/^\((.)\)$/, '$1') : '';
  return /^[A-Za-z]$/.test(drawn) ? drawn : null;
}

const drawnLetters = lazyValue(
  () =>
    /[\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}\u2102-\u2134\u2139\u2145-\u2149\u249c-\u24e9\u{1f110}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u02b0-\u02e3\u1d2c-\u1d9c\u2071\u207f\u2090-\u209c]/u,
);

/** Greek, Cyrillic, Armenian, Cherokee, Coptic and Lisu. */
const strangerPattern =
  /[\u0370-\u058f\u13a0-\u13ff\u1c80-\u1c8f\u1f00-\u1fff\u2c80-\u2cff\ua4d0-\ua4ff\ua640-\ua69f\uab70-\uabbf]/g;

/** Units, formulas and names of proteins join Greek letters to a few Latin ones; Slavic endings follow Latin abbreviations. */
function isNotation(word: string, strangers: readonly string[]): boolean {
  const latin = word.replace(/\P{Script=Latin}/gu, '');
  const isGreek = strangers.every((letter) => /\p{Script=Greek}/u.test(letter));
  if (isGreek && (latin.length <= 2 || strangers.some((letter) => !latinLookAlikes().has(letter)))) return true;
  const isLowerAmongCapitals =
    latin === latin.toUpperCase() && strangers.every((letter) => letter === letter.toLowerCase());
  return isLowerAmongCapitals && (isGreek || /^\p{Script=Latin}{2,}\p{Script=Cyrillic}{1,4}$/u.test(word));
}

function pairs(...lists: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const list of lists) {
    const signs = [...list];
    for (let at = 0; at + 1 < signs.length; at += 2) found.set(signs[at] ?? '', signs[at + 1] ?? '');
  }
  return found;
}
