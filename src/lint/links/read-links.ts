import type { LintDocument } from '../text/lint-document.js';
import type { ZoneKind } from '../text/markdown-zones.js';
import { readLinkTarget } from './read-link-target.js';

/**
 * `definition`: `[name]: target`. `autolink`: `<https://…>`. `bare`: a URL as it stands. `html`: an attribute of a tag.
 * `import`: `@path`. `code-path`: a code span that could be a path.
 */
type LinkKind = 'link' | 'image' | 'definition' | 'autolink' | 'bare' | 'wikilink' | 'html' | 'import' | 'code-path';

export type Link = {
  readonly kind: LinkKind;
  /** What a reader sees in place of the target; empty when the target itself is shown. */
  readonly shown: string;
  readonly target: string;
  /** The whole of it, and the target in it. */
  readonly start: number;
  readonly end: number;
  readonly targetStart: number;
  readonly targetEnd: number;
  readonly zone: ZoneKind;
};

const known = new WeakMap<LintDocument, readonly Link[]>();

/** Everything in a document that points somewhere, code included, in order of where it starts being recognised. */
export function linksOf(document: LintDocument): readonly Link[] {
  const links = known.get(document) ?? readLinks(document);
  known.set(document, links);
  return links;
}

type Place = Omit<Link, 'zone'>;

function readLinks(document: LintDocument): Link[] {
  const { text } = document;
  const places: Place[] = [];
  const openings = /\]\(|^[ \t>]{0,12}\[[^\]\n]{1,200}\]:|\[\[|<[a-z]|https?:\/\/|@(?=[\w~./])/gim;
  for (let found = openings.exec(text); found !== null; found = openings.exec(text)) {
    const read = readAt(text, found[0], found.index);
    if (read.length === 0) continue;
    places.push(...read);
    openings.lastIndex = Math.max(openings.lastIndex, read.at(-1)?.targetEnd ?? 0);
  }
  const links = places.map((place) => ({ ...place, zone: document.zoneAt(place.start).kind }));
  return [...links, ...codePaths(document)];
}

function readAt(text: string, opening: string, at: number): Place[] {
  if (opening === '](') return readInlineLink(text, at);
  if (opening === '[[') return readWikilink(text, at);
  if (opening === '@') return readImport(text, at);
  if (/^https?:/i.test(opening)) return readUrl(text, at, 'bare');
  if (opening.endsWith(']:')) return readDefinition(text, at, opening);
  if (/^<https?:\/\//i.test(text.slice(at, at + 9))) return readUrl(text, at + 1, 'autolink');
  return readTag(text, at);
}

function readInlineLink(text: string, at: number): Place[] {
  const target = readLinkTarget(text, at + 2, ')');
  if (target === null) return [];
  const open = openingBracket(text, at);
  const isImage = text[open - 1] === '!';
  const closing = text.slice(target.end, target.end + 300).search(/[)\n]/);
  return [
    {
      kind: isImage ? 'image' : 'link',
      shown: text.slice(open + 1, at),
      target: target.text,
      start: isImage ? open - 1 : open,
      end: closing === -1 ? target.end : target.end + closing + 1,
      targetStart: target.start,
      targetEnd: target.end,
    },
  ];
}

/** The bracket that the one at `close` closes; looks back 300 characters. */
function openingBracket(text: string, close: number): number {
  let depth = 0;
  for (let at = close - 1; at >= Math.max(0, close - 300); at--) {
    if (text[at] === ']') depth++;
    else if (text[at] === '[' && depth-- === 0) return at;
  }
  return close;
}

function readDefinition(text: string, at: number, opening: string): Place[] {
  const target = readLinkTarget(text, at + opening.length, '\n');
  if (target === null) return [];
  const { start, end } = target;
  return [{ kind: 'definition', shown: '', target: target.text, start: at, end, targetStart: start, targetEnd: end }];
}

function readWikilink(text: string, at: number): Place[] {
  const inner = /^[^\][\n|#]{1,200}/.exec(text.slice(at + 2, at + 202))?.[0];
  if (inner === undefined || !/^[^\][\n]{0,200}\]\]/.test(text.slice(at + 2, at + 404))) return [];
  const end = at + 2 + inner.length;
  return [{ kind: 'wikilink', shown: '', target: inner.trim(), start: at, end, targetStart: at + 2, targetEnd: end }];
}

function readUrl(text: string, at: number, kind: 'bare' | 'autolink'): Place[] {
  const target = readLinkTarget(text, at, kind === 'bare' ? '"\'`)]|，。）」' : '>');
  if (target === null) return [];
  const url = kind === 'bare' ? target.text.replace(/[.,;:!?*_]{1,8}$/, '') : target.text;
  const end = at + url.length;
  return [{ kind, shown: '', target: url, start: at, end, targetStart: at, targetEnd: end }];
}

function readImport(text: string, at: number): Place[] {
  if (at > 0 && !/\s/.test(text[at - 1] ?? '')) return [];
  const path = /^@((?:~\/|\.{0,2}\/)?[\w.-]{1,100}(?:\/[\w.-]{1,100}){0,12})/.exec(text.slice(at, at + 600))?.[1];
  const target = path?.replace(/[.]{1,3}$/, '') ?? '';
  if (!/^(?:~\/|\.{1,2}\/|\/)|\.(?:md|mdc|markdown|txt|json|ya?ml|toml)$/i.test(target)) return [];
  const end = at + 1 + target.length;
  return [{ kind: 'import', shown: '', target, start: at, end, targetStart: at + 1, targetEnd: end }];
}

function readTag(text: string, at: number): Place[] {
  const tag =
    /^<(?:img|a|video|audio|source|iframe|script|link|object|embed|form|image|body|input)\s(?:[^<>"']{1,200}|"[^"\n]{0,900}"|'[^'\n]{0,900}'){1,40}/i.exec(
      text.slice(at, at + 1100),
    )?.[0];
  if (tag === undefined) return [];
  const attributes =
    /\s(?:src|href|srcset|action|data|poster|background)\s{0,4}=\s{0,4}(?:"([^"]{1,900})"|'([^']{1,900})'|([^\s"'>]{1,900}))/gi;
  return [...tag.matchAll(attributes)].map((attribute) => {
    const target = attribute[1] ?? attribute[2] ?? attribute[3] ?? '';
    const start = at + attribute.index + attribute[0].lastIndexOf(target);
    const end = start + target.length;
    return { kind: 'html', shown: tag.slice(0, 5), target, start: at, end, targetStart: start, targetEnd: end };
  });
}

function codePaths({ text, zones }: LintDocument): Link[] {
  return zones.zones.flatMap(({ kind, start, end }): Link[] => {
    if (kind !== 'inline-code' || end - start > 200) return [];
    const target = text.slice(start, end).trim();
    if (!/^[^\s]+$/.test(target) || !/[/.]/.test(target)) return [];
    return [{ kind: 'code-path', shown: '', target, start, end, targetStart: start, targetEnd: end, zone: kind }];
  });
}
