import { readFrontMatter } from '../../workspace/front-matter.js';
import { isSamplePath } from '../identity/is-sample-path.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'IDN009',
  title: 'Front matter of a documentation site',
  severity: 'info',
  confidence: 'high',
  checkFile(document) {
    const { text, role, path } = document;
    if (role === null || !text.startsWith('---') || isSamplePath(path)) return [];
    const { head, keys, problem } = readFrontMatter(text);
    const names = Object.keys(keys);
    if (head === '' || problem !== null || !isOfSite(keys)) return [];
    const first = document.lines.textOf(1);
    const start = document.lines.starts[1] ?? 0;
    return [
      {
        start,
        end: start + first.length,
        message:
          'These lines belong to the documentation page this file was copied from. The agent reads them as if they were about itself.',
        hint: 'Remove the front matter.',
        ...(names.every((name) => siteKeys.has(name)) && {
          fix: {
            safe: true,
            description: 'Remove the front matter of the documentation page',
            edits: [{ start: 0, end: head.length + blankLines(text, head.length), replacement: '' }],
          },
        }),
      },
    ];
  },
};

const siteKeys = new Set([
  ...['summary', 'title', 'description', 'read_when', 'sidebar_position', 'sidebar_label', 'sidebarTitle', 'slug'],
  ...['layout', 'permalink', 'nav_order', 'parent', 'icon', 'hide_title', 'draft', 'weight', 'toc'],
]);

/** Keys that only a documentation site understands, or a summary that calls the file a template. */
function isOfSite(keys: Readonly<Record<string, unknown>>): boolean {
  const isOwn = ['read_when', 'sidebar_position', 'sidebar_label', 'sidebarTitle', 'permalink', 'nav_order'].some(
    (key) => Object.hasOwn(keys, key),
  );
  return isOwn || (typeof keys.summary === 'string' && /\btemplate\b/i.test(keys.summary.slice(0, 500)));
}

function blankLines(text: string, from: number): number {
  return /^(?:[ \t]{0,20}\r?\n){0,20}/.exec(text.slice(from, from + 1_000))?.[0].length ?? 0;
}
