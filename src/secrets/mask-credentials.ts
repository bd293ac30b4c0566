import { findAccountNumbers } from './account-numbers.js';
import { findCredentialSentences } from './credential-sentences.js';
import { findKnownFormats } from './find-known-formats.js';
import { findLabelledCredentials } from './labelled-credentials.js';
import { mayHoldSecret } from './may-hold-secret.js';
import type { Span } from './read-sentence-value.js';

/**
 * A message with likely credentials masked. Its length does not change. Every message goes through here; only stored content is shown
 * unmasked, to callers that ask for it.
 */
export function maskCredentials(message: string): string {
  return mayHoldSecret(message) ? maskSpans(message, credentialsIn(message, false)) : message;
}

/** The same for quoted workspace text: also masks possible credentials. */
export function maskQuoted(text: string): string {
  return maskSpans(text, quotedCredentials(text));
}

/** Every text in a document of plain values, masked as a message. */
export function maskDocument<Value>(value: Value): Value {
  return mapTexts(value, maskCredentials) as Value;
}

/** The positions of credentials in a text to be quoted. */
export function quotedCredentials(text: string): Span[] {
  return mayHoldSecret(text) ? [...credentialsIn(text, true), ...spokenCredentials(text)] : [];
}

/** Of a long credential the first three characters stay, so that its owner recognises it. */
export function maskSpans(text: string, spans: readonly Span[]): string {
  let masked = text;
  for (const span of spans) {
    const start = Math.max(0, span.start);
    const end = Math.min(text.length, span.end);
    // If the credential starts before the text, its first characters are not in it.
    const shown = span.end - span.start >= 12 && span.start >= 0 ? 3 : 0;
    if (end > start + shown)
      masked = masked.slice(0, start + shown) + stars(masked.slice(start + shown, end)) + masked.slice(end);
  }
  return masked;
}

/** A credential of several lines, such as a private key, keeps its line breaks. */
function stars(text: string): string {
  return text.replace(/[^\n]/g, '*');
}

function credentialsIn(text: string, isLoose: boolean): Span[] {
  return [
    ...findKnownFormats(text),
    ...findLabelledCredentials(text),
    ...findCredentialSentences(text, { isLoose }),
    ...findAccountNumbers(text),
  ];
}

const spoken = /\b(?:key|token|secret)s?[ \t]{1,4}["'`*(]{0,3}([^\s"'`]{4,400})/gi;

/** A value that merely follows its name: `with the token kR7mQz92pLw`. */
function spokenCredentials(text: string): Span[] {
  return [...text.matchAll(spoken)].flatMap(({ 0: whole, 1: value = '', index }) => {
    const end = index + whole.length;
    return /\d/.test(value) && (value.length >= 6 || /^\d+\W?$/.test(value))
      ? [{ start: end - value.length, end }]
      : [];
  });
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}
