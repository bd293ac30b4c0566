import type { SearchAnswer, SearchHit } from '../../src/index.js';
import type { Terminal } from '../ui/terminal.js';
import { wrap } from '../ui/wrap.js';

/** Hits for people: where, when and why, and the words that matched. */
export function searchReport(
  { query, hits, index }: SearchAnswer,
  { style, width }: Pick<Terminal, 'style' | 'width'>,
): string {
  if (query.trim() === '') return 'Enter a question: `agentsoul search "when is the dentist?"`.';
  if (index.chunks === 0) return 'There is nothing yet that this scope may search.';
  if (hits.length === 0) return `Nothing found for "${query}".`;
  const shown = hits.filter(({ score }, place) => place < fewest || score >= weak * (hits[0]?.score ?? 0));
  const left = hits.length - shown.length;
  const more = left === 0 ? [] : [style.dim(`… and ${left} weaker ${left === 1 ? 'hit' : 'hits'}; --json lists all`)];
  return [...shown.map((hit) => describe(hit, { style, width })), ...more].join('\n\n');
}

/** Hits worth less than this share of the best are only counted, beyond the first few. */
const weak = 0.4;
const fewest = 3;

function describe(hit: SearchHit, { style, width }: Pick<Terminal, 'style' | 'width'>): string {
  const place = `${hit.path}:${hit.startLine}`;
  const about = [hit.date, hit.heading].filter((part) => part !== undefined && part !== '').join(' · ');
  const lines = wrap(emphasise(hit, style), width - 2).map((line) => `  ${line}`);
  const replaced = hit.superseded === true ? [style.yellow(`  superseded${by(hit)}`)] : [];
  const head = `${style.cyan(place)}  ${style.dim(about)}`.trimEnd();
  return [head, ...lines, ...replaced, style.dim(`  ${reasons(hit)}`)].join('\n');
}

function by({ supersededBy }: SearchHit): string {
  return supersededBy === undefined ? '' : ` by ${supersededBy}`;
}

function emphasise({ snippet, marks }: SearchHit, style: Terminal['style']): string {
  let text = '';
  let end = 0;
  for (const [from, to] of marks) {
    if (from < end) continue;
    text += snippet.slice(end, from) + style.bold(snippet.slice(from, to));
    end = to;
  }
  return text + snippet.slice(end);
}

/** `0.62 · keywords #1 0.98, vectors #3 0.71`, and with --explain the parts of the score. */
function reasons({ score, decay, because, features }: SearchHit): string {
  const found = because
    .map(({ retriever, rank, score: part }) => `${retriever} #${rank} ${part.toFixed(2)}`)
    .join(', ');
  const faded = decay < 1 ? ` · faded to ${decay}` : '';
  const parts = Object.entries(features ?? {}).flatMap(([name, value]) =>
    value === 0 ? [] : [`${name} ${value.toFixed(2)}`],
  );
  return [`${score.toFixed(2)}${faded} · ${found}`, ...(parts.length === 0 ? [] : [parts.join(', ')])].join('\n  ');
}
