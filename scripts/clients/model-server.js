// A model on loopback that follows a script and records what reached it. It speaks the four protocols of the clients.
import { createServer } from 'node:http';

/** `calls`: for each mark in a prompt, the tool to call once. Everything else is answered with "Done." */
export async function startModel(calls) {
  const requests = [];
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    if (request.method !== 'POST') return send(response, { data: [{ id: 'fake', object: 'model' }] });
    requests.push({ path: request.url, body });
    const next = nextStep(body, calls);
    const protocol = protocols.find(({ path }) => path.test(request.url));
    if (protocol === undefined) return send(response, { input_tokens: 10, totalTokens: 10 });
    protocol.answer(response, next, body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return { url: `http://127.0.0.1:${port}`, requests, close: () => server.close() };
}

/** Requests that a user's turn makes; those for titles and the like carry no tools. */
export function turns({ requests }) {
  return requests.filter(({ body }) => toolNames(body).length > 0);
}

function nextStep(body, calls) {
  const text = JSON.stringify(body);
  const due = calls.find(({ mark }) => text.includes(mark) && !text.includes(`call_${mark}`));
  const name = due && toolNames(body).find((tool) => tool.endsWith(due.tool));
  return name ? { id: `call_${due.mark}`, name, input: due.input } : null;
}

function toolNames(body) {
  const tools = (body.tools ?? []).flatMap((tool) => [
    ...(tool.functionDeclarations ?? []).map(({ name }) => name),
    ...(tool.tools ?? []).map(({ name }) => `${tool.name}::${name}`),
    tool.name ?? tool.function?.name,
  ]);
  return tools.filter((name) => typeof name === 'string');
}

const protocols = [
  { path: /\/v1\/messages(?:\?|$)/, answer: answerAnthropic },
  { path: /\/chat\/completions/, answer: answerChat },
  { path: /\/responses/, answer: answerResponses },
  { path: /:(?:streamG|g)enerateContent/, answer: answerGemini },
];

function answerAnthropic(response, step, { stream, model }) {
  const block = step ? { type: 'tool_use', id: step.id, name: step.name, input: {} } : { type: 'text', text: '' };
  const usage = { input_tokens: 100, output_tokens: 5 };
  const stop = step ? 'tool_use' : 'end_turn';
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model, content: [], stop_reason: null, usage };
  if (!stream) {
    const whole = step ? { ...block, input: step.input } : { type: 'text', text: 'Done.' };
    return send(response, { ...message, content: [whole], stop_reason: stop });
  }
  const delta = step
    ? { type: 'input_json_delta', partial_json: JSON.stringify(step.input) }
    : { type: 'text_delta', text: 'Done.' };
  events(response, [
    ['message_start', { type: 'message_start', message }],
    ['content_block_start', { type: 'content_block_start', index: 0, content_block: block }],
    ['content_block_delta', { type: 'content_block_delta', index: 0, delta }],
    ['content_block_stop', { type: 'content_block_stop', index: 0 }],
    ['message_delta', { type: 'message_delta', delta: { stop_reason: stop, stop_sequence: null }, usage }],
    ['message_stop', { type: 'message_stop' }],
  ]);
}

function answerChat(response, step, { stream, model }) {
  const call = step && {
    index: 0,
    id: step.id,
    type: 'function',
    function: { name: step.name, arguments: JSON.stringify(step.input) },
  };
  const message = step
    ? { role: 'assistant', content: null, tool_calls: [call] }
    : { role: 'assistant', content: 'Done.' };
  const finish = step ? 'tool_calls' : 'stop';
  const usage = { prompt_tokens: 100, completion_tokens: 5, total_tokens: 105 };
  const base = { id: 'chat_1', created: 1, model };
  if (!stream)
    return send(response, {
      ...base,
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: finish }],
      usage,
    });
  const chunk = { ...base, object: 'chat.completion.chunk' };
  lines(response, [
    { ...chunk, choices: [{ index: 0, delta: message, finish_reason: null }] },
    { ...chunk, choices: [{ index: 0, delta: {}, finish_reason: finish }], usage },
    '[DONE]',
  ]);
}

function answerResponses(response, step, { model }) {
  const [namespace, name] = step?.name.includes('::') ? step.name.split('::') : [undefined, step?.name];
  const item = step
    ? {
        type: 'function_call',
        id: 'fc_1',
        call_id: step.id,
        name,
        ...(namespace && { namespace }),
        arguments: JSON.stringify(step.input),
        status: 'completed',
      }
    : {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text: 'Done.', annotations: [] }],
      };
  const usage = { input_tokens: 100, output_tokens: 5, total_tokens: 105 };
  const whole = { id: 'resp_1', object: 'response', model, status: 'completed', output: [item], usage };
  events(response, [
    ['response.created', { type: 'response.created', response: { ...whole, status: 'in_progress', output: [] } }],
    ['response.output_item.added', { type: 'response.output_item.added', output_index: 0, item }],
    ['response.output_item.done', { type: 'response.output_item.done', output_index: 0, item }],
    ['response.completed', { type: 'response.completed', response: whole }],
  ]);
}

function answerGemini(response, step, _body) {
  // Gemini has no ids of calls, so the mark goes along as an argument the tool ignores or as text.
  const part = step ? { functionCall: { name: step.name, args: step.input, id: step.id } } : { text: 'Done.' };
  const answer = {
    candidates: [{ content: { role: 'model', parts: [part] }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 5, totalTokenCount: 105 },
  };
  lines(response, [answer]);
}

function events(response, list) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const [name, data] of list) response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  response.end();
}

function lines(response, list) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const data of list) response.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);
  response.end();
}

function send(response, value) {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}

async function readBody(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return {}; // Telemetry and the like.
  }
}
