/** A message with code and quotations replaced by spaces, so that offsets stay the same. Quoted text is not a request. */
export function blankOutQuotes(message: string): string {
  const blank = (found: string) => found.replace(/[^\n]/g, ' ');
  return withoutFences(message)
    .replace(/`[^`\n]{0,1000}`/g, blank)
    .replace(/^[ \t]*>[^\n]*/gm, blank)
    .replace(
      /"[^"\n]{0,1000}"|“[^”\n]{0,1000}”|„[^“”\n]{0,1000}[“”]|«[^»\n]{0,1000}»|「[^」\n]{0,1000}」|『[^』\n]{0,1000}』/gu,
      blank,
    )
    .replace(/(?<![\p{L}\p{N}])'[^'\n]{1,1000}'(?![\p{L}\p{N}])/gu, blank);
}

function withoutFences(message: string): string {
  let fence: string | null = null;
  const lines = message.split('\n').map((line) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    const isFenced = fence !== null || mark !== null;
    if (fence === null) fence = mark;
    else if (mark?.startsWith(fence) === true) fence = null;
    return isFenced ? ' '.repeat(line.length) : line;
  });
  return lines.join('\n');
}
