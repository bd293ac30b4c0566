import { findKnownFormats } from './known-formats.js';
import { findLabelledCredentials } from './labelled-credentials.js';

/** Something in a text that looks like a credential. Never carries the credential itself. */
export type SecretFinding = {
  /** What it is, in words: `AWS access key`, `password`. */
  readonly kind: string;
  /** 1-based. */
  readonly line: number;
  readonly startOffset: number;
  readonly endOffset: number;
  readonly masked: string;
};

type Found = { readonly kind: string; readonly start: number; readonly end: number };

/** Finds credentials with the rules of secretlint and with our own for labelled ones (`password: …`). Loads the rules on first use. */
export async function findSecrets(text: string): Promise<SecretFinding[]> {
  const found: Found[] = [];
  for (const candidate of [...(await findByRules(text)), ...findKnownFormats(text), ...findLabelledCredentials(text)]) {
    const isNew = !found.some(({ start, end }) => start < candidate.end && candidate.start < end);
    if (isNew) found.push(candidate);
  }
  return found
    .sort((one, other) => one.start - other.start)
    .map(({ kind, start, end }) => ({
      kind,
      line: text.slice(0, start).split('\n').length,
      startOffset: start,
      endOffset: end,
      masked: maskSecret(text.slice(start, end)),
    }));
}

/** Enough to recognise one's own secret, too little to use it. */
export function maskSecret(secret: string): string {
  const shown = secret.length >= 12 ? 3 : 0;
  return `${secret.slice(0, shown)}${'*'.repeat(Math.min(8, Math.max(3, secret.length - shown)))}`;
}

async function findByRules(text: string): Promise<Found[]> {
  const [{ lintSource }, { creator }] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
  ]);
  const result = await lintSource({
    source: { filePath: 'memory.md', content: text, ext: '.md', contentType: 'text' },
    options: {
      config: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] },
      maskSecrets: true,
      noPhysicFilePath: true,
    },
  });
  return result.messages.map(({ messageId, range: [start, end] }) => ({ kind: inWords(messageId), start, end }));
}

/** `GITHUB_TOKEN` and `AWSSecretAccessKey` as a person would write them. */
function inWords(messageId: string): string {
  if (messageId === messageId.toUpperCase()) return messageId.toLowerCase().replaceAll('_', ' ');
  return messageId
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
}
