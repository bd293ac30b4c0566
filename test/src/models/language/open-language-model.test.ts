import { expect, test } from 'vitest';
import * as z from 'zod';
import { configDefaults } from '../../../../src/config/defaults.js';
import { findModelProblem, openLanguageModel } from '../../../../src/models/language/open-language-model.js';
import type { ModelSettings } from '../../../../src/models/language/text-source.js';
import { startModel } from './model-server.js';
import { failureOf, openModel } from './opened-model.js';

const request = {
  system: 'Say hello.',
  prompt: 'To Ana.',
  schema: z.strictObject({ answer: z.string() }),
  schemaName: 'greeting',
  maxOutputTokens: 100,
};

function workspaceWith(model: Partial<ModelSettings>, stated: Partial<ModelSettings> = model) {
  const configOf = (settings: Partial<ModelSettings>) => ({
    ...configDefaults,
    model: { ...configDefaults.model, ...settings },
  });
  const statedConfig = { config: configOf(stated), origins: new Map(), warnings: [], layers: [] };
  return { config: configOf(model), statedConfig, env: {} };
}

test.each([['none'], ['rules']] as const)('with %s there is no model, and nothing is wrong', (provider) => {
  expect(openLanguageModel(workspaceWith({ provider }))).toBeNull();
  expect(findModelProblem(workspaceWith({ provider }))).toBeNull();
});

test.each([
  [{ provider: 'anthropic' }, 'incomplete', 'The provider anthropic needs `model.name`.'],
  [{ provider: 'openai-compatible', name: 'm' }, 'incomplete', 'The provider openai-compatible needs `model.url`.'],
  [{ provider: 'command' }, 'incomplete', 'The provider command needs `model.command`.'],
  [{ provider: 'command', command: [] }, 'incomplete', 'The provider command needs `model.command`.'],
  [
    { provider: 'anthropic', name: 'm' },
    'no-key',
    'The key of anthropic is read from ANTHROPIC_API_KEY, which is not set.',
  ],
  [{ provider: 'openai', name: 'm' }, 'no-key', 'The key of openai is read from OPENAI_API_KEY, which is not set.'],
  [
    { provider: 'google', name: 'm' },
    'no-key',
    'The key of google is read from GOOGLE_GENERATIVE_AI_API_KEY, which is not set.',
  ],
  [
    { provider: 'ollama', name: 'm', apiKeyEnv: 'MINE' },
    'no-key',
    'The key of ollama is read from MINE, which is not set.',
  ],
] satisfies [Partial<ModelSettings>, string, string][])('%j cannot be asked: %s', async (settings, reason, message) => {
  const workspace = workspaceWith(settings);
  expect(findModelProblem(workspace)).toMatchObject({ reason, message });
  const model = openLanguageModel(workspace);
  if (model === null) throw new Error('There is no model.');
  expect(await failureOf(model, request)).toMatchObject({ reason, message });
});

test('a model that only the untrusted workspace names is not asked', () => {
  const workspace = workspaceWith({ provider: 'none' }, { provider: 'ollama', name: 'm' });
  expect(findModelProblem(workspace)).toMatchObject({
    reason: 'untrusted',
    message: 'This workspace configures a model (ollama), but you have not trusted the workspace.',
  });
});

test('a key that no header can carry is refused without being shown', () => {
  const workspace = { ...workspaceWith({ provider: 'openai', name: 'm' }), env: { OPENAI_API_KEY: 'two words\nhere' } };
  const problem = findModelProblem(workspace);
  expect(problem?.message).toBe('The key of openai is read from OPENAI_API_KEY, which does not contain a valid key.');
});

test('secrets in the prompt stay on this machine, and the answer says how many', async () => {
  const server = await startModel(() => ({ text: '{"answer":"Hello"}' }));
  const model = openModel({ provider: 'ollama', name: 'm', url: server.url }, { env: {} });
  const token = `ghp_${'aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1dE3fG5'}`;
  const answer = await model.ask({ ...request, prompt: `Ana wrote: the token is ${token}.` });
  await server.close();
  expect(answer.masked).toBe(1);
  expect(server.asked[0]?.sent).not.toContain(token);
  expect(server.asked[0]?.sent).toContain('[redacted: github token]');
  expect(server.asked[0]?.headers.authorization).toBeUndefined();
});

test('what a provider does not count is counted here', async () => {
  const server = await startModel(() => ({ text: '{"answer":"Hello"}', tokens: null }));
  const model = openModel({ provider: 'ollama', name: 'm', url: `${server.url}/api/` }, { env: {} });
  const { tokens } = await model.ask(request);
  await server.close();
  expect(tokens.output).toBe(5);
  expect(tokens.input).toBeGreaterThan(50);
});

test('the settings can allow less than was asked for', async () => {
  const server = await startModel(() => ({ text: '{"answer":"Hello"}' }));
  const model = openModel({ provider: 'ollama', name: 'm', url: server.url, maxTokens: 40 }, { env: {} });
  await model.ask(request);
  await server.close();
  expect(server.asked[0]?.body.max_tokens).toBe(40);
});

test('all answers to a question together stay within the limit', async () => {
  const server = await startModel((_, before) => ({
    text: before === 0 ? '{"wrong":1}' : '{"answer":"Hello"}',
    tokens: { input: 10, output: 70 },
  }));
  const model = openModel({ provider: 'ollama', name: 'm', url: server.url }, { env: {} });
  expect(await failureOf(model, request)).toMatchObject({ reason: 'too-long' });
  await server.close();
  expect(server.asked.map(({ body }) => body.max_tokens)).toEqual([100, 30]);
});
