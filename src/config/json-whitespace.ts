import { createScanner } from 'jsonc-parser';

/** What follows a value up to the next one: white space, comments, perhaps a comma. */
export type JsonWhitespace = {
  /** The offset of the comma after the value, or null. */
  readonly comma: number | null;
  /** The end of the line's content after the value and its comma. Inserting there keeps a trailing comment with its value. */
  readonly endOfLine: number;
};

export function whitespaceAfter(text: string, offset: number): JsonWhitespace {
  const scanner = createScanner(text, false);
  scanner.setPosition(offset);
  let comma: number | null = null;
  let endOfLine: number | null = null;
  let reached = offset;
  for (
    let token: number = scanner.scan();
    trivia.has(token) || (token === commaToken && comma === null);
    token = scanner.scan()
  ) {
    if (token === lineBreak) endOfLine ??= reached;
    else if (token !== space) reached = scanner.getPosition();
    if (token !== commaToken) continue;
    comma = scanner.getTokenOffset();
    endOfLine = null;
  }
  return { comma, endOfLine: endOfLine ?? reached };
}

/** Values of jsonc-parser's SyntaxKind, an ambient enum that isolated modules can't read. */
const commaToken = 5;
const lineBreak = 14;
const space = 15;
const trivia: ReadonlySet<number> = new Set([12, 13, lineBreak, space]);
