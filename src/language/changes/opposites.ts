import opposites from '../../../data/language/en/opposites.json' with { type: 'json' };
import { atFirstUse } from '../../workspace/at-first-use.js';

const known = atFirstUse(
  () => new Set(opposites.pairs.flatMap(([one, other]) => [`${one}|${other}`, `${other}|${one}`])),
);

/** Whether two states exclude each other. */
export function areOpposites(one: string, other: string): boolean {
  return known().has(`${one}|${other}`);
}
