/** Whether a path names a Markdown file. */
export function isMarkdown(path: string): boolean {
  return /\.(?:md|markdown|mdc)$/i.test(path);
}
