import { findAccountNumbers } from './account-numbers.js';
import { findCredentialSentences } from './credential-sentences.js';
import { findKnownFormats } from './find-known-formats.js';
import { isPlaceholder, isTokenPlaceholder } from './is-secret-placeholder.js';
import { findLabelledCredentials } from './labelled-credentials.js';
import { mayHoldSecret } from './may-hold-secret.js';
import { mayMatchSecretlint } from './secretlint-keywords.js';

/** Something in a text that looks like a credential. Never contains the credential itself. */
export type SecretFinding = {
  /** What it is, in words: `AWS access key`, `password`. */
  readonly kind: string;
  readonly form: SecretForm;
  /** 1-based. */
  readonly line: number;
  readonly startOffset: number;
  readonly endOffset: number;
  readonly masked: string;
};

/** `token`: of a provider. `connection`: a URL with its password. `session`: what a browser or client sends to prove a login. `labelled`: recognised by its label. `number`: a payment number. */
export type SecretForm = 'token' | 'private-key' | 'connection' | 'session' | 'labelled' | 'number';

export type FoundSecret = {
  readonly kind: string;
  readonly form: SecretForm;
  readonly start: number;
  readonly end: number;
};

/**
 * Finds credentials with the rules of secretlint, with formats they leave out, by label (`API key: …`), by sentence (`the password is …`),
 * and finds card and account numbers. The secretlint rules are loaded only for a text they could match.
 */
export async function findSecrets(text: string): Promise<SecretFinding[]> {
  if (!mayHoldSecret(text)) return [];
  const byRules = mayMatchSecretlint(text) ? await findByRules(text) : [];
  const found = withoutOverlaps([
    byRules,
    findKnownFormats(text),
    findLabelledCredentials(text),
    findCredentialSentences(text),
    numbersIn(text),
  ]);
  let line = 1;
  let countedTo = 0;
  return found.map(({ kind, form, start, end }) => {
    for (let at = text.indexOf('\n', countedTo); at !== -1 && at < start; at = text.indexOf('\n', at + 1)) {
      line++;
      countedTo = at + 1;
    }
    return { kind, form, line, startOffset: start, endOffset: end, masked: maskSecret(text.slice(start, end)) };
  });
}

function numbersIn(text: string): FoundSecret[] {
  return findAccountNumbers(text).map(({ kind, start, end }) => ({ kind, form: 'number', start, end }));
}

/** Enough to recognise one's own secret, too little to use it. */
export function maskSecret(secret: string): string {
  const shown = secret.length >= 12 ? 3 : 0;
  return `${secret.slice(0, shown)}${'*'.repeat(Math.min(8, Math.max(3, secret.length - shown)))}`;
}

/** In text order. Overlapping matches are reported once, from the first list that has them. */
function withoutOverlaps(lists: readonly (readonly FoundSecret[])[]): FoundSecret[] {
  const ranked = lists
    .flatMap((list, rank) => list.map((secret) => ({ secret, rank })))
    .sort((one, other) => one.secret.start - other.secret.start || one.rank - other.rank);
  const kept: typeof ranked = [];
  for (const candidate of ranked) {
    const last = kept.at(-1);
    if (last === undefined || last.secret.end <= candidate.secret.start) kept.push(candidate);
    else if (candidate.rank < last.rank) kept[kept.length - 1] = candidate;
  }
  return kept.map(({ secret }) => secret);
}

async function findByRules(text: string): Promise<FoundSecret[]> {
  const [{ lintSource }, { creator }] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
  ]);
  const result = await lintSource({
    source: { filePath: 'memory.md', content: withoutSwitches(text), ext: '.md', contentType: 'text' },
    options: {
      config: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] },
      maskSecrets: true,
      noPhysicFilePath: true,
    },
  });
  return result.messages.flatMap(({ messageId, range: [start, end] }) => {
    const place = messageId === 'AWSSecretAccessKey' ? valueAfter(text, start) : { start, end };
    const value = text.slice(place.start, place.end);
    const form = formOf(messageId);
    if (isExampleUrl(value) || (form === 'token' && isTokenPlaceholder(value))) return [];
    return [{ kind: inWords(messageId), form, ...place }];
  });
}

/** Anyone who can write a secret into a file can add `secretlint-disable`, so these comments are ignored. */
function withoutSwitches(text: string): string {
  return text.replaceAll('secretlint-', 'secretlint_');
}

/** The rule reports the position of the label with the length of the key. */
function valueAfter(text: string, from: number): { start: number; end: number } {
  const value = /[:=>]\s{0,20}["']?([A-Za-z0-9/+=]{40})/.exec(text.slice(from, from + 140));
  if (value === null) return { start: from, end: from + 40 };
  const end = from + value.index + value[0].length;
  return { start: end - 40, end };
}

/** `postgres://user:pass@host`, as manuals write it. */
function isExampleUrl(text: string): boolean {
  const login = /^[a-z][a-z0-9+.:-]{1,30}:\/\/([^\s:/@]{0,100}):([^\s/@]{1,200})@/i.exec(text);
  // Markdown may write `\\@`.
  return login !== null && isPlaceholder((login[2] ?? '').replace(/\\$/, ''));
}

function formOf(messageId: string): SecretForm {
  if (/^PrivateKey/.test(messageId)) return 'private-key';
  return /Connection$|BasicAuth|xOauth/.test(messageId) ? 'connection' : 'token';
}

/** `GITHUB_TOKEN` and `AWSSecretAccessKey` as a person would write them. */
function inWords(messageId: string): string {
  if (messageId === messageId.toUpperCase()) return messageId.toLowerCase().replaceAll('_', ' ');
  return messageId
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
}
