import { openStaticEmbedder } from '../src/models/embeddings/static-embedder.js';
import { languageOf } from '../src/search/words/languages.js';

const emb = openStaticEmbedder();
const dot = (a: Float32Array, b: Float32Array) => a.reduce((s, v, i) => s + v * (b[i] ?? 0), 0);
const notes = [
  'Name: Mara',
  'Time zone: Europe/Berlin',
  'Pronouns: she/her',
  'My phone number is 0341 555 0199',
  'My email is mara@example.org',
  'I married Jan in 2019',
  'The Wi-Fi password is on the fridge',
  'I am diabetic',
  "I'm a vegetarian",
  'We moved to Connewitz',
  'Called grandma, she has a cold',
  'I am a nurse at St. Anna hospital',
  'I work nights on Tuesdays and Thursdays',
  'Jan plays the cello',
  'Lea has her school concert on 12 June',
  'My mother Ruth lives in Halle',
  'I drive a red Toyota',
  'Bought new running shoes',
  'The dentist is Dr. Weber',
  'Rent is 980 euros a month',
];
const neg = [
  'what is my blood type?',
  "what is my husband's name?",
  'how tall is Jan?',
  "when is my mother's birthday?",
  'what is my passport number?',
  "what is Jan's job?",
  'which school did I go to?',
  'what is the name of my cat?',
];
const pos = [
  'what illnesses do I have?',
  'do I eat meat?',
  'where do I live?',
  'when did I last talk to grandma?',
  'where do I work?',
  'what is my phone number?',
  'what is my email?',
  'what car do I drive?',
  'who is my dentist?',
  'how much is the rent?',
  'where does my mother live?',
  'what instrument does Jan play?',
  'when did I get married?',
  'what is my job?',
  'what is my name?',
  'what time zone am I in?',
  'where is the wifi password?',
];
const lang = languageOf('en');
for (const q of [...neg, 'POS', ...pos]) {
  const asked = emb.wordMeanings(q, lang).filter(({ word }) => !lang.common.has(word));
  const sc = (b: number) => Math.max(0, (b - 0.35) / 0.65);
  const qv = emb.embedQueryNow(q, { language: lang });
  const rows = notes
    .map((n) => {
      const said = emb.wordMeanings(n, lang);
      const like = asked.map((w) => {
        let best = 0;
        for (const o of said) {
          best = Math.max(best, dot(w.vector, o.vector));
          if (best < 0.7 && w.circles.some((c) => o.circles.includes(c))) best = 0.7;
        }
        return sc(best);
      });
      const W = asked.reduce((s, { weight }) => s + weight, 0);
      const al = asked.reduce((s, { weight }, i) => s + weight * (like[i] ?? 0), 0) / W;
      const v = emb.embedNow([n], [lang])[0];
      const cos = v && qv ? dot(v, qv) : 0;
      return { n, like, j: (al + cos) / 2, al, cos };
    })
    .sort((a, b) => b.j - a.j)
    .slice(0, 4);
  console.log(q, asked.map(({ word, weight }) => `${word}:${weight.toFixed(2)}`).join(' '));
  for (const r of rows)
    console.log(
      '    ',
      r.j.toFixed(2),
      'al',
      r.al.toFixed(2),
      'cos',
      r.cos.toFixed(2),
      r.like.map((x) => x.toFixed(2)).join(','),
      r.n,
    );
}
