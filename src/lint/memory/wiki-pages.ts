import type { LintedWorkspace } from '../linted-workspace.js';
import type { LintDocument } from '../text/lint-document.js';

/** `[[page]]`, `[[page|words]]` or `[[page#heading]]`. */
export type WikiLink = { readonly target: string; readonly start: number; readonly end: number };

export function wikiLinks(document: LintDocument): WikiLink[] {
  if (!document.text.includes('[[')) return [];
  return [...document.text.matchAll(/\[\[([^[\]\r\n]{1,200})\]\]/g)].flatMap(({ 0: whole, 1: inside = '', index }) => {
    const { kind } = document.zoneAt(index);
    if (kind === 'fence' || kind === 'inline-code' || kind === 'comment') return [];
    const target = (inside.split('|')[0] ?? '').split('#')[0] ?? '';
    return target.trim() === '' ? [] : [{ target: keyOf(target), start: index, end: index + whole.length }];
  });
}

/** Pages of the wiki and every name they answer to. The index and the log are no pages. */
export function wikiPages({ documents }: LintedWorkspace): ReadonlyMap<LintDocument, readonly string[]> {
  const pages = new Map<LintDocument, readonly string[]>();
  for (const document of documents.values()) {
    if (!document.path.startsWith('memory/') || document.role === 'wiki' || document.role === 'meta') continue;
    const inside = document.path.slice('memory/'.length).replace(/\.md$/i, '');
    const id = /^---\r?\n(?:[^\n]{0,500}\n){0,40}?id:[ \t]*["']?([^"'\r\n]{1,200})/.exec(
      document.text.slice(0, 8_000),
    )?.[1];
    const names = [inside, inside.slice(inside.lastIndexOf('/') + 1), ...(id === undefined ? [] : [id])];
    pages.set(document, names.map(keyOf));
  }
  return pages;
}

/** Names are compared without case, ending and the way words are joined. */
export function keyOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .normalize('NFC')
    .replace(/^(?:\.\/|memory\/)+/, '')
    .replace(/\.md$/, '')
    .replace(/[\s_]+/g, '-');
}
