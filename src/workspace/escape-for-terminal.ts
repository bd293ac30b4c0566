import { lazyValue } from './lazy-value.js';

/**
 * Text from files and arguments, safe to print: control and invisible characters are written as `\u{…}`. Line breaks, tabs and emoji stay
 * unchanged.
 */
export function escapeForTerminal(text: string): string {
  // Most texts are plain and need no Unicode table.
  if (!/[^\t\n\x20-\x7e]/.test(text) || !hidden().test(text)) return text;
  return text.replace(emojiOrHidden(), (match) => (isHidden(match) ? spellOut(match) : match));
}

// C0 and C1 controls but tab and line feed, soft hyphen, fillers, joiners, direction marks, separators, invisible
// operators, variation selectors, annotation marks, tags, and halves of surrogate pairs.
const hiddenCharacters =
  '\\u{0}-\\u{8}\\u{b}-\\u{1f}\\u{7f}-\\u{9f}\\u{ad}\\u{34f}\\u{61c}\\u{115f}\\u{1160}\\u{17b4}\\u{17b5}\\u{180b}-\\u{180f}' +
  '\\u{200b}-\\u{200f}\\u{2028}-\\u{202e}\\u{2060}-\\u{206f}\\u{3164}\\u{fe00}-\\u{fe0f}\\u{feff}\\u{ffa0}\\u{fff0}-\\u{fffb}' +
  '\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\u{d800}-\\u{dfff}';

const hidden = lazyValue(() => new RegExp(`[${hiddenCharacters}]`, 'u'));

let pattern: RegExp | undefined;

/** Built when first needed: the property of emoji sequences is a large table. */
function emojiOrHidden(): RegExp {
  const loose = '\\p{Extended_Pictographic}[\\u{fe0e}\\u{fe0f}]?\\p{Emoji_Modifier}?';
  pattern ??= new RegExp(`${loose}(?:\\u{200d}${loose})+|\\p{RGI_Emoji}|${loose}|[${hiddenCharacters}]`, 'gv');
  return pattern;
}

function isHidden(match: string): boolean {
  return hidden().test(match) && [...match].length === 1;
}

function spellOut(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
