import { SoulError } from '../errors/soul-error.js';
import { findInvisible } from '../lint/text/invisible.js';
import { findSecrets } from '../secrets/find-secrets.js';
import { redactSecrets } from '../secrets/redact-secrets.js';

export type TextCheck = { readonly redact?: boolean | undefined };

/** Longer ones are documents: they belong in a file, with `agentsoul save`. */
const maxCharacters = 100_000;

/**
 * The text as it may be stored. Refuses what is empty, holds signs that nobody sees, or a secret, unless it is to be masked.
 */
export async function checkText(given: string, { redact = false }: TextCheck = {}): Promise<string> {
  const text = given.replaceAll('\r\n', '\n').normalize('NFC').trim();
  if (text === '') {
    throw new SoulError('usage', 'There is nothing to remember: the text is empty.', {
      hint: 'Give it in quotes, or `-` to read standard input.',
    });
  }
  if (text.length > maxCharacters) {
    const [has, limit] = [text.length, maxCharacters].map((count) => count.toLocaleString('en-US'));
    throw new SoulError('over-limit', `The text has ${has} characters; a memory may have ${limit}.`, {
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
  throw new SoulError('hidden-characters', `The text holds ${count} that nobody sees: ${name} on line ${line}.`, {
    hint: 'They can hide words. Type the text anew or take them out. Nothing was changed.',
  });
}

async function withoutSecrets(text: string, redact: boolean): Promise<string> {
  const secrets = await findSecrets(text);
  const [first] = secrets;
  if (first === undefined) return text;
  if (!redact) {
    throw new SoulError(
      'secret-found',
      `The text holds what looks like a secret on line ${first.line}: ${first.kind}, ${first.masked}`,
      {
        hint: 'Keep it in a password manager and remember where it is. `--redact` stores the text with the secret masked. Nothing was changed.',
      },
    );
  }
  return redactSecrets(text, secrets);
}
