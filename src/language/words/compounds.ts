/** Languages that write compounds as one word. */
const compounding = new Set(['de', 'nl', 'sv', 'da', 'no', 'fi', 'hu']);

export function isCompounding(code: string): boolean {
  return compounding.has(code);
}

const shortestPart = 4;
const shortestRest = 3;

/** The ends of a long word that could be words themselves, as terms of their own: `zahnarzttermin` → `~termin`, and others. */
export function endTerms(stem: string, code: string): string[] {
  const terms: string[] = [];
  if (!compounding.has(code) || stem.length < shortestPart + shortestRest || /\d/.test(stem)) return terms;
  for (let at = shortestRest; at <= stem.length - shortestPart; at++) terms.push(endTerm(stem.slice(at)));
  return terms;
}

export function endTerm(stem: string): string {
  return `~${stem}`;
}

/** The ways to read a word as two, joined by nothing or by a letter or two that belong to neither. */
export function splitCompound(word: string): [string, string][] {
  const halves: [string, string][] = [];
  for (let at = shortestRest; at <= word.length - shortestRest; at++) {
    const left = word.slice(0, at);
    halves.push([left, word.slice(at)]);
    const joint = /(?:es|en|s|n)$/.exec(left)?.[0];
    if (joint !== undefined && left.length - joint.length >= shortestRest)
      halves.push([left.slice(0, -joint.length), word.slice(at)]);
  }
  return halves;
}
