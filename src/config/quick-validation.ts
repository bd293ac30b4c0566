import { isJsonObject } from './json-value.js';
import { isTimeZone } from './time-zones.js';

/**
 * Whether a section is certainly valid, so that its schema need not be built: most configs contain only such sections. False means
 * unknown; it is never true for a section that the schema would reject or change.
 */
export function passesQuickValidation(name: string, value: unknown): boolean {
  switch (name) {
    case '$schema':
    case 'profile':
      return isWord(value);
    case 'timezone':
      return typeof value === 'string' && isTimeZone(value);
    case 'agent':
      return isJsonObject(value) && Object.entries(value).every(([key, id]) => key === 'id' && isWord(id));
    default:
      return false;
  }
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && /^[\w./-]{1,64}$/.test(value);
}
