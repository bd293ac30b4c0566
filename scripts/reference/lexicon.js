/**
 * The lexicon as lint loads it: words and phrases by the letters they begin with, so that a text pays for the words it
 * holds and not for all languages. Every entry is `;` text `=` the numbers of its concepts, divided by dots. A group is three
 * such lists: single words, phrases of several words, and beginnings of words; phrases in which only a later part is a
 * beginning mark that part with `*`.
 */
export function packLexicon(concepts) {
  const names = Object.keys(concepts);
  const entries = new Map();
  for (const [number, name] of names.entries()) {
    for (const entry of Object.values(concepts[name]).flatMap((list) => list.split(','))) {
      const phrase = entry.trim().toLowerCase().replace(/\s+/g, ' ');
      if (phrase === '') continue;
      const spelled = isUnspaced(phrase) ? phrase.replaceAll(' ', '') : phrase;
      entries.set(spelled, [...new Set([...(entries.get(spelled) ?? []), number])]);
    }
  }
  const groups = {};
  for (const [phrase, numbers] of [...entries].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [first] = phrase.split(' ');
    const isBeginning = first.endsWith('*');
    const key = first.replace('*', '').slice(0, isBeginning || isUnspaced(first) ? 2 : 3);
    groups[key] ??= ['', '', ''];
    const list = isBeginning ? 2 : phrase.includes(' ') ? 1 : 0;
    groups[key][list] += `;${phrase}=${numbers.join('.')}`;
  }
  return `${JSON.stringify({ concepts: names, groups })}\n`;
}

function isUnspaced(phrase) {
  return /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/.test(phrase);
}
