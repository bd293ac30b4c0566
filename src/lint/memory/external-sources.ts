import { lazyValue } from '../../workspace/lazy-value.js';

/**
 * Where a sentence says that its content was told by a page, a mail or a file from outside. A link alone says nothing of the
 * kind. Offsets are into the text.
 */
export function externalSource(text: string): { start: number; end: number } | null {
  if (text.length > longest || !telltale.test(text) || !mayTell.test(text)) return null;
  for (const pattern of patterns()) {
    const match = pattern.exec(text);
    if (match !== null) return { start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** Whether an entry says how far it may be trusted or where it came from. */
export function hasProvenance(entry: string): boolean {
  return marks().test(entry);
}

const longest = 600;

/** What every pattern below needs, as a quick look. */
const telltale =
  /page|site|article|post|mail|newsletter|attach|pdf|readme|download|scraped|search|url|link|seite|página|sitio|correo|artículo|\bweb|courriel|страниц|сайт|письм|статье|网页|网站|網頁|網站|邮件|郵件|文章|ページ|サイト|メール|記事/i;

/** The verbs of those patterns that plain letters can write; whatever has other letters may tell too. */
const mayTell =
  /say|said|state|claim|read|tell|told|instruct|ask|recommend|copied|taken|learn|found|sagt|behauptet|schreibt|verlangt|dice|af{1,2}irm|indi|pide|dit|demande|[\x80-\uffff]/i;

const thing =
  '(?:web ?page|page|web ?site|site|article|blog post|e-?mail|mail|newsletter|attachment|pdf|readme|download(?:ed file)?|scraped text|search result|url|link)';

const patterns = lazyValue(() => [
  new RegExp(
    `(?<![\\p{L}])(?:the|this|that|an?|his|her|their|its) (?:[\\p{L}\\p{N}'’.-]{1,30} ){0,3}?${thing}(?: (?:(?:at|from|by|on) \\S{1,120}|<?https?:\\/\\/\\S{1,120}))? (?:says|said|states|stated|claims|claimed|reads|tells|told|instructs|instructed|asks|asked|recommends|recommended)(?![\\p{L}])`,
    'iu',
  ),
  /(?<![\p{L}])(?:copied|taken|learned|learnt|found|read) (?:this )?(?:from|on|in) (?:a|an|the) (?:web ?page|web ?site|e-?mail|newsletter|pdf|attachment|search result)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:die|der|das|eine?) (?:[\p{L}-]{1,30} ){0,2}?(?:webseite|website|seite|e-?mail|mail|newsletter|pdf) (?:sagt|behauptet|schreibt|besagt|verlangt)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:la|el|una?) (?:[\p{L}-]{1,30} ){0,2}?(?:página|sitio|correo|artículo|web) (?:dice|afirma|indica|pide)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:la|le|l['’]|une?) ?(?:[\p{L}-]{1,30} ){0,2}?(?:page|site|courriel|e-?mail|article) (?:dit|affirme|indique|demande)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:на странице|на сайте|в письме|в статье) (?:сказано|написано|говорится|указано)(?![\p{L}])/iu,
  /(?:网页|网站|網頁|網站|邮件|郵件|文章)(?:里|中|上|裡)?(?:说|說|写道|寫道|称|稱|声称|要求)/u,
  /(?:ページ|サイト|メール|記事)(?:に|によると|では)(?:書かれて|あった|述べ)/u,
]);

const marks = lazyValue(
  () =>
    /(?<![\p{L}])(?:source|sources|confidence|provenance|verified|unverified|untrusted|unconfirmed|confirmed|checked|according to|allegedly|retrieved|via|quelle|laut|fuente|según|selon|источник|по данным)(?![\p{L}])|来源|來源|据|根据|根據|未验证|出典|によると/iu,
);
