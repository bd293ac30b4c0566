import { lazyValue } from '../../workspace/lazy-value.js';
import { escapeHidden } from '../excerpt.js';

/**
 * Text that neither a reader nor a build server will take for something else: hidden characters are spelled out, and orders of
 * GitHub and Azure (`##[…]` and `##vso[…]` anywhere in a line) are broken. `::…::` counts at the start of a line only, where
 * we never print text from files.
 */
export function escapeOutput(text: string): string {
  return text.split('\n').map(escapeHidden).join('\n').replace(order, '##$1\\[');
}

/** The same for JSON, which can spell a character without changing what is read back. */
export function escapeJsonOutput(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(order, '##$1\\u005b').replace(hidden(), spellOut);
}

const order = /##([a-z]{0,16})\[/gi;
// Control characters of ASCII are spelled out by JSON itself.
const hidden = lazyValue(() => /[\x7f-\x9f\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu);

function spellOut(character: string): string {
  return Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');
}
