import { type Link, linksOf } from '../links/read-links.js';
import { relativeLinkPath } from '../links/relative-link-path.js';
import { resolveLinkTarget } from '../links/resolve-link-target.js';
import { indexWorkspacePaths } from '../links/workspace-path-index.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import { readsOrders } from '../orders/reading-zones.js';
import type { PlacedReport, Rule } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'REF001',
  title: 'Dead link',
  severity: 'warning',
  confidence: 'high',
  checkWorkspace: async (workspace) =>
    [...workspace.documents.values()].flatMap((document) => deadLinks(workspace, document)),
};

function deadLinks(workspace: LintedWorkspace, document: LintDocument): PlacedReport[] {
  const { all, byName } = indexWorkspacePaths(workspace);
  return linksOf(document).flatMap((link): PlacedReport[] => {
    if (!isFileLink(link)) return [];
    const destination = resolveLinkTarget(link.target, document.path);
    if (destination.kind !== 'inside' || unseen.test(destination.path)) return [];
    if (isPageOfSite(link, document)) return [];
    if (all.has(destination.path) || all.has(`${destination.path}.md`)) return [];
    const name = destination.path.split('/').at(-1)?.toLowerCase() ?? '';
    const [namesake, ...others] = byName.get(name) ?? [];
    const place = {
      ...{ path: document.path, start: link.targetStart, end: link.targetEnd },
      ...(!isReadByAgent(document) && { severity: 'info' as const }),
    };
    const message = 'The link leads to a file that does not exist.';
    if (namesake === undefined || others.length > 0) {
      return [{ ...place, message, hint: 'Correct the path, add the file or remove the link.' }];
    }
    const replacement = relativeLinkPath(document.path, namesake);
    const edits = [{ start: link.targetStart, end: link.targetEnd, replacement: encodeURI(replacement) }];
    const fix = { safe: false, description: `Point the link at ${namesake}.`, edits };
    return [{ ...place, message, hint: `There is a file of that name at ${namesake}.`, fix }];
  });
}

/** An agent that reads the file by itself meets the dead link; in a manual or a skill it is a matter of tidiness. */
function isReadByAgent(document: LintDocument): boolean {
  return document.role !== null || readsOrders(document);
}

/** `/concepts/oauth` in a manual is the address of a page on its site. */
function isPageOfSite({ target }: Link, document: LintDocument): boolean {
  return target.startsWith('/') && !isReadByAgent(document);
}

/** Links of the text itself that look like a path: `[x](y)` in code or with a single word is something else. */
function isFileLink({ kind, zone, target }: Link): boolean {
  if (zone === 'fence' || zone === 'inline-code' || zone === 'comment') return false;
  if (kind !== 'link' && kind !== 'image' && kind !== 'definition' && kind !== 'html') return false;
  return (
    /[/.]/.test(target) &&
    !/^(?:\.{0,2}\/)?(?:path|relative|link|url|some|your|example|file)(?:[/_-]|\.\w+$|$)/i.test(target)
  );
}

/** Folders that are not looked into. */
const unseen = /(?:^|\/)(?:\.git|\.agentsoul|node_modules|\.venv|vendor|dist|build)(?:\/|$)/;
