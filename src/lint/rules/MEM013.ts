import type { LintedWorkspace } from '../linted-workspace.js';
import { keyOf, wikiLinks, wikiPages } from '../memory/wiki-pages.js';
import type { PlacedReport, Rule } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'MEM013',
  title: 'Wiki link or page that leads nowhere',
  severity: 'info',
  confidence: 'medium',
  async checkWorkspace(workspace) {
    if (workspace.profile.paths.wiki === undefined) return [];
    const pages = wikiPages(workspace);
    const names = new Set([...pages.values()].flat());
    const linking = [...workspace.documents.values()].filter(
      ({ path, role }) => path.startsWith('memory/') || role === 'core',
    );
    const links = linking.flatMap((document) => wikiLinks(document).map((link) => ({ ...link, document })));
    const dead = links
      .filter(({ target }) => !names.has(target))
      .map(
        ({ document: { path }, start, end }): PlacedReport => ({
          path,
          start,
          end,
          message: 'No page of the wiki has this name.',
          hint: 'Create the page, or correct the link.',
        }),
      );
    const isLinked = setOf(links.filter(({ document }) => pages.has(document)).map(({ target }) => target));
    const isListed = setOf([
      ...links.filter(({ document }) => !pages.has(document)).map(({ target }) => target),
      ...catalogued(workspace),
    ]);
    return [...dead, ...[...pages].flatMap(([page, own]) => lostPage(page, own, { isLinked, isListed }))];
  },
};

type Known = (names: readonly string[]) => boolean;

function setOf(targets: readonly string[]): Known {
  const known = new Set(targets);
  return (names) => names.some((name) => known.has(name));
}

function lostPage(
  { path, role }: LintDocument,
  names: readonly string[],
  { isLinked, isListed }: { isLinked: Known; isListed: Known },
): PlacedReport[] {
  if (role !== 'graph' || isListed(names)) return [];
  return [
    {
      path,
      message: isLinked(names)
        ? 'The catalogue of the wiki does not list this page.'
        : 'No page links to this one and the catalogue does not list it, so nobody finds it.',
      hint: 'Add a line for it to the catalogue.',
    },
  ];
}

/** A catalogue may use Markdown links in place of `[[…]]`. */
function catalogued({ documents }: LintedWorkspace): string[] {
  return [...documents.values()]
    .filter(({ role }) => role === 'wiki')
    .flatMap(({ text }) => [...text.matchAll(/\]\(([^)\s]{1,300})\)/g)].map(([, target = '']) => keyOf(target)));
}
