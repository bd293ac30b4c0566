import roles from '../../../data/language/role-words.json' with { type: 'json' };
import { kinWords } from './kinship-words.js';

/** A person, told by what they are, as alternatives of a pattern: `boss`, `host mother`, `vecina`, `Geselle`. */
export const roleWords = [...Object.values(kinWords), ...Object.values(roles.words)].flat().join('|');
