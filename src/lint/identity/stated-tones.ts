import { createPrefilter, foreignWord, type Prefilter } from '../text/keyword-prefilter.js';
import type { LintDocument } from '../text/lint-document.js';

/** One of two opposite ways to speak. */
type Tone = { readonly of: 'emoji' | 'length' | 'distance'; readonly is: string };

export type StatedTone = { readonly tone: Tone; readonly start: number; readonly end: number };

const emoji = createPrefilter('emoji', foreignWord);
const length = createPrefilter('always be', 'answers', 'replies', 'responses');
const distance = createPrefilter('formal', 'casual');

const forms: readonly (Tone & { readonly look: Prefilter; readonly pattern: RegExp })[] = [
  {
    of: 'emoji',
    look: emoji,
    is: 'no emoji',
    pattern:
      /(?<!\w)(?:no emojis?|never use emojis?|(?:do not|don['’]t) use emojis?|avoid emojis?|without emojis?)(?!\w)|(?:不要|禁止|不)使?用表情/i,
  },
  {
    of: 'emoji',
    look: emoji,
    is: 'emoji',
    pattern:
      /(?<!\w)(?<!never )(?<!not )(?<!n['’]t )(?:always use emojis?|use (?:plenty of |lots of |many )?emojis?(?: (?:freely|often|liberally|generously))?|sprinkle emojis?)(?!\w)/i,
  },
  {
    of: 'length',
    look: length,
    is: 'brief answers',
    pattern:
      /(?<!\w)(?:always be (?:brief|concise|terse)|keep (?:all |every )?(?:answers|replies|responses) (?:short|brief|concise))(?!\w)/i,
  },
  {
    of: 'length',
    look: length,
    is: 'long answers',
    pattern:
      /(?<!\w)(?:always be (?:verbose|exhaustive)|(?:give|write) (?:long|exhaustive) (?:answers|replies|responses)|keep (?:answers|replies|responses) (?:long|exhaustive))(?!\w)/i,
  },
  {
    of: 'distance',
    look: distance,
    is: 'a formal tone',
    pattern:
      /(?<!\w)(?:always be formal|(?:use|keep) an? (?:strictly )?formal (?:tone|register|style)|tone:\**\s{0,3}formal)(?!\w)/i,
  },
  {
    of: 'distance',
    look: distance,
    is: 'a casual tone',
    pattern:
      /(?<!\w)(?:always be casual|(?:use|keep) an? (?:casual|informal) (?:tone|register|style)|tone:\**\s{0,3}(?:casual|informal))(?!\w)/i,
  },
];

/** Orders about tone that leave no doubt. The first of each kind counts. */
export function statedTones(document: LintDocument): StatedTone[] {
  return forms.flatMap(({ of, is, look, pattern }) => {
    if (!document.mayHold(look)) return [];
    const match = pattern.exec(document.text);
    if (match === null) return [];
    const { kind } = document.zoneAt(match.index);
    if (kind !== 'prose' && kind !== 'list') return [];
    return [{ tone: { of, is }, start: match.index, end: match.index + match[0].length }];
  });
}
