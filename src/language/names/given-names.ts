import { lazyValue } from '../../workspace/lazy-value.js';
import { readWordList } from '../read-word-list.js';

/** Common given names of many languages, without accents and in small letters. */
export const givenNames: () => ReadonlySet<string> = lazyValue(() => new Set(readWordList('given-names.txt')));
