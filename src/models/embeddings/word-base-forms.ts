/** Simpler forms that a word may be known by, the likeliest first: `hobbies` → `hobby`, `jogging` → `jog`. */
export function wordBaseForms(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return [];
  return endings.flatMap(([ending, replacements]) => {
    if (!word.endsWith(ending)) return [];
    const stem = word.slice(0, -ending.length);
    if (stem.length < 3) return [];
    const forms = replacements.map((replacement) => stem + replacement);
    return ending !== 's' && /([b-df-hj-np-tv-z])\1$/.test(stem) ? [stem.slice(0, -1), ...forms] : forms;
  });
}

const endings: readonly (readonly [string, readonly string[]])[] = [
  ['ies', ['y', 'ie']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['ied', ['y']],
  ['ed', ['', 'e']],
  ['ing', ['', 'e']],
  ['ings', ['', 'e', 'ing']],
  ['ier', ['y']],
  ['iest', ['y']],
  ['er', ['', 'e']],
  ['ers', ['', 'e', 'er']],
  ['est', ['', 'e']],
  ['ily', ['y']],
  ['ly', ['', 'le']],
  ['iness', ['y']],
  ['ness', ['']],
];
