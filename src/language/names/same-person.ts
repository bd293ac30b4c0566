import { nameKey } from './name-key.js';

/** "Ana" may be "Ana Silva". */
export function isSamePerson(one: string, other: string): boolean {
  const [first, second] = [nameKey(one), nameKey(other)];
  return first === second || ` ${first} `.includes(` ${second} `) || ` ${second} `.includes(` ${first} `);
}
