type Found = { readonly kind: string; readonly start: number; readonly end: number };

/** Formats that are unmistakable by their shape and that the rules of secretlint leave out or take only at full length. */
const formats: readonly { readonly kind: string; readonly pattern: RegExp }[] = [
  { kind: 'private key', pattern: /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/g },
  { kind: 'AWS access key', pattern: /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/g },
  { kind: 'Google API key', pattern: /\bAIza[\w-]{35}(?![\w-])/g },
  { kind: 'Stripe key', pattern: /\b[rs]k_live_[A-Za-z0-9]{16,}\b/g },
  { kind: 'signed token', pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{5,}\.[\w-]{20,}/g },
];

export function findKnownFormats(text: string): Found[] {
  return formats.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({ kind, start: match.index, end: match.index + match[0].length })),
  );
}
