import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEntriesOf } from '../src/entries/read-entries-of.js';
import { openStaticEmbedder } from '../src/models/embeddings/static-embedder.js';
import { findHits } from '../src/search/search.js';
import { contentTerms } from '../src/search/words/content-terms.js';
import { detectLanguage } from '../src/search/words/detect-language.js';
import { languageOf } from '../src/search/words/languages.js';
import { splitWords } from '../src/search/words/split-words.js';
import {
  holdsAnswer,
  languageCodes,
  languageFolders,
  languageSet,
  lifeSet,
  openSet,
} from '../test/support/quality-set.js';

const folder = mkdtempSync(join(tmpdir(), 'judge-'));
const sets = [
  lifeSet('test/quality'),
  ...languageFolders.flatMap((among) => languageCodes.map((code) => languageSet('test/quality', code, among))),
];
const emb = openStaticEmbedder();
const dot = (a: Float32Array, b: Float32Array) => a.reduce((s, v, i) => s + v * (b[i] ?? 0), 0);
const out: unknown[] = [];
for (const [i, set] of sets.entries()) {
  const place = join(folder, `${i}`);
  const { workspace, questions } = await openSet(set, place);
  for (const q of questions) {
    const { hits } = await findHits(workspace, q.question, { limit: 12, explain: true });
    const read = await readEntriesOf(
      workspace,
      hits.map(({ path }) => path),
    );
    const code = detectLanguage(splitWords(q.question).map(({ text }) => text));
    const lang = code === null ? null : languageOf(code);
    const asked = emb.wordMeanings(q.question, lang).filter(({ word }) => !lang?.common.has(word));
    const terms = contentTerms(q.question);
    const vec = emb.embedQueryNow(q.question, { language: lang });
    out.push({
      set: i,
      q: q.question,
      terms,
      asked: asked.map(({ word, weight }) => [word, weight]),
      rows: hits.map((hit) => {
        const entry = read.get(hit.id);
        const text = [...(entry?.trail ?? []), entry?.text ?? ''].join('\n');
        const there = new Set(contentTerms(text));
        const said = emb.wordMeanings(text, lang);
        const like = asked.map((w) => {
          let best = 0;
          for (const o of said) {
            best = Math.max(best, dot(w.vector, o.vector));
            if (best < 0.7 && w.circles.some((c) => o.circles.includes(c))) best = 0.7;
          }
          return best;
        });
        const v = emb.embedNow([text], [lang])[0];
        return {
          target: holdsAnswer(place, q, hit),
          score: hit.score,
          f: hit.features,
          lit: terms.map((t) => (there.has(t) ? 1 : 0)),
          like,
          cos: v && vec ? dot(v, vec) : 0,
          text: text.slice(-80),
        };
      }),
    });
  }
}
writeFileSync('/tmp/mini/judge.json', JSON.stringify(out));
