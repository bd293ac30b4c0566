import type { SecretFinding } from './find-secrets.js';

/** The text with each secret replaced by its type. */
export function redactSecrets(text: string, secrets: readonly SecretFinding[]): string {
  let kept = '';
  let position = 0;
  for (const { startOffset, endOffset, kind } of secrets) {
    kept += `${text.slice(position, startOffset)}[redacted: ${kind}]`;
    position = endOffset;
  }
  return kept + text.slice(position);
}
