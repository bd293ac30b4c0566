/** What was found for one question, the best first, and how many tokens each takes. */
export type Answered = {
  readonly category: number;
  readonly wanted: readonly string[];
  readonly found: readonly { readonly id: string; readonly tokens: number }[];
};

export type Figures = {
  readonly questions: number;
  readonly recall5: number;
  readonly recall10: number;
  readonly recall20: number;
  readonly reciprocalRank: number;
  /** Recall of what fits into 1,000 tokens. */
  readonly recall1000Tokens: number;
  readonly empty: number;
};

export function measure(answers: readonly Answered[]): Figures {
  const mean = (value: (answer: Answered) => number) =>
    answers.length === 0 ? 0 : answers.reduce((sum, answer) => sum + value(answer), 0) / answers.length;
  return {
    questions: answers.length,
    recall5: mean((answer) => recall(answer, 5)),
    recall10: mean((answer) => recall(answer, 10)),
    recall20: mean((answer) => recall(answer, 20)),
    reciprocalRank: mean(({ wanted, found }) => {
      const rank = found.findIndex(({ id }) => wanted.includes(id));
      return rank === -1 ? 0 : 1 / (rank + 1);
    }),
    recall1000Tokens: mean((answer) => recall(answer, countWithin(answer, 1_000))),
    empty: answers.filter(({ found }) => found.length === 0).length,
  };
}

function recall({ wanted, found }: Answered, count: number): number {
  const ids = new Set(found.slice(0, count).map(({ id }) => id));
  return wanted.filter((id) => ids.has(id)).length / wanted.length;
}

function countWithin({ found }: Answered, limit: number): number {
  let tokens = 0;
  for (const [index, one] of found.entries()) {
    tokens += one.tokens;
    if (tokens > limit) return index;
  }
  return found.length;
}

export function figuresRow(name: string, figures: Figures): string {
  const percent = (share: number) => (share * 100).toFixed(1).padStart(6);
  const { recall5, recall10, recall20, reciprocalRank, recall1000Tokens } = figures;
  const shares = [recall5, recall10, recall20, reciprocalRank, recall1000Tokens].map(percent).join(' ');
  return `${name.padEnd(34)} ${shares} ${String(figures.empty).padStart(6)} ${String(figures.questions).padStart(6)}`;
}

export const figuresHead = `${''.padEnd(34)}    @5    @10    @20    MRR  1kTok  empty      n`;
