import { wordsOf } from '../language/words/words-of-text.js';
import { safeName } from '../workspace/safe-name.js';

/** A path in a folder that no file has yet, named after the first words of a title. */
export function freePath(folder: string, title: string, taken: ReadonlySet<string>): string {
  const words = wordsOf(title).slice(0, 7).join('-');
  const name = safeName(/^[a-z0-9-]+$/.test(words) ? words.slice(0, 60).replace(/-$/, '') : title.slice(0, 120));
  for (let count = 1; ; count++) {
    const path = `${folder}${name}${count === 1 ? '' : `-${count}`}.md`;
    if (!taken.has(path)) return path;
  }
}
