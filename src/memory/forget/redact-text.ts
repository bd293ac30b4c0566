import { replaceLinks } from '../../entries/graph/wiki-links.js';
import { forgottenWord } from '../../journal/erasure/hide-erased-name.js';
import {
  evolutionFile,
  pendingJsonFile,
  pendingTextFile,
  reflectionLogFile,
  rejectedIdeasFile,
} from '../../proposals/reflection/reflection-file-paths.js';
import type { Layout } from '../../workspace/role-paths.js';
import { containsPhrase, redactPhrases } from './forgotten-phrases.js';

export type Redacting = {
  readonly needles: readonly string[];
  /** Shorter pieces, searched only in text written by reflection; elsewhere they may belong to something else. */
  readonly quotes: readonly string[];
  readonly isGone: (link: string) => boolean;
};

/** Redacts the text of a file, or a part of it. */
export type Redact = (path: string, text: string) => string;

export function redactWith(layout: Layout, { needles, quotes, isGone }: Redacting): Redact {
  const proposal = [pendingJsonFile(layout), pendingTextFile(layout)];
  const records = [reflectionLogFile(layout), evolutionFile(layout), rejectedIdeasFile(layout)];
  return (path, text) => {
    const written = (words: readonly string[]) =>
      path.endsWith('.json') ? [...new Set([...words, ...words.map(asInJson)])] : words;
    const unlinked = replaceLinks(text, (link) => (isGone(link) ? forgottenWord : null));
    const redacted = without(unlinked, written(needles));
    if (proposal.includes(path)) return without(redacted, written(quotes));
    if (!records.includes(path)) return redacted;
    return redacted
      .split('\n')
      .map((line) => (isQuoting(line) ? without(line, written(quotes)) : line))
      .join('\n');
  };
}

/** A log line, or the reason for a rejection. */
function isQuoting(line: string): boolean {
  return line.startsWith('- ') || /^\s*"reason": "/.test(line);
}

function without(text: string, words: readonly string[]): string {
  return containsPhrase(text, words) ? redactPhrases(text, words) : text;
}

/** Quotes and backslashes are written otherwise inside of JSON. */
function asInJson(needle: string): string {
  return JSON.stringify(needle).slice(1, -1);
}
