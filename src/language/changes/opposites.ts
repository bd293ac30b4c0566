import opposites from '../../../data/language/en/opposites.json' with { type: 'json' };
import { lazyValue } from '../../workspace/lazy-value.js';

const known = lazyValue(
  () => new Set(opposites.pairs.flatMap(([one, other]) => [`${one}|${other}`, `${other}|${one}`])),
);

/** Whether two states exclude each other. */
export function areOpposites(one: string, other: string): boolean {
  return known().has(`${one}|${other}`);
}
