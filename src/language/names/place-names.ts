import { lazyValue } from '../../workspace/lazy-value.js';
import { readWordList } from '../read-word-list.js';

/** Countries and large cities in several languages, without accents and in small letters. */
export const placeNames: () => ReadonlySet<string> = lazyValue(() => new Set(readWordList('place-names.txt')));
