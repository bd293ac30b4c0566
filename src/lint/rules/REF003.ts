import { linksOf } from '../links/read-links.js';
import { type Destination, resolveLinkTarget } from '../links/resolve-link-target.js';
import { readsOrders } from '../orders/reading-zones.js';
import type { Report, Rule } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'REF003',
  title: 'Link outside the workspace',
  severity: 'error',
  confidence: 'high',
  security: 5,
  checkFile: findEscapes,
};

function* findEscapes(document: LintDocument): Generator<Report> {
  for (const { kind, target, targetStart, targetEnd, zone } of linksOf(document)) {
    if (kind === 'code-path' || kind === 'wikilink' || kind === 'bare' || kind === 'autolink') continue;
    if (zone === 'fence' || zone === 'inline-code') continue;
    const destination = resolveLinkTarget(target, document.path);
    if (destination.kind !== 'outside' || (kind === 'link' && forgePage.test(target))) continue;
    yield {
      start: targetStart,
      end: targetEnd,
      message: `This ${kind === 'import' ? 'import' : 'link'} leads ${said[destination.how]}. That file is not reviewed with the workspace, and on another machine it is different or missing.`,
      hint: 'Copy the file into the workspace and link it by a relative path.',
      ...(!readsOrders(document) && { severity: 'info' as const }),
      ...(kind === 'link' && readsOrders(document) && { severity: 'warning' as const }),
    };
  }
}

/** Pages of the forge that shows the file, as README files link them: `../../issues`. */
const forgePage =
  /^(?:\.\.\/){1,4}(?:issues|pulls?|wiki|releases|actions|discussions|stargazers)(?:\/[\w-]{1,60}){0,3}$/;

const said: Readonly<Record<Extract<Destination, { kind: 'outside' }>['how'], string>> = {
  above: 'to a folder above the workspace',
  home: 'into a home folder',
  absolute: 'to an absolute path of one machine',
  'file-url': 'to a file by its URL',
};
