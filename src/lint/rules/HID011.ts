import { reportRuntimeMarkers } from '../hidden/report-runtime-markers.js';
import type { Report, Rule } from '../rule.js';
import { createPrefilter } from '../text/keyword-prefilter.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'HID011',
  title: 'Tokens of chat templates',
  severity: 'error',
  confidence: 'high',
  security: 8,
  checkFile: (document) => (mayHoldToken(document) ? reportRuntimeMarkers(document, tokensIn(document)) : []),
};

function mayHoldToken(document: LintDocument): boolean {
  return document.mayHold(look) || ['<|', '｜', '＜'].some((sign) => document.text.includes(sign));
}

const look = createPrefilter(
  ...['[inst]', '<sys>', 'system_prompt', 'available_tools', 'tool_call', 'tool_result', 'tool_content', 'end_of_turn'],
  ...['start_of_turn', 'start_of_image', 'bos_token', 'eos_token', 'eop_token', 'system_reminder', 'system_message'],
  ...['system_instruction', 'tool_response', 'tool_use', 'tool_output', 'function_call', 'function_result'],
  ...['function_response', '<invoke', '<parameter', '<think', '<scratchpad', '<system>', '<developer>'],
  ...['instruction:', 'response:'],
);

function tokensIn({ text }: LintDocument): (Report & { readonly isDebris: boolean })[] {
  return Array.from(text.matchAll(chatToken), ({ 0: token, index }) => ({
    start: index,
    end: index + token.trimEnd().length,
    isDebris: debris.test(token),
    message:
      'A token that runtimes use to divide a conversation. In a file it can end the prompt early and speak as the system or the user.',
    hint: 'Put it in backticks if you write about it; otherwise remove it.',
    fix: {
      safe: false,
      description: 'Put the token in backticks.',
      edits: [{ start: index, end: index + token.trimEnd().length, replacement: `\`${token.trim()}\`` }],
    },
  }));
}

/** Thoughts and tool calls that a model wrote into its answer. */
const debris = /^<\/?(?:antml:)?(?:think|thinking|scratchpad|tool_|function_|invoke|parameter)/i;

/** ChatML and its kin, Llama, Mistral, Gemma, DeepSeek, Cohere, and the tags of agents' tools. `<s>` is struck-through text in HTML. */
const chatToken = new RegExp(
  [
    '[<＜][|｜]\\w[\\w▁ -]{0,40}[|｜][>＞]',
    '\\[/?INST\\]',
    '<</?SYS>>',
    '\\[/?(?:SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS|TOOL_CONTENT)\\]',
    '</?(?:start_of_turn|end_of_turn|start_of_image|BOS_TOKEN|EOS_TOKEN|EOP_TOKEN)>',
    '</?(?:system-reminder|system_reminder|system-prompt|system_prompt|system-message|system_message|system_instructions?)(?:\\s[^<>]{0,80})?>',
    '</?(?:antml:)?(?:tool_calls?|tool_responses?|tool_results?|tool_use|tool_uses|tool_outputs?|function_calls?|function_results?|function_response|invoke|parameter)(?:\\s[^<>]{0,120})?>',
    '</?(?:think|thinking|scratchpad)>',
    '^[ \\t>]{0,8}</?(?:system|System|SYSTEM|developer)>',
    '^[ \\t>]{0,8}(?:###|\\*\\*)? ?(?:Instruction|Response):(?:\\*\\*)?[ \\t]*\\r?\\n(?=[^\\n]{0,2000}\\n\\s{0,4}###? ?(?:Response|Instruction):)',
  ].join('|'),
  'gm',
);
