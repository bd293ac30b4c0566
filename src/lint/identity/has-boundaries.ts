import { outlineText } from '../../budget/outline.js';
import { namesLimits } from '../../budget/rule-words.js';
import { lazyValue } from '../../workspace/lazy-value.js';
import type { LintDocument } from '../text/lint-document.js';

/** Whether a file says what the agent may not do: under a heading, in `hardLimits`, or in sentences that forbid something. */
export function hasBoundaries({ text }: LintDocument): boolean {
  if (/^hardLimits:/m.test(text.slice(0, 20_000))) return true;
  if (usualHeading.test(text)) return true;
  const headings = outlineText(text).sections.map(({ heading }) => heading);
  if (namesBoundaries(headings.join(' / '))) return true;
  return prohibition().test(text) || reserved().test(text);
}

/** Decides about most files without a closer look. */
const usualHeading = /^#{1,6}[ \t].{0,40}(?:boundar|limits|red lines|safety|security|privacy|never)/im;

function namesBoundaries(headings: string): boolean {
  return namesLimits(headings) || moreHeadings().test(headings);
}

/** Headings that rules of cutting need not know. */
const moreHeadings = lazyValue(
  () =>
    /hard (?:rules|no)|no-?go|what (?:you|i) (?:never|won['’]?t|don['’]?t)|ethic|permission|approval|authority|trust|grundsätze|regeln|reglas|prohibid|règles|éthique|правила|запре[тщ]|禁|不做|不可|ルール|やらない|しない/iu,
);

/** English, German, Spanish, French, Russian, Chinese, Japanese. */
const prohibition = lazyValue(
  () =>
    /(?<![\p{L}\p{N}])(?:never|must not|mustn['’]t|do not|don['’]t|may not|refuse|off limits|niemals|nie|darf(?:st)? nicht|verboten|nunca|jamás|prohibido|no debes|jamais|interdit|ne (?:dois|doit|devez) pas|никогда|нельзя|запрещено)(?![\p{L}\p{N}])|绝不|絕不|禁止|不得|切勿|不要|不能|不做|決して|してはいけない|してはならない|しないこと/iu,
);

/** What waits for somebody's yes. */
const reserved = lazyValue(
  () =>
    /(?<![\p{L}\p{N}])(?:ask (?:first|before|me first|the owner)|confirm (?:first|before|with)|(?:approval|authority|authorization|permission|consent|confirmation) (?:for|of|before|from)|(?:require|requires|needs?|without|explicit|prior) (?:explicit |prior |human |user |owner )?(?:approval|authority|permission|consent|confirmation)|no (?:cheating|secrets|lying|spam)|erst fragen|frag(?:e)? vorher|pregunta antes|demande d['’]abord|спроси сначала|только с разрешения)(?![\p{L}\p{N}])|先问|先確認|经.{0,6}同意|許可を得/iu,
);
