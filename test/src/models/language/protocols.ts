import type { Asked, Said } from './model-server.js';

/** How a provider wraps what a model writes, in one piece and in a stream of events. */
export type Protocol = {
  readonly isFor: RegExp;
  readonly answer: (asked: Asked, said: Said) => unknown;
  readonly stream: (asked: Asked, said: Said) => string[];
};

const usual = { input: 120, output: 30 };

const chat: Protocol = {
  isFor: /^\/v1\/chat\/completions$/,
  answer: ({ body }, { text = '', finish = 'stop', tokens = usual }) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_770_000_000,
    model: body.model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
    ...(tokens !== null && {
      usage: {
        prompt_tokens: tokens.input,
        completion_tokens: tokens.output,
        total_tokens: tokens.input + tokens.output,
      },
    }),
  }),
  stream: ({ body }, { text = '', finish = 'stop', tokens = usual }) => {
    const chunk = (choices: unknown[], more = {}) =>
      `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_770_000_000, model: body.model, choices, ...more })}\n\n`;
    return [
      chunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]),
      ...piecesOf(text).map((content) => chunk([{ index: 0, delta: { content }, finish_reason: null }])),
      chunk([{ index: 0, delta: {}, finish_reason: finish }]),
      ...(tokens === null
        ? []
        : [
            chunk([], {
              usage: {
                prompt_tokens: tokens.input,
                completion_tokens: tokens.output,
                total_tokens: tokens.input + tokens.output,
              },
            }),
          ]),
      'data: [DONE]\n\n',
    ];
  },
};

/** Older models answer in a given form by calling a tool, newer ones write it as text. */
const messages: Protocol = {
  isFor: /^\/v1\/messages$/,
  answer: ({ body }, { text = '', finish = 'stop', tokens }) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: body.model,
    content: [
      body.tools === undefined
        ? { type: 'text', text }
        : { type: 'tool_use', id: 'toolu_1', name: 'json', input: asJson(text) },
    ],
    stop_reason: stopReason(body, finish),
    stop_sequence: null,
    usage: { input_tokens: (tokens ?? usual).input, output_tokens: (tokens ?? usual).output },
  }),
  stream: ({ body }, { text = '', finish = 'stop', tokens }) => {
    const event = (type: string, value: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...value })}\n\n`;
    const isTool = body.tools !== undefined;
    const block = isTool ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: {} } : { type: 'text', text: '' };
    const { input, output } = tokens ?? usual;
    return [
      event('message_start', {
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: body.model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: input, output_tokens: 1 },
        },
      }),
      event('content_block_start', { index: 0, content_block: block }),
      ...piecesOf(text).map((piece) =>
        event('content_block_delta', {
          index: 0,
          delta: isTool ? { type: 'input_json_delta', partial_json: piece } : { type: 'text_delta', text: piece },
        }),
      ),
      event('content_block_stop', { index: 0 }),
      event('message_delta', {
        delta: { stop_reason: stopReason(body, finish), stop_sequence: null },
        usage: { output_tokens: output },
      }),
      event('message_stop', {}),
    ];
  },
};

const generateContent: Protocol = {
  isFor: /^\/v1beta\/models\/[^/:]+:(?:streamG|g)enerateContent/,
  answer: (_, said) => candidate(said.text ?? '', said),
  stream: (_, said) => {
    const pieces = piecesOf(said.text ?? '');
    return pieces.map((piece, index) => {
      const isLast = index === pieces.length - 1;
      return `data: ${JSON.stringify(isLast ? candidate(piece, said) : { candidates: [{ content: { role: 'model', parts: [{ text: piece }] }, index: 0 }] })}\n\n`;
    });
  },
};

export const protocols: readonly Protocol[] = [chat, messages, generateContent];

function candidate(text: string, { finish = 'stop', tokens }: Said) {
  const { input, output } = tokens ?? usual;
  return {
    candidates: [
      {
        content: { role: 'model', parts: [{ text }] },
        finishReason: finish === 'stop' ? 'STOP' : 'MAX_TOKENS',
        index: 0,
      },
    ],
    usageMetadata: { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output },
  };
}

function stopReason(body: Asked['body'], finish: 'stop' | 'length'): string {
  if (finish === 'length') return 'max_tokens';
  return body.tools === undefined ? 'end_turn' : 'tool_use';
}

function piecesOf(text: string): string[] {
  return text.match(/[\s\S]{1,12}/gu) ?? [''];
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A model that calls a tool with something that is no JSON.
    return text;
  }
}
