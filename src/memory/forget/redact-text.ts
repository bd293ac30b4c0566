import { replaceLinks } from '../../entries/wiki-links.js';
import { forgottenWord } from '../../journal/hidden-name.js';
import {
  evolutionFile,
  pendingTextFile,
  reflectionLogFile,
  rejectedIdeasFile,
  sideFile,
} from '../../proposals/reflection/reflection-files.js';
import type { Layout } from '../../workspace/role-paths.js';
import { holdsNeedle, withoutNeedles } from './needles.js';

export type Redacting = {
  readonly needles: readonly string[];
  /** Shorter stretches, which are looked for in what reflection wrote alone: elsewhere they may be somebody else's. */
  readonly quotes: readonly string[];
  readonly isGone: (link: string) => boolean;
};

/** Tells a text without what is forgotten: the text of a file, or a piece of it. */
export type Redact = (path: string, text: string) => string;

export function redactWith(layout: Layout, { needles, quotes, isGone }: Redacting): Redact {
  const proposal = [sideFile(layout), pendingTextFile(layout)];
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

/** A line of a log, or the reason why something was turned down. */
function isQuoting(line: string): boolean {
  return line.startsWith('- ') || /^\s*"reason": "/.test(line);
}

function without(text: string, words: readonly string[]): string {
  return holdsNeedle(text, words) ? withoutNeedles(text, words) : text;
}

/** Quotes and backslashes are written otherwise inside of JSON. */
function asInJson(needle: string): string {
  return JSON.stringify(needle).slice(1, -1);
}
