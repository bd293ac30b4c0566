import { readFrontMatter } from '../../workspace/front-matter.js';
import { withoutComments } from './split-blocks.js';

/** Whether a text holds more than headings, comments and front matter. */
export function hasContent(text: string): boolean {
  const { body } = readFrontMatter(text);
  return withoutComments(body)
    .split('\n')
    .some((line) => line.trim() !== '' && !/^#{1,6}(?:\s|$)/.test(line));
}
