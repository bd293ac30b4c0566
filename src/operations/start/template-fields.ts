import { isTimeZone } from '../../config/time-zones.js';
import { SoulError } from '../../errors/soul-error.js';
import * as field from '../common-input-fields.js';

/** What templates are filled with; a hint stands in for what is left out. */
export const templateFields = {
  name: field.word,
  creature: field.word,
  vibe: field.word,
  emoji: field.word,
  user: field.word,
  timezone: field.word,
};

export function checkTimezone(name: string): string {
  if (isTimeZone(name)) return name;
  throw new SoulError('unknown-timezone', `There is no time zone named "${name}".`, {
    hint: 'Use a name such as Europe/Berlin.',
  });
}
