import { stripInlineCode } from '../../workspace/strip-inline-code.js';
import { withoutComments } from '../read/split-blocks.js';

/** The targets of `[[a]]`, `[[a|shown]]`, `[[a#heading]]` and `[[folder/a.md]]`, in their order. */
export function wikiLinks(text: string): string[] {
  const said = stripInlineCode(withoutComments(text));
  return [...said.matchAll(/\[\[([^[\]\n]{1,300})\]\]/g)].flatMap(([, inside = '']) => {
    const target = linkTarget(inside);
    return target === '' ? [] : [target];
  });
}

/** Writes the links that `rename` knows another target for, and leaves the rest of the text as it is. */
export function renameLinks(text: string, rename: (target: string) => string | null): string {
  return text.replace(/\[\[([^[\]\n]{1,300})\]\]/g, (whole, inside: string) => {
    const renamed = rename(linkTarget(inside));
    if (renamed === null) return whole;
    const tail = /[#|]/.exec(inside);
    return `[[${renamed}${tail === null ? '' : inside.slice(tail.index)}]]`;
  });
}

/** Writes other words where `replace` knows some for the target of a link, and leaves the rest of the text as it is. */
export function replaceLinks(text: string, replace: (target: string) => string | null): string {
  return text.replace(/\[\[([^[\]\n]{1,300})\]\]/g, (whole, inside: string) => replace(linkTarget(inside)) ?? whole);
}

function linkTarget(inside: string): string {
  const [path = ''] = inside.split(/[#|]/);
  const name = path.slice(path.lastIndexOf('/') + 1).trim();
  return name.replace(/\.md$/i, '');
}
