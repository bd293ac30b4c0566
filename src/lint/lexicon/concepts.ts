import { acts } from './acts.js';
import { people } from './people.js';
import { stances } from './stances.js';
import { things } from './things.js';

/**
 * What the rules understand of a sentence: a concept, and per language the words and phrases that stand for it, divided by
 * commas. `send*` stands for every word that begins so. Verbs are given as orders are (imperative, infinitive), not as
 * reports are ("sends", "sent"), because a memory may well report. The language of a text is not known, so every entry must
 * be harmless in the other languages ("lies", "hole" and "on" are English too). An entry that two languages share stands
 * with the first of them.
 */
export const concepts = { ...acts, ...people, ...stances, ...things };

export type Concept = keyof typeof concepts;
