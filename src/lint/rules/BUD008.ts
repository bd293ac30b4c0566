import { outlineText } from '../../budget/outline.js';
import { countTokens } from '../../tokens/count-tokens.js';
import { filesOfScope } from '../budgets/prompt-files.js';
import { scopesOver } from '../budgets/scope-sizes.js';
import { shown } from '../budgets/text-size.js';
import type { Rule } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';

/** From this share of the limit of all files on it is worth knowing where the tokens go. */
const usedShare = 0.5;

/** Other vocabularies need this many times the tokens of o200k. */
const otherVocabularies = { least: 1.1, most: 1.5 };

export const rule: Rule = {
  id: 'BUD008',
  title: 'Cost of a private prompt',
  severity: 'info',
  confidence: 'medium',
  async checkWorkspace(workspace) {
    const { total } = workspace.budgets;
    if (total === null) return [];
    const over = await scopesOver(workspace, Math.ceil(total * usedShare) - 1);
    const main = over.find(({ kind }) => kind === 'main');
    if (main === undefined) return [];
    const files = filesOfScope(workspace, 'main').map(({ document }) => document);
    const counted = await Promise.all(
      files.map(async (document) => ({ document, tokens: await countTokens(document.text) })),
    );
    const tokens = counted.reduce((sum, file) => sum + file.tokens, 0);
    const [largest, ...others] = counted.sort((one, other) => other.tokens - one.tokens);
    if (largest === undefined) return [];
    const share = (part: number) => `${Math.round((part / tokens) * 100)} %`;
    const next = others.slice(0, 2).map((file) => `${file.document.path} ${share(file.tokens)}`);
    const least = shown(Math.round(tokens * otherVocabularies.least));
    const most = shown(Math.round(tokens * otherVocabularies.most));
    const lines = await largestSection(largest.document);
    return [
      {
        path: largest.document.path,
        scope: 'main',
        message: `A private prompt takes about ${shown(tokens)} tokens (o200k; ${least} to ${most} in other vocabularies). This file is ${share(largest.tokens)} of it, its largest section (lines ${lines.startLine}–${lines.endLine}) ${share(lines.tokens)}${next.length === 0 ? '' : `; then ${next.join(' and ')}`}.`,
      },
    ];
  },
};

const mostSections = 1_000;

async function largestSection({ text }: LintDocument) {
  let largest = { startLine: 1, endLine: 1, tokens: 0 };
  for (const { startLine, endLine, text: own } of outlineText(text).sections.slice(0, mostSections)) {
    const tokens = await countTokens(own);
    if (tokens > largest.tokens) largest = { startLine, endLine, tokens };
  }
  return largest;
}
