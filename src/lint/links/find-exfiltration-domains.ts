import { lazyValue } from '../../workspace/lazy-value.js';
import { createPrefilter } from '../text/keyword-prefilter.js';
import type { LintDocument } from '../text/lint-document.js';
import { type ExfiltrationKind, exfiltrationDomains } from './exfiltration-domains.js';

type DomainHit = {
  readonly kind: ExfiltrationKind;
  readonly domain: string;
  readonly start: number;
  readonly end: number;
};

const kinds = new Map(
  Object.entries(exfiltrationDomains).flatMap(([kind, domains]) =>
    domains.map((domain) => [domain as string, kind as ExfiltrationKind] as const),
  ),
);

const names = lazyValue(
  () => new RegExp([...kinds.keys()].map((domain) => domain.replaceAll('.', '\\.')).join('|'), 'gi'),
);

const look = createPrefilter(...kinds.keys());

/** Addresses at such a service: with a name of their own before the domain or a path behind it. The service by itself is no hit. */
export function findExfiltrationDomains(document: LintDocument): DomainHit[] {
  if (!document.mayHold(look)) return [];
  const { text } = document;
  return [...text.matchAll(names())].flatMap((match): DomainHit[] => {
    const domain = match[0].toLowerCase();
    const kind = kinds.get(domain);
    const after = text.slice(match.index + domain.length, match.index + domain.length + 120);
    const from = startOfName(text, match.index);
    const before = from === null ? undefined : text.slice(from, match.index);
    if (kind === undefined || before === undefined || /^(?:[\w-]|\.\w)/.test(after)) return [];
    const path = /^(?::\d{2,5})?\/[^\s"'`)\]>]{2,100}/.exec(after)?.[0] ?? '';
    const name = before.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '').replace(/\.$/, '');
    const hasOwnName = name !== '' && !/^(?:www|docs?|blog|help|support|status|dashboard|app|api)$/i.test(name);
    if (!hasOwnName && path === '' && !(kind === 'paste' && before !== '')) return [];
    if (!hasOwnName && /^\/(?:docs?|pricing|about|blog|login|features|terms|privacy)\b/i.test(path)) return [];
    return [{ kind, domain, start: match.index - before.length, end: match.index + domain.length + path.length }];
  });
}

/** Where the host or its URL begins; null when the domain is the end of another word. */
function startOfName(text: string, at: number): number | null {
  let start = at;
  while (start > 0 && at - start < 120 && /[\w{}$<>.-]/.test(text[start - 1] ?? '')) start--;
  if (start < at && text[at - 1] !== '.') return null;
  return start - (/[a-z][a-z0-9+.-]{1,12}:\/\/$/i.exec(text.slice(Math.max(0, start - 16), start))?.[0].length ?? 0);
}
