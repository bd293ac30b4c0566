import { normaliseText } from '../normalise-text.js';

/** What a sentence gives as a value, without what it says of the value before: "Bosch now, not Siemens" is `bosch`. */
export function tidyValue(value: string): string {
  return normaliseText(withoutOld(value))
    .replace(/[\s,;.。]+$/u, '')
    .replace(/^(?:the|a|an|on|at|der|die|das|el|la|le|les|il|o)\s+(?=\S)/, '')
    .replace(passing, '')
    .replace(/[\s,;.。]+$/u, '');
}

/** A comparison behind the value names what no longer holds. */
function withoutOld(value: string): string {
  const at = value.search(
    /(?:,|;|\s[–—-])?\s(?:(?:and )?not|no longer|instead of|rather than|nicht(?: mehr)?|statt|anstatt|en vez de|en lugar de|au lieu d[eu]|et pas|em vez de|e não|invece d[ei]l?|e non|а не|вместо)\s\S|,\s(?:no|pas|non|não|не)\s\S/u,
  );
  return at > 0 ? value.slice(0, at) : value;
}

const passing =
  /,?(?:\s+(?:now|instead|anymore|any more|any longer|no longer|these days|nowadays|from now on|as of now|at the moment|again|today|jetzt|mehr|inzwischen|ab jetzt|ahora|ya|maintenant|désormais|agora|adesso|ora|теперь))+$/;
