/** Logs as the clients write them: the shapes are documented, the words are made up. */

type Line = Readonly<Record<string, unknown>>;

export const conversation = [
  { role: 'user', text: 'Where did we put the ladder?' },
  { role: 'assistant', text: 'Behind the shop, next to the paint.' },
  { role: 'user', text: 'Thanks. My password is hunter2-Zebra!' },
  { role: 'assistant', text: 'I will not keep that.' },
] as const;

function jsonl(lines: readonly Line[]): string {
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

/** A Claude Code session in which tools write far more than people do. */
export function claudeCodeLog({ toolBytes = 50_000 }: { readonly toolBytes?: number } = {}): string {
  let number = 0;
  const common = (type: string, rest: Line = {}): Line => {
    number++;
    const uuid = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    const timestamp = new Date(Date.UTC(2026, 1, 1, 9, 0, number)).toISOString();
    const place = { cwd: '/home/sam/shop', sessionId: 'c1d2', version: '2.1.326', gitBranch: 'main' };
    return { type, uuid, parentUuid: null, isSidechain: false, timestamp, ...place, ...rest };
  };
  const message = (role: string, content: unknown, rest: Line = {}) =>
    common(role, { message: { role, content }, ...rest });
  const noise = 'tool output '.repeat(Math.ceil(toolBytes / 12));
  const [ask, answer, thanks, refusal] = conversation;
  return jsonl([
    { type: 'summary', summary: 'A ladder', leafUuid: 'x' },
    common('queue-operation', { operation: 'enqueue' }),
    common('attachment', { attachment: { type: 'hook_additional_context', content: 'tool output of a hook' } }),
    message('user', 'Caveat: tool output', { isMeta: true }),
    message('user', `<system-reminder>\ntool output\n</system-reminder>\n${ask.text}`),
    message('assistant', [{ type: 'thinking', thinking: 'tool output' }]),
    message('assistant', [{ type: 'tool_use', id: 't1', name: 'Bash', input: { command: 'tool output' } }]),
    message('user', [{ type: 'tool_result', tool_use_id: 't1', content: noise }]),
    message('assistant', [
      { type: 'text', text: answer.text },
      { type: 'tool_use', id: 't2', name: 'Read', input: { path: noise } },
    ]),
    message('user', [{ type: 'tool_result', tool_use_id: 't2', content: [{ type: 'text', text: noise }] }]),
    message('user', 'tool output for a helper', { isSidechain: true }),
    message('user', '<command-name>/compact</command-name>\n<command-message>tool output</command-message>'),
    common('system', { subtype: 'compact_boundary', content: noise, compactMetadata: { trigger: 'manual' } }),
    message('user', 'This session continues: tool output', { isCompactSummary: true }),
    message('user', [
      { type: 'text', text: thanks.text },
      { type: 'image', source: { data: 'tool output' } },
    ]),
    message('assistant', [{ type: 'text', text: refusal.text }]),
    common('last-prompt', { prompt: 'tool output' }),
  ]);
}

export function codexLog(): string {
  let number = 0;
  const line = (type: string, payload: Line): Line => {
    number++;
    return { timestamp: `2026-02-01T09:00:${String(number).padStart(2, '0')}.000Z`, ordinal: number, type, payload };
  };
  const message = (role: string, text: string) =>
    line('response_item', {
      type: 'message',
      role,
      content: [{ type: role === 'assistant' ? 'output_text' : 'input_text', text }],
    });
  return jsonl([
    line('session_meta', { id: '0199-codex', cwd: '/home/sam', cli_version: '0.169.0', instructions: 'tool output' }),
    message('developer', 'tool output of a hook'),
    message('user', '# AGENTS.md instructions for /home/sam\n\ntool output'),
    message('user', '<environment_context>\ntool output\n</environment_context>'),
    line('turn_context', { model: 'fake' }),
    ...conversation.flatMap(({ role, text }) => [
      line('event_msg', { type: role === 'user' ? 'user_message' : 'agent_message', message: text }),
      message(role, text),
    ]),
    line('response_item', { type: 'reasoning', summary: [{ type: 'summary_text', text: 'tool output' }] }),
    line('response_item', { type: 'function_call', name: 'shell', arguments: 'tool output', call_id: '1' }),
    line('response_item', { type: 'function_call_output', call_id: '1', output: 'tool output' }),
    line('compacted', { message: 'tool output' }),
  ]);
}

export function geminiLog(): string {
  const messages = conversation.map(({ role, text }, index) => ({
    id: `m${index}`,
    timestamp: `2026-02-01T09:00:0${index}.000Z`,
    type: role === 'user' ? 'user' : 'gemini',
    content: role === 'user' ? [{ text: `<hook_context>tool output</hook_context>\n${text}` }] : text,
    ...(role === 'assistant' && { thoughts: [{ subject: 'tool output' }], toolCalls: [{ result: 'tool output' }] }),
  }));
  return jsonl([
    { sessionId: 'gem-1', projectHash: 'abc', startTime: '2026-02-01T09:00:00Z', kind: 'main' },
    ...messages.flatMap((message) => [message, { $set: { lastUpdated: message.timestamp } }]),
    { id: 'm9', timestamp: '2026-02-01T09:00:09.000Z', type: 'info', content: 'tool output' },
    { id: 'm10', timestamp: '2026-02-01T09:00:10.000Z', type: 'gemini', content: '', toolCalls: [{}] },
  ]);
}

export function copilotLog(): string {
  const event = (type: string, data: Line, index = 0): Line => {
    return { type, data, id: `e-${type}-${index}`, timestamp: `2026-02-01T09:00:0${index}.000Z`, parentId: null };
  };
  return jsonl([
    event('session.start', { sessionId: 'cop-1', copilotVersion: '1.0.102' }),
    ...conversation.flatMap(({ role, text }, index) => [
      event(`${role}.message`, { content: text, transformedContent: `tool output ${text}` }, index),
      event('tool.execution_start', { toolName: 'bash', arguments: 'tool output' }, index),
      event('tool.execution_complete', { result: { content: 'tool output' } }, index),
    ]),
    event('assistant.message', { content: '', toolRequests: [{ name: 'tool output' }] }, 9),
  ]);
}
