import { createScanner } from 'jsonc-parser';

/** What follows a value up to the next one: white space, comments, perhaps a comma. */
export type Gap = {
  /** Where the comma after the value stands, or null if there is none. */
  readonly comma: number | null;
  /** The end of the last thing on the line of the value and its comma. What is inserted there leaves a comment with its value. */
  readonly endOfLine: number;
};

export function gapAfter(text: string, offset: number): Gap {
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

/** The numbers of jsonc-parser's SyntaxKind, an ambient enum that isolated modules can't read. */
const commaToken = 5;
const lineBreak = 14;
const space = 15;
const trivia: ReadonlySet<number> = new Set([12, 13, lineBreak, space]);
