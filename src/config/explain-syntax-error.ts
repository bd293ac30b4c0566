import { getLocation, type ParseError, printParseErrorCode } from 'jsonc-parser';
import { formatKeyPath } from './setting-paths.js';

export function explainSyntaxError(text: string, error: ParseError): { message: string; suggestion: string } {
  const words = wordsByCode[printParseErrorCode(error.error)] ?? [
    'This is not valid JSON.',
    'Check brackets, commas and quotes.',
  ];
  const path = getLocation(text, error.offset).path.filter((segment) => segment !== '');
  const where = path.length === 0 ? '' : ` Look at ${formatKeyPath(path)}.`;
  return { message: `${words[0]}${where}`, suggestion: words[1] };
}

const wordsByCode: Record<string, readonly [string, string]> = {
  InvalidSymbol: [
    'JSON does not allow this word.',
    'Put names and text in double quotes; only true, false and null are written without quotes.',
  ],
  InvalidNumberFormat: ['This is not a number.', 'Write it like 12 or 0.5.'],
  PropertyNameExpected: [
    'The name of a setting is expected here.',
    'Put the name in double quotes, as in `"timezone": "Europe/Berlin"`.',
  ],
  ValueExpected: [
    'A value is expected here.',
    'Write text in double quotes, a number, true, false, a list or an object.',
  ],
  ColonExpected: ['A colon is missing.', 'Write `"name": value`.'],
  CommaExpected: ['A comma is missing.', 'Put a comma between two settings.'],
  CloseBraceExpected: ['A closing } is missing.', 'Add a } for every {.'],
  CloseBracketExpected: ['A closing ] is missing.', 'Add a ] for every [.'],
  EndOfFileExpected: ['There is something after the end of the config.', 'A config is one object: `{ … }`.'],
  InvalidCommentToken: ['A comment is not allowed here.', 'Move the comment to a line of its own.'],
  UnexpectedEndOfComment: ['A comment is not closed.', 'Close it with `*/`.'],
  UnexpectedEndOfString: ['A string is not closed.', 'Close it with a double quote on the same line.'],
  UnexpectedEndOfNumber: ['A number is not complete.', 'Write it like 12 or 0.5.'],
  InvalidUnicode: ['A \\u escape is not complete.', 'Write four hexadecimal digits after it.'],
  InvalidEscapeCharacter: [
    'There is a backslash before a character that needs none.',
    'To write a backslash, use `\\\\`.',
  ],
  InvalidCharacter: ['A string contains a control character.', 'Write line breaks as `\\n` and tabs as `\\t`.'],
};
