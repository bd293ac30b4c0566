import type { LintDocument } from '../text/lint-document.js';

/** A stretch that a reader of the rendered page does not see, but a model does. */
export type HiddenPart = {
  readonly start: number;
  readonly end: number;
  /** With an article, for messages: `an HTML comment`. */
  readonly what: string;
};

/** Comments, titles of links, attributes of HTML and the like. What stands in code is seen as it is. */
export function findHiddenParts(document: LintDocument): HiddenPart[] {
  const { text } = document;
  const parts = text.includes('<!--') ? comments(text) : [];
  for (const { what, sign, needs, pattern } of otherParts) {
    if (!text.includes(sign) || needs?.test(text) === false) continue;
    for (const found of text.matchAll(pattern)) {
      const [whole, content] = found;
      if (content === undefined) continue;
      const start = found.index + whole.lastIndexOf(content);
      parts.push({ what, start, end: start + content.length });
    }
  }
  return parts.filter(({ start }) => !isInCode(document, start)).sort((one, other) => one.start - other.start);
}

export function isInCode(document: LintDocument, offset: number): boolean {
  const { kind } = document.zoneAt(offset);
  return kind === 'fence' || kind === 'inline-code';
}

function comments(text: string): HiddenPart[] {
  const parts: HiddenPart[] = [];
  for (let at = text.indexOf('<!--'); at !== -1; ) {
    const start = at + 4;
    const close = text.indexOf('-->', start);
    // A comment that is never closed hides the rest of the page when it begins a line, and nothing otherwise.
    const isBlock = close === -1 && /(?:^|\n)[ \t]{0,3}$/.test(text.slice(Math.max(0, at - 5), at));
    const end = close !== -1 ? close : isBlock ? text.length : start;
    if (end > start) parts.push({ what: 'an HTML comment', start, end });
    at = close === -1 ? -1 : text.indexOf('<!--', close);
  }
  return parts;
}

/** `needs`: a part of the pattern that is quick to make and to miss. */
const otherParts: readonly { what: string; sign: string; needs?: RegExp; pattern: RegExp }[] = [
  {
    what: 'a link definition that is never shown',
    sign: ']:',
    pattern: /^[ \t>]{0,12}\[[^\]\n]{1,80}\]:[ \t]{0,4}\S{1,400}[ \t]{1,4}["'(]([^\n]{8,2000})["')][ \t]{0,4}\r?$/gm,
  },
  {
    what: 'the title of a link',
    sign: '](',
    pattern: /\]\([^()\s]{0,500}[ \t]{1,4}["']([^"\n]{8,1000})["'][ \t]{0,4}\)/g,
  },
  { what: 'the alternative text of a picture', sign: '![', pattern: /!\[([^[\]\n]{12,1000})\]/g },
  {
    // A name with a capital is a component, whose title the page shows.
    what: 'an attribute of HTML',
    sign: '<',
    needs: /=\s{0,3}["']/,
    pattern:
      /<[a-z][^<>]{0,500}?\s(?:title|alt|content|value|placeholder|summary|label|aria-[a-z]{1,20}|data-[\w-]{1,40})\s{0,3}=\s{0,3}["']([^"<>]{8,1000})["']/g,
  },
  { what: 'a processing instruction', sign: '<?', pattern: /<\?([^<>]{8,2000})\?>/g },
  { what: 'a declaration', sign: '<!', pattern: /<!(?:\[CDATA\[|[A-Z]{2,20}\s)([^<>]{8,2000})>/g },
];
