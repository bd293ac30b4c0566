import type { CallToolResult, InputRequiredResult } from '@modelcontextprotocol/server';
import { SoulError } from '../index.js';
import { safeText } from './quote.js';
import type { ToolAnswer } from './tools/tool.js';

export function isAnswer(outcome: ToolAnswer | InputRequiredResult): outcome is ToolAnswer {
  return !('resultType' in outcome);
}

export function toolResult({ text, value }: ToolAnswer): CallToolResult {
  return { content: [{ type: 'text', text }], structuredContent: value };
}

/** A failure as a result, so that the model reads what to do; a bug says no more than that it is one. */
export function toolFailure(error: unknown): CallToolResult {
  return { content: [{ type: 'text', text: failureText(error) }], isError: true };
}

export function failureText(error: unknown): string {
  if (!(error instanceof SoulError)) return 'Internal error in agentsoul. `agentsoul doctor` may tell more.';
  const { message, hint, code } = error;
  return safeText([message, ...(hint === null ? [] : [hint]), `(${code})`].join(' '));
}
