// How well search finds what is known to be the answer.
//
//     npm run bench -- search --locomo FILE [--fit] [--without slips|stop-words|stems]
//     npm run bench -- search --life
//     npm run bench -- search --languages SET   (of test/quality: languages, languages-fresh, languages-development)
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { featureNames } from '../src/search/feature-names.js';
import { type Weights, weightsByWords, weightsWithVectors } from '../src/search/fuse.js';
import {
  askAll,
  hitsWithin,
  languageCodes,
  languageFolders,
  languageSet,
  lifeSet,
} from '../test/support/quality-set.js';
import { answerWith } from './search/answer-with.js';
import { type Collected, collect } from './search/collect.js';
import { answerUnseen, fitWeights } from './search/fit.js';
import { readLocomo } from './search/locomo.js';
import { askPlainFts } from './search/plain-fts.js';
import { type Answered, figuresHead, figuresRow, measure } from './search/score.js';
import { withTypo } from './search/typo.js';

const { values } = parseArgs({
  options: {
    locomo: { type: 'string' },
    life: { type: 'boolean' },
    languages: { type: 'string' },
    // Read by bench/start.js, which builds the engine.
    without: { type: 'string' },
    fit: { type: 'boolean' },
    check: { type: 'boolean' },
  },
});
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-bench-')));
try {
  if (values.locomo !== undefined) await benchLocomo(values.locomo);
  if (values.life === true) await benchLife();
  if (values.languages !== undefined) await benchLanguages(values.languages);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function benchLocomo(file: string): Promise<void> {
  const conversations = readLocomo(file);
  const collected: Collected[] = [];
  const mistyped: Collected[] = [];
  for (const conversation of conversations) {
    collected.push(...(await collect(folder, conversation, { hasTypos: false })));
    mistyped.push(...(await collect(folder, conversation, { hasTypos: true })));
  }
  const shipped = answerWith(collected, weightsWithVectors);
  const print = (name: string, answers: readonly Answered[]) => console.log(figuresRow(name, measure(answers)));
  console.log(figuresHead);
  print('plain FTS5, OR', conversations.flatMap(askPlainFts));
  print(
    'words only',
    answerWith(collected, weightsByWords, ({ features }) => features.neighbours > 0),
  );
  const onlyMeaning = Object.fromEntries(featureNames.map((name) => [name, name === 'meaning' ? 1 : 0]));
  print('vectors only', answerWith(collected, { ...weightsWithVectors, ...onlyMeaning }));
  print('as shipped', shipped);
  print('as shipped, one slip a question', answerWith(mistyped, weightsWithVectors));
  for (const category of [1, 2, 3, 4, 5])
    print(
      `  category ${category}`,
      shipped.filter((answer) => answer.category === category),
    );
  for (const { name } of conversations)
    print(
      `  ${name}`,
      answerWith(
        collected.filter(({ conversation }) => conversation === name),
        weightsWithVectors,
      ),
    );
  const unseen = answerUnseen(collected);
  print('unseen', unseen);
  print('unseen, one slip a question', answerUnseen(collected, { asked: mistyped }));
  if (values.fit === true) {
    for (const name of featureNames) print(`unseen, without ${name}`, answerUnseen(collected, { leftOut: [name] }));
    printWeights('fitted on all', fitWeights(collected));
    printWeights('fitted on all by words', fitWeights(collected, ['meaning']));
  }
  const { recall10, reciprocalRank, recall1000Tokens, empty } = measure(unseen);
  const isReached = recall10 >= 0.82 && reciprocalRank >= 0.64 && recall1000Tokens >= 0.7 && empty === 0;
  console.log(
    `on unseen conversations, targets recall@10 0.82, MRR 0.64, 0.70 within 1,000 tokens, no empty answer: ${isReached ? 'reached' : 'missed'}`,
  );
  if (values.check === true && !isReached) process.exitCode = 1;
}

function printWeights(name: string, weights: Weights): void {
  console.log(`${name}: ${featureNames.map((feature) => `${feature} ${weights[feature]}`).join(', ')}`);
}

async function benchLife(): Promise<void> {
  const quality = 'test/quality';
  for (const hasTypos of [false, true]) {
    const reword = hasTypos ? (question: string, index: number) => withTypo(question, index + 1) : undefined;
    const name = hasTypos ? 'with a slip' : 'as asked';
    const life = await askAll(lifeSet(quality), join(folder, `life-${hasTypos}`), reword);
    const others = life.filter(({ question }) => !question.shares);
    console.log(
      `life, ${name}: ${hitsWithin(life, 5)} of ${life.length} among the first five; ${hitsWithin(others, 5)} of the ${others.length} without a shared word`,
    );
  }
}

async function benchLanguages(wanted: string): Promise<void> {
  const among = languageFolders.find((name) => name === wanted);
  if (among === undefined) throw new Error(`There is no set ${wanted}, only ${languageFolders.join(', ')}.`);
  for (const code of languageCodes) {
    const found = await askAll(languageSet('test/quality', code, among), join(folder, `${among}-${code}`));
    const others = found.filter(({ question }) => !question.shares);
    console.log(
      `${among} ${code}: ${hitsWithin(found, 3)} of ${found.length} among the first three; ${hitsWithin(others, 3)} of the ${others.length} without a shared word`,
    );
  }
}
