import { openDatabase } from '../../src/sqlite/open-database.js';
import type { LocomoConversation } from './locomo.js';
import type { Answered } from './score.js';

/** What everybody gets for free: the turns in an FTS5 table, asked for any of the words of the question that `isAsked`. */
export function askPlainFts(
  { turns, questions }: LocomoConversation,
  isAsked: (word: string) => boolean = () => true,
): Answered[] {
  const database = openDatabase(':memory:');
  database.exec("CREATE VIRTUAL TABLE turns USING fts5(text, tokenize = 'porter unicode61')");
  const add = database.prepare('INSERT INTO turns (rowid, text) VALUES (?, ?)');
  for (const [index, turn] of turns.entries()) add.run(index + 1, turn.text);
  const find = database.prepare('SELECT rowid FROM turns WHERE turns MATCH ? ORDER BY bm25(turns) LIMIT 100').pluck();
  const answers = questions.map(({ question, category, evidence }): Answered => {
    const all = question.match(/[\p{L}\p{N}]+/gu) ?? [];
    const asked = all.filter((word) => isAsked(word.toLowerCase()));
    const words = asked.length === 0 ? all : asked;
    const rows = words.length === 0 ? [] : find.all(words.map((word) => `"${word}"`).join(' OR '));
    const found = rows.flatMap((row) => {
      const turn = turns[Number(row) - 1];
      return turn === undefined ? [] : [{ id: turn.id, tokens: Math.ceil(turn.text.length / 4) + 12 }];
    });
    return { category, wanted: evidence, found };
  });
  database.close();
  return answers;
}
