import { atFirstUse } from '../../workspace/at-first-use.js';
import { readWordList } from '../read-word-list.js';

/** Common given names of many languages, without accents and in small letters. */
export const givenNames: () => ReadonlySet<string> = atFirstUse(() => new Set(readWordList('given-names.txt')));
