import { contentTerms } from '../../language/words/content-terms.js';
import type { SearchHit } from '../search-answer.js';
import type { SourcePlace } from './answer-line.js';
import type { Evidence } from './pack-context.js';

/** The least score beside the best, or share of the words of the question, of a source that is part of the answer. */
const near = 0.85;
const enoughWords = 0.34;

/** The sources that are about the question. The others only fill the context: neighbours of an answer, mostly. */
export function answeringSources(
  question: string,
  sources: readonly SourcePlace[],
  { hits, evidence }: { hits: readonly SearchHit[]; evidence: readonly Evidence[] },
): readonly SourcePlace[] {
  const best = Math.max(0, ...hits.map(({ score }) => score));
  const scores = new Map(hits.map(({ id, score }) => [id, score]));
  const texts = new Map(evidence.map(({ entry }) => [entry.id, [...entry.trail, entry.text].join('\n')]));
  const wanted = contentTerms(question);
  return sources.filter(({ id }) => {
    if ((scores.get(id) ?? 0) >= near * best) return true;
    const there = new Set(contentTerms(texts.get(id) ?? ''));
    return wanted.filter((term) => there.has(term)).length >= Math.max(1, enoughWords * wanted.length);
  });
}
