// How well search finds what is known to be the answer.
//
//     npm run bench -- search --locomo FILE [--fit] [--without slips|stop-words|stems]
//     npm run bench -- search --realtalk FILE   (the same of real chats, for which no weight was fitted)
//     npm run bench -- search --life
//     npm run bench -- search --languages SET   (of test/quality: languages, languages-fresh, languages-development)
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { languageOf } from '../src/language/words/languages.js';
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
import { type LocomoConversation, readLocomo } from './search/locomo.js';
import { askPlainFts } from './search/plain-fts.js';
import { type Answered, type Figures, figuresHead, figuresRow, measure } from './search/score.js';
import { withTypo } from './search/typo.js';

const { values } = parseArgs({
  options: {
    locomo: { type: 'string' },
    realtalk: { type: 'string' },
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
  if (values.realtalk !== undefined) await benchRealtalk(values.realtalk);
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
  console.log(figuresHead);
  printPlain(conversations);
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

/** Real chats of REALTALK, which has the shape of LoCoMo. They judge the weights that were fitted on LoCoMo. */
async function benchRealtalk(file: string): Promise<void> {
  const conversations = readLocomo(file);
  const collected: Collected[] = [];
  for (const conversation of conversations)
    collected.push(...(await collect(folder, conversation, { hasTypos: false })));
  console.log(figuresHead);
  const leastRecall = printPlain(conversations).recall10 + 0.05;
  const shipped = answerWith(collected, weightsWithVectors);
  print('as shipped', shipped);
  for (const category of [1, 2, 3])
    print(
      `  category ${category}`,
      shipped.filter((answer) => answer.category === category),
    );
  const isReached = measure(shipped).recall10 >= leastRecall;
  console.log(
    `target recall@10 ${leastRecall.toFixed(3)}, five points over BM25 without stop words: ${isReached ? 'reached' : 'missed'}`,
  );
  if (values.check === true && !isReached) process.exitCode = 1;
}

function print(name: string, answers: readonly Answered[]): void {
  console.log(figuresRow(name, measure(answers)));
}

/** What everybody gets for free; the figures are those without stop words. */
function printPlain(conversations: readonly LocomoConversation[]): Figures {
  const { common } = languageOf('en');
  print(
    'plain FTS5, OR',
    conversations.flatMap((conversation) => askPlainFts(conversation)),
  );
  const withoutStopWords = conversations.flatMap((conversation) =>
    askPlainFts(conversation, (word) => !common.has(word)),
  );
  print('plain FTS5, OR, no stop words', withoutStopWords);
  return measure(withoutStopWords);
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
