/** The stems of the words that carry meaning, without articles, pronouns, prepositions and auxiliaries. */
export function contentStems(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replaceAll(/[’']s\b/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => word.length > 1 && !FUNCTION_WORDS.has(word)).map(stem));
}

/** Stricter than equal stems: a common beginning of five letters counts as the same word too. */
export function sharedStems(left: string, right: string): string[] {
  const others = [...contentStems(right)];
  return [...contentStems(left)].filter((word) => others.some((other) => word === other || beginsAlike(word, other)));
}

function beginsAlike(left: string, right: string): boolean {
  return left.length >= 5 && right.length >= 5 && left.slice(0, 5) === right.slice(0, 5);
}

function stem(word: string): string {
  const bare = word
    .replace(/(?:ies|ied|ying)$/, 'y')
    .replace(/(?:ings?|ed|es|s)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1');
  return bare.length > 2 ? bare.replace(/e$/, '') : word;
}

const FUNCTION_WORDS = new Set(
  `a about above after again against all also am an and another any are as at away back be because been before being
  below between both but by can cannot could did do does doing done down during each either else ever every few for from
  further go goes going gone had has have having he her here hers herself him himself his how i if in into is it its
  itself just let like may me might mine more most much must my myself never no nor not now of off often on once one only
  onto or other our ours out over own rather shall she should since so some such than that the their theirs them then
  there these they this those though through to too under until up upon us very was we well went were what when where
  whether which while who whom whose why will with within without won would yes yet you your yours don isn`.split(
    /\s+/,
  ),
);
