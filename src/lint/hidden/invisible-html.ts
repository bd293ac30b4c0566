/** Why a tag's content is not seen, or null when it is. */
export function whyInvisible(tag: string): string | null {
  const name = /^<([a-zA-Z][\w-]{0,30})/.exec(tag)?.[1]?.toLowerCase() ?? '';
  if (name === 'template' || name === 'noscript') return `<${name}> is never shown`;
  if (name === 'script' && /type\s*=\s*["']?text\/(?:plain|template|markdown|x-)/i.test(tag))
    return 'the script holds text';
  if (/\bdisplay:\s{0,3}["']none["']|\bvisibility:\s{0,3}["']hidden["']/.test(expressionsOf(tag)))
    return '`display: none`';
  const attributes = attributesOf(withoutExpressions(tag));
  if (attributes.has('hidden')) return 'the attribute `hidden`';
  if (name === 'input' && attributes.get('type') === 'hidden') return 'a hidden field';
  const style = decodeEntities(attributes.get('style') ?? '')
    .toLowerCase()
    .replace(/\/\*[^*]{0,200}\*\//g, '')
    .replace(/\s+/g, '');
  if (style !== '') for (const [pattern, reason] of hidingStyles) if (pattern.test(style)) return reason;
  if (hasWhiteText(style, attributes)) return 'white or transparent text';
  if (isHiddenByClass(attributes.get('class') ?? '')) return 'a class that hides it';
  if (name === 'font' && /^[-+]?0$/.test(attributes.get('size') ?? '')) return 'text of size 0';
  if (/^0?\.?0+%?$/.test(attributes.get('fill-opacity') ?? attributes.get('opacity') ?? '1')) return 'no opacity';
  const isTiny = (side: string) => /^[01](?:px)?$/.test(attributes.get(side) ?? '');
  return isTiny('width') && isTiny('height') ? 'a size of one pixel' : null;
}

/** `hidden dark:block` is shown on dark pages. */
function isHiddenByClass(classes: string): boolean {
  if (/(?:^|\s)[\w-]{1,20}:(?:block|inline|flex|grid|visible|inline-block|not-sr-only)(?:\s|$)/.test(classes))
    return false;
  return /(?:^|\s)(?:hidden|invisible|sr-only|visually-hidden|visuallyhidden|d-none|screen-reader-text)(?:\s|$)/.test(
    classes,
  );
}

/** `style={{ overflow: 'hidden' }}`: what components compute is no attribute of HTML. */
function withoutExpressions(tag: string): string {
  return tag.replace(expression, '=""');
}

function expressionsOf(tag: string): string {
  return (tag.match(expression) ?? []).join(' ');
}

const expression = /=\{(?:[^{}]|\{[^{}]{0,1000}\}){0,1000}\}/g;

const zero = '(?:0|0?\\.0\\d{0,6})';
const hidingStyles: readonly (readonly [RegExp, string])[] = [
  [/(?:^|;)display:none/, '`display: none`'],
  [/(?:^|;)visibility:(?:hidden|collapse)/, '`visibility: hidden`'],
  [/(?:^|;)content-visibility:hidden/, '`content-visibility: hidden`'],
  [new RegExp(`(?:^|;)(?:fill-|stroke-)?opacity:(?:${zero}|0?\\.0\\d|0%)(?![\\d.])`), 'no opacity'],
  [/opacity\((?:0|0?\.0\d?|0%)\)/, 'no opacity'],
  [
    new RegExp(
      `(?:^|;)font(?:-size)?:(?:[a-z]{1,20})?(?:${zero}|0?\\.\\d{1,4}|1)(?:px|pt|em|rem|%|/|;|!|$)(?<!(?:^|;)font(?:-size)?:(?:1em|1rem|0?\\.[5-9]\\d{0,3}r?em))`,
    ),
    'text too small to see',
  ],
  [
    /(?:^|;)(?:left|right|top|bottom|text-indent|margin(?:-left|-top)?):-\d{3,6}(?:px|em|rem|vw|%|pt)/,
    'a position outside the page',
  ],
  [/(?:^|;)transform:[^;]{0,60}(?:scale[xy]?\(0|translate[xy]?\(-\d{3,6})/, 'a position outside the page'],
  [/(?:^|;)clip(?:-path)?:(?:rect\((?:0|1px)|inset\((?:50|100)%|circle\(0)/, 'a clip that hides everything'],
  [/(?:^|;)(?:max-)?(?:height|width):[01](?:px)?(?:;|!|$)/, 'a size of one pixel'],
  [/(?:^|;)line-height:0/, 'lines without height'],
  [/mso-hide:all/, 'a style that hides it'],
];

function hasWhiteText(style: string, attributes: ReadonlyMap<string, string>): boolean {
  const color =
    /(?:^|;)(?:color|fill|-webkit-text-fill-color):([^;!]{1,60})/.exec(style)?.[1] ??
    attributes.get('color')?.toLowerCase() ??
    '';
  const background =
    /(?:^|;)background(?:-color)?:([^;!]{1,80})/.exec(style)?.[1] ?? attributes.get('bgcolor')?.toLowerCase() ?? '';
  if (color === '') return false;
  if (/^transparent$|^rgba\([^)]{1,40},0?\.?0+\)$|^hsla\([^)]{1,40},0\)$|^#[\da-f]{6}00$|^#[\da-f]{3}0$/.test(color))
    return true;
  if (background !== '') return background === color || (isWhite(color) && isWhite(background));
  return isWhite(color);
}

function isWhite(color: string): boolean {
  return /^(?:white|snow|ivory|ghostwhite|whitesmoke|#f[\da-f]f[\da-f]f[\da-f]|#fff(?:f)?|rgba?\((?:25[0-5],){2}25[0-5](?:,1)?\)|hsl\([\d.]{1,5},[\d.]{1,5}%,(?:9[5-9]|100)%\))$/.test(
    color,
  );
}

function attributesOf(tag: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  const body = tag.replace(/^<[a-zA-Z][\w-]{0,30}/, '');
  for (const [, name = '', double, single, bare] of body.matchAll(
    /([a-zA-Z][\w:-]{0,40})(?:\s{0,4}=\s{0,4}(?:"([^"]{0,2000})"|'([^']{0,2000})'|([^\s"'>]{1,400})))?/g,
  )) {
    attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '');
  }
  return attributes;
}

function decodeEntities(value: string): string {
  return value.replace(
    /&#(?:x([\da-f]{2,4})|(\d{2,5}));/gi,
    (_, hex: string | undefined, decimal: string | undefined) =>
      String.fromCharCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
  );
}
