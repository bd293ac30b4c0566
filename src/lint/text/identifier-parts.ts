import type { ConceptHit } from '../lexicon/find-concepts.js';

/** Without the words that are part of an address, a path or an identifier: `cancel_all_orders()` orders nothing. */
export function wholeWords(text: string, hits: readonly ConceptHit[]): readonly ConceptHit[] {
  if (hits.length === 0 || !joining.test(text)) return hits;
  return hits.filter((hit) => named.has(hit.concept) || !isPart(text, hit));
}

/** Names of files and tools are written with dots and dashes. */
const named = new Set<ConceptHit['concept']>(['ownFile', 'prompt', 'guard', 'credential', 'negation']);

const joining = /[\w)][/_.@=&?%\\(#-][\w*{<]|\//;

function isPart(text: string, { start, end }: ConceptHit): boolean {
  return before.test(text.slice(Math.max(0, start - 2), start)) || after.test(text.slice(end, end + 2));
}

const before = /[\w)\]}]?[/_@=&?%\\#]$|[\w)\]][.-]$|\$$/;
const after = /^(?:[_@=]|[/\\][\w*{<]|[.-]\w|\()/;
