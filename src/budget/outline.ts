import { readFrontMatter } from '../workspace/front-matter.js';
import { type Section, splitSections } from '../workspace/split-sections.js';

/** A text as front matter and sections, with line numbers that count from the start of the text. */
export type Outline = {
  readonly frontMatter: string;
  readonly sections: readonly Section[];
};

export function outlineText(text: string): Outline {
  const { head, body, bodyStartLine } = readFrontMatter(text);
  const before = bodyStartLine - 1;
  const sections = splitSections(body).map((section) => ({
    ...section,
    startLine: section.startLine + before,
    endLine: section.endLine + before,
  }));
  return { frontMatter: head, sections };
}
