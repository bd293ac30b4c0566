// What `recall` answers within 1,000 real tokens, and how often it says that nothing is known once the answer is gone.
//
//     npm run bench -- recall --locomo FILE [--every 5] | recall --realtalk FILE [--every 5] | recall --notes
//
// With --notes it asks the questions of the household and the languages in test/quality, and counts answers with the right note.
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type RecallAnswer, recall } from '../src/search/recall/recall.js';
import { openWorkspace } from '../src/workspace/open-workspace.js';
import {
  holdsAnswer,
  languageCodes,
  languageFolders,
  languageSet,
  lifeSet,
  openSet,
} from '../test/support/quality-set.js';
import { type LocomoConversation, type LocomoQuestion, readLocomo, writeConversation } from './search/locomo.js';

const { values } = parseArgs({
  options: {
    locomo: { type: 'string' },
    // Has the same shape.
    realtalk: { type: 'string' },
    every: { type: 'string', default: '5' },
    notes: { type: 'boolean', default: false },
  },
});
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-bench-')));
const totals = {
  questions: 0,
  answered: 0,
  uncertain: 0,
  found: 0,
  silent: 0,
  silentOrUncertain: 0,
  tokens: 0,
  lines: 0,
};
const file = values.locomo ?? values.realtalk;
try {
  if (values.notes) await askNotes();
  else if (file === undefined) throw new Error('Name the file of conversations: --locomo FILE or --realtalk FILE');
  else for (const conversation of readLocomo(file)) await ask(conversation, Number(values.every));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const share = (part: number, whole: number) => (part / whole).toFixed(3);
console.log(`questions                                    ${totals.questions}`);
console.log(`answered while the evidence is there         ${share(totals.answered, totals.questions)}`);
console.log(`… with uncertain memories only               ${share(totals.uncertain, totals.questions)}`);
console.log(`evidence within 1,000 tokens                 ${share(totals.found, totals.questions)}`);
console.log(`lines of an answer, on average               ${(totals.lines / totals.questions).toFixed(1)}`);
console.log(`tokens of an answer, on average              ${Math.round(totals.tokens / totals.questions)}`);
console.log(`"nothing known" once the evidence is deleted ${share(totals.silent, totals.questions)}`);
console.log(`… or uncertain memories only                 ${share(totals.silentOrUncertain, totals.questions)}`);

/** Questions about notes; then once more with the line that answers taken out. */
async function askNotes(): Promise<void> {
  const quality = 'test/quality';
  const sets = languageFolders.flatMap((among) => languageCodes.map((code) => languageSet(quality, code, among)));
  for (const [index, set] of [lifeSet(quality), ...sets].entries()) {
    const place = join(folder, `notes-${index}`);
    const { workspace, questions } = await openSet(set, place);
    for (const question of questions) {
      const answer = await recall(workspace, question.question, { track: false });
      count(answer, answer.sources.some((source) => holdsAnswer(place, question, source)) ? 1 : 0);
    }
    for (const { question, target } of questions) {
      const path = join(place, target.path);
      const text = readFileSync(path, 'utf8');
      const lines = text.split('\n').map((line) => (line.includes(target.contains) ? '' : line));
      writeFileSync(path, lines.join('\n'));
      countWithoutEvidence(await recall(workspace, question, { track: false }));
      writeFileSync(path, text);
    }
  }
}

function count(answer: RecallAnswer, found: number): void {
  totals.questions++;
  totals.tokens += answer.tokens;
  totals.lines += answer.lines.length;
  if (answer.confidence === 'sure') totals.answered++;
  if (answer.confidence === 'uncertain') totals.uncertain++;
  totals.found += found;
}

function countWithoutEvidence({ confidence }: RecallAnswer): void {
  if (confidence === 'none') totals.silent++;
  if (confidence !== 'sure') totals.silentOrUncertain++;
}

async function ask(conversation: LocomoConversation, every: number): Promise<void> {
  const place = join(folder, conversation.name);
  const chosen = conversation.questions.filter((_, index) => index % every === 0);
  writeConversation(place, conversation);
  for (const question of chosen) await askWithEvidence(place, conversation, question);
  for (const { question, evidence } of chosen) {
    // Emptied and not taken out, so that every other turn stays on its line.
    const turns = conversation.turns.map((turn) => (evidence.includes(turn.id) ? { ...turn, text: '' } : turn));
    writeConversation(place, { ...conversation, turns });
    countWithoutEvidence(await recall(await openWorkspace(place), question, { maxTokens: 1_000, track: false }));
  }
}

async function askWithEvidence(
  place: string,
  { turns }: LocomoConversation,
  { question, evidence }: LocomoQuestion,
): Promise<void> {
  const answer = await recall(await openWorkspace(place), question, { maxTokens: 1_000, track: false });
  const wanted = turns.filter(({ id }) => evidence.includes(id));
  const isThere = (turn: { path: string; line: number }) =>
    answer.sources.some(
      ({ path, startLine, endLine }) => path === turn.path && startLine <= turn.line && turn.line <= endLine,
    );
  count(answer, wanted.length === 0 ? 1 : wanted.filter(isThere).length / wanted.length);
}
