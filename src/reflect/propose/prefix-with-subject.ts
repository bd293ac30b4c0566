import { nameKey } from '../../language/names/name-key.js';

/** What is said of something on one line: `Ana: moved to Porto`, and no name twice where the sentence begins with it. */
export function prefixWithSubject(name: string, said: string): string {
  return `${nameKey(said)} `.startsWith(`${nameKey(name)} `) ? said : `${name}: ${said}`;
}
