import { type Quotation, quotationLine, quoteConversations } from '../../sessions/quote-conversations.js';
import { countTokens } from '../../tokens/count-tokens.js';
import type { Workspace } from '../../workspace/workspace.js';

type Recalled = { readonly context: string; readonly tokens: number };

/** A recalled answer with what was said in conversations behind it, as far as it fits. What is known stays what memories say. */
export async function withConversations<Answer extends Recalled>(
  workspace: Workspace,
  answer: Answer,
  { question, maxTokens }: { readonly question: string; readonly maxTokens: number },
): Promise<Answer & { readonly conversations?: readonly Quotation[] }> {
  const conversations: Quotation[] = [];
  let { context, tokens } = answer;
  for (const quotation of await quoteConversations(workspace, question)) {
    const longer = [...(context === '' ? [] : [context]), quotationLine(quotation)].join('\n');
    const count = await countTokens(longer);
    if (count > maxTokens) continue;
    conversations.push(quotation);
    context = longer;
    tokens = count;
  }
  return { ...answer, context, tokens, conversations };
}
