import { type Link, linksOf } from '../links/read-links.js';
import { asksForData, urlPlaceholders } from '../links/url-placeholders.js';
import { readsOrders } from '../orders/reading-zones.js';
import type { Report, Rule } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'EXF001',
  title: 'Link or image that sends data out',
  severity: 'error',
  confidence: 'high',
  security: 8.5,
  checkFile: findCarriers,
};

function* findCarriers(document: LintDocument): Generator<Report> {
  for (const link of linksOf(document)) {
    if (link.zone === 'fence' || isLocal(link.target)) continue;
    if (!/^(?:https?:)?\/\/[^\s/]/i.test(link.target)) continue;
    const report = isImage(link) ? judgeImage(link, document) : judgeLink(link);
    if (report === null) continue;
    yield { start: link.start, end: link.end, ...report, ...(link.zone === 'inline-code' && asCode(report)) };
  }
}

function isLocal(target: string): boolean {
  return /^(?:https?:)?\/\/(?:localhost|127\.|0\.0\.0\.0|10\.|192\.168\.|\[::1\])/i.test(target);
}

/** Code shows what it would do. */
function asCode({ severity }: Judgement): { severity: 'warning' | 'info'; severityIfStanding: 'info' } {
  return { severity: severity === 'info' ? 'info' : 'warning', severityIfStanding: 'info' };
}

type Judgement = Omit<Report, 'start' | 'end'>;

/** Whoever shows an image fetches it, without anybody clicking. */
function judgeImage({ target, zone }: Link, document: LintDocument): Judgement | null {
  const { load } = document;
  // `[user]` in the badge of a template is filled in once, by whoever copies the template.
  const slots = urlPlaceholders(target).filter(({ name }) => readsOrders(document) || asksForData(name));
  if (slots.length > 0) {
    return {
      message:
        'The address of this image has a placeholder. When the image is shown, the inserted text is sent to that server, without a click.',
      hint: 'Remove the image. Store a picture that is needed as a file in the workspace.',
    };
  }
  if ((load !== 'shared' && load !== 'private') || zone === 'inline-code') return null;
  return {
    message:
      'A file that is part of every prompt contains an image from another server. If an answer repeats it, that server learns when and where it was read.',
    hint: 'Keep the picture in the workspace and link it by a relative path.',
    ...(!target.includes('?') && { severity: 'warning' as const }),
  };
}

/** A template of an address is ordinary; one that asks for memories or keys is not. */
function judgeLink({ kind, target }: Link): Judgement | null {
  if (kind === 'code-path' || kind === 'wikilink' || kind === 'import') return null;
  const slots = urlPlaceholders(target).filter(({ name }) => asksForData(name));
  const isPlain = kind === 'bare' || kind === 'autolink';
  const carries = slots.some(({ name, isInQuery }) =>
    isPlain ? isInQuery && !isLogin(name) : isInQuery || !isLogin(name),
  );
  if (!carries) return null;
  return {
    message: 'The address has a placeholder for what the agent knows. Opening it sends that to the server.',
    hint: 'Remove it. If a service needs data, name the tool that sends it and what may be sent.',
    ...(isPlain && { confidence: 'medium' as const }),
  };
}

function isImage({ kind, shown }: Link): boolean {
  return kind === 'image' || (kind === 'html' && /^<(?:img|imag|sour|body|inpu)/i.test(shown));
}

/** Calls of an API carry their own key; that is how it is meant. */
function isLogin(name: string): boolean {
  return /key|token|secret|file|id\b|session/i.test(name);
}
