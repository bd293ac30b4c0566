import { atFirstUse } from '../../workspace/at-first-use.js';
import { readWordList } from '../read-word-list.js';

/** Countries and large cities in several languages, without accents and in small letters. */
export const placeNames: () => ReadonlySet<string> = atFirstUse(() => new Set(readWordList('place-names.txt')));
