import { expect, test } from 'vitest';
import { loadConfig } from '../../../src/config/load-config.js';
import { maskSecrets } from '../../../src/config/mask-secrets.js';
import { getConfigValue, listConfig } from '../../../src/config/show-config.js';
import { SoulError } from '../../../src/errors/soul-error.js';

const loaded = loadConfig({
  workspaceText: {
    text: '{\n  "timezone": "Asia/Tokyo",\n  "model": { "command": ["llm", "--api-key", "abc123"] }\n}',
    path: 'agentsoul.json',
  },
  userText: null,
  env: { AGENTSOUL_SERVER_PORT: '8080' },
});

test('every setting in force is listed with its origin', () => {
  const rows = listConfig(loaded);
  expect(rows.filter(({ origin }) => origin !== 'default')).toEqual([
    { key: 'model.command', value: ['llm', '--api-key', '••••••'], origin: 'workspace', where: 'agentsoul.json:3' },
    { key: 'server.port', value: 8080, origin: 'env', where: 'AGENTSOUL_SERVER_PORT' },
    { key: 'timezone', value: 'Asia/Tokyo', origin: 'workspace', where: 'agentsoul.json:2' },
  ]);
  expect(rows.map(({ key }) => key)).toEqual(rows.map(({ key }) => key).toSorted());
  expect(rows.length).toBe(loaded.origins.size);
});

test.each([
  ['server.port', { key: 'server.port', value: 8080, origin: 'env', where: 'AGENTSOUL_SERVER_PORT' }],
  ['server', { key: 'server', value: { host: '127.0.0.1', port: 8080 }, origin: null, where: null }],
  ['agent.id', { key: 'agent.id', value: null, origin: null, where: null }],
  ['agents.aria.identity.name', { key: 'agents.aria.identity.name', value: null, origin: null, where: null }],
])('the value of %s', (keyPath, expected) => {
  expect(getConfigValue(loaded, keyPath)).toEqual(expected);
});

test.each([
  ['timezon', 'There is no setting named timezon.', 'Did you mean `timezone`?'],
  ['memory.decay.lamda', 'There is no setting named memory.decay.lamda.', 'Did you mean `memory.decay.lambda`?'],
  ['memori.decay.lambda', 'There is no setting named memori.decay.lambda.', 'Did you mean `memory.decay.lambda`?'],
  ['timezone.city', 'There is no setting named timezone.city.', 'Run `agentsoul config show` to see all settings.'],
  ['__proto__', 'There is no setting named __proto__.', 'Run `agentsoul config show` to see all settings.'],
  ['', 'There is no setting named "".', 'Run `agentsoul config show` to see all settings.'],
])('the unknown name %j gets a suggestion', (keyPath, message, hint) => {
  expect(() => getConfigValue(loaded, keyPath)).toThrow(new SoulError('config-unknown-key', message, { hint }));
});

test.each([
  ['x.apiKey', 'abc', '••••••'],
  ['x.botToken', 'abc', '••••••'],
  ['model.apiKeyEnv', 'OPENAI_API_KEY', 'OPENAI_API_KEY'],
  ['model.name', 'sk-abcdefghijklmnop', '••••••'],
  ['x.url', 'https://kim:word@example.org/a?token=abc&b=1', 'https://••••••@example.org/a?token=••••••&b=1'],
  [
    'model.command',
    ['run', 'TOKEN=abc', '--password', 'abc', 'plain'],
    ['run', 'TOKEN=••••••', '--password', '••••••', 'plain'],
  ],
  ['model.maxTokens', 8_000, 8_000],
])('%s with %j is shown as %j', (key, value, shown) => {
  expect(maskSecrets(key, value)).toEqual(shown);
});
