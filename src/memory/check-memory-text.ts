import { SoulError } from '../errors/soul-error.js';
import { findInvisible } from '../lint/text/find-invisible.js';
import { findSecrets } from '../secrets/find-secrets.js';
import { redactSecrets } from '../secrets/redact-secrets.js';

export type TextCheck = { readonly redact?: boolean | undefined };

/** Longer ones are documents: they belong in a file, with `agentsoul save`. */
const maxCharacters = 100_000;

/**
 * The text in the form to store. Refuses empty text, invisible characters, and secrets unless they are masked.
 */
export async function checkMemoryText(given: string, { redact = false }: TextCheck = {}): Promise<string> {
  const text = given.replaceAll('\r\n', '\n').normalize('NFC').trim();
  if (text === '') {
    throw new SoulError('usage', 'The text to remember is empty.', {
      hint: 'Put the text in quotes, or use `-` to read standard input.',
    });
  }
  if (text.length > maxCharacters) {
    const [has, limit] = [text.length, maxCharacters].map((count) => count.toLocaleString('en-US'));
    throw new SoulError('over-limit', `The text has ${has} characters; the limit for a memory is ${limit}.`, {
      hint: 'Put it into a file of the workspace and record it with `agentsoul save`. Nothing was changed.',
    });
  }
  refuseHidden(text);
  return withoutSecrets(text, redact);
}

function refuseHidden(text: string): void {
  const [first, ...others] = findInvisible(text);
  if (first === undefined) return;
  const name = `U+${first.codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
  const count = others.length === 0 ? 'a character' : `${others.length + 1} characters`;
  const line = text.slice(0, first.start).split('\n').length;
  throw new SoulError('hidden-characters', `The text contains ${count} that cannot be seen: ${name} on line ${line}.`, {
    hint: 'They can hide words. Retype the text or remove them. Nothing was changed.',
  });
}

async function withoutSecrets(text: string, redact: boolean): Promise<string> {
  const secrets = await findSecrets(text);
  const [first] = secrets;
  if (first === undefined) return text;
  if (!redact) {
    throw new SoulError(
      'secret-found',
      `The text contains a likely secret on line ${first.line}: ${first.kind}, ${first.masked}`,
      {
        hint: 'Store it in a password manager and remember only where it is. `--redact` stores the text with the secret masked. Nothing was changed.',
      },
    );
  }
  return redactSecrets(text, secrets);
}
