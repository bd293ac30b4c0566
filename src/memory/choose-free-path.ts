import { wordsOf } from '../language/words/words-of-text.js';
import { safeFileName } from '../workspace/safe-file-name.js';

/** An unused path in a folder, named after the first words of a title. */
export function chooseFreePath(folder: string, title: string, taken: ReadonlySet<string>): string {
  const words = wordsOf(title).slice(0, 7).join('-');
  const name = safeFileName(/^[a-z0-9-]+$/.test(words) ? words.slice(0, 60).replace(/-$/, '') : title.slice(0, 120));
  for (let count = 1; ; count++) {
    const path = `${folder}${name}${count === 1 ? '' : `-${count}`}.md`;
    if (!taken.has(path)) return path;
  }
}
