import type { Budgets } from '../../profiles/profile.js';
import { findTruncatedText, type TruncatedText } from './find-truncated-text.js';
import type { PromptFile } from './prompt-files.js';
import { isNear } from './text-size.js';

const growth = 1.2;

/** What a file that fits would lose if it grew by a fifth, when rules stand there. Null when none would be lost. */
export async function findRulesAtRisk(
  { document, limit }: PromptFile,
  budgets: Budgets,
): Promise<TruncatedText | null> {
  const { unit, overflow } = budgets;
  if (overflow === 'reject' || !(await isNear(document.text, { limit, unit, share: 1 / growth }))) return null;
  // Cutting the text as it is to a limit that is smaller by the same factor takes away the same part of it.
  const loss = await findTruncatedText(document, { limit: Math.floor(limit / growth), budgets });
  return loss?.holdsRules === true && !loss.isWhole ? loss : null;
}
