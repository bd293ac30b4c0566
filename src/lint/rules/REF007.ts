import { type Link, linksOf } from '../links/read-links.js';
import { hostOf, isIpAddress, isPublicAddress, registeredDomain } from '../links/url-hosts.js';
import type { Report, Rule } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'REF007',
  title: 'Link that misleads or runs code',
  severity: 'info',
  confidence: 'medium',
  security: 6,
  checkFile: findMisleading,
};

function* findMisleading(document: LintDocument): Generator<Report> {
  for (const link of linksOf(document)) {
    const active = link.zone === 'fence' || link.zone === 'inline-code' ? null : runsCode(link);
    if (active !== null) yield active;
    const host = hostOf(link.target);
    if (host === null) continue;
    const other = differs(link, host);
    const message = other ?? strange(host);
    if (message === null) continue;
    const hint = 'Check where it leads. Write the link so that its text and its target agree.';
    yield { start: link.start, end: link.end, message, hint, ...(other !== null && { severity: 'warning' as const }) };
  }
}

/** `javascript:` and pages inside an address run whatever their author wrote when somebody clicks. */
function runsCode({ kind, target, start, end }: Link): Report | null {
  if (kind === 'code-path' || kind === 'wikilink' || kind === 'import') return null;
  const plain = target.replace(/[\s\u0000-\u001f]/g, '');
  if (
    !/^(?:javascript|vbscript):|^data:(?:text\/(?:html|javascript)|image\/svg|application\/(?:xhtml|javascript))/i.test(
      plain,
    )
  )
    return null;
  return {
    start,
    end,
    severity: 'error',
    confidence: 'high',
    message: 'The link runs code instead of leading to a page.',
    hint: 'Remove it, or link the page by its https address.',
  };
}

function differs({ kind, shown }: Link, host: string): string | null {
  if (kind !== 'link') return null;
  const text = shown.trim().replace(/^[*_<]{1,3}|[*_>]{1,3}$/g, '');
  const seen = hostOf(text) ?? bareHost(text);
  if (seen === null || registeredDomain(seen) === registeredDomain(host)) return null;
  return 'The text of the link names one domain, and its target is at another.';
}

/** `example.com/page`; names of files, products and functions have dots too. */
function bareHost(text: string): string | null {
  return (
    /^((?:[a-z0-9-]{1,63}\.){1,5}(?:com|org|net|io|dev|ai|co|me|info|gov|edu|eu|us|uk|de|fr|es|it|nl|be|ch|at|pl|cz|se|no|dk|fi|pt|ru|ua|cn|jp|kr|tw|hk|in|br|mx|ca|au|nz|za|tv|xyz|site|online|shop|store|bank|cloud|tech|page))(?:\/\S{0,500})?$/.exec(
      text,
    )?.[1] ?? null
  );
}

function strange(host: string): string | null {
  if (isIpAddress(host))
    return isPublicAddress(host) ? 'The link leads to a bare IP address, which does not show who owns it.' : null;
  if (/(?:^|\.)xn--/.test(host))
    return 'The host is written in punycode: shown in letters it may look like another one.';
  const isMixed = /[a-z]/.test(host.replace(/\.[a-z]+$/, '')) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(host);
  return isMixed ? 'The host mixes scripts whose letters look alike.' : null;
}
