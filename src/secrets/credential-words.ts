import table from '../../data/language/credential-words.json' with { type: 'json' };

/**
 * The words by which people name credentials, one row per language. `*` stands for an ending of up to three
 * letters. Whatever finds credentials in sentences is made from this table; nothing else holds such words.
 */
type CredentialWords = {
  /** A password, whatever stands around the word. */
  readonly password: readonly string[];
  /** Also a password, but a word of everyday speech: only beside a login, a thing that has passwords, or `my`. */
  readonly maybePassword?: readonly string[];
  /** A secret number. */
  readonly pin: readonly string[];
  /** A number that opens one of the locks. */
  readonly code?: readonly string[];
  /** The three or four digits on the back of a card. */
  readonly cardCode?: readonly string[];
  readonly login: readonly string[];
  readonly is: readonly string[];
  /** May stand between `is` and the value: `is now`, `ist noch`, `es el`. */
  readonly filler: readonly string[];
  /** Begins what tells more about a credential before its value comes: `for the router`, `that I use`. */
  readonly link: readonly string[];
  /** Names the new value at once: `changed the password to …`. */
  readonly towards?: readonly string[];
  /** `… as password`. */
  readonly as?: readonly string[];
  readonly mine: readonly string[];
  readonly article?: readonly string[];
  /** Stands before `is` and denies it: `no es`. */
  readonly not?: readonly string[];
  /** Tells about a password in place of being one. */
  readonly state?: readonly string[];
  /** Joins two values or two clauses. */
  readonly and: readonly string[];
  /** What has passwords. */
  readonly account: readonly string[];
  /** What a secret number opens. */
  readonly lock: readonly string[];
  /** Nouns follow one another without a link, as in `Пароль вайфая: …`. */
  readonly hasCases?: boolean;
};

export const credentialWords: Readonly<Record<string, CredentialWords>> = table.languages;
