import { expect, test } from 'vitest';
import * as z from 'zod';
import { configJsonSchema } from '../../../src/config/config-json-schema.js';
import { configDefaults } from '../../../src/config/defaults.js';
import { environmentKeys, flagVariables } from '../../../src/config/environment-settings.js';
import { parseConfig } from '../../../src/config/parse-config.js';
import { configSchema } from '../../../src/config/schema.js';

const examples = [
  {},
  { $schema: './agentsoul.schema.json', profile: 'agentsoul', timezone: 'America/Bogota', budgets: 'lean' },
  {
    agent: { id: 'aria', role: 'A calm owl.\nCurious.', instructions: 'Answer briefly.' },
    ui: { assistant: { name: 'Aria', avatar: '🧑‍💻', emoji: '🦉' } },
    agents: {
      aria: { workspace: 'agents/aria', identity: { name: 'Aria', creature: 'owl' }, delegates: ['scout'] },
      scout: { workspace: 'agents/scout', profile: 'openclaw', description: 'Finds sources.' },
    },
    teams: { desk: { members: ['aria', 'scout'], description: 'Weekly review.' } },
    scopes: { group: { soul: false, user: false }, subagent: { episodes: true } },
    budgets: { unit: 'tokens', perFile: 900, perRole: { soul: 500 }, total: 8_000, overflow: 'reject', warnAt: 0.9 },
  },
  {
    memory: {
      decay: { lambda: 0.05, weights: { core: 2 } },
      search: { paths: ['bank'] },
      daily: { retentionDays: 30 },
    },
    embeddings: { provider: 'ollama', name: 'nomic-embed-text', dimensions: 768 },
    model: { provider: 'command', command: ['llm', '-m', 'small'], timeoutMs: 5_000 },
    reflection: { schedule: 'off' },
    dreaming: { gate: 'strict' },
    personas: [{ file: 'souls/night.md', at: '23:30', duration: '30m', days: ['sat'], chance: 0.1, seed: 'autumn' }],
    audit: { alerts: false },
    server: { host: '::1', port: 0 },
    lint: {
      rules: { 'no-secret': 'error' },
      suppress: [{ rule: 'no-secret', reason: 'An example.', until: '2027-01-31' }],
    },
  },
];

test.each(examples.map((example) => [Object.keys(example).join(', ') || 'nothing', example] as const))(
  'a config with %s passes both the schema and the published JSON Schema',
  (_name, example) => {
    expect(parseConfig(JSON.stringify(example), { source: 'agentsoul.json' })).toEqual(example);
    const published = z.fromJSONSchema(configJsonSchema({ profiles: ['agentsoul', 'openclaw'] }));
    expect(published.safeParse(example).error).toBeUndefined();
  },
);

test.each([
  { timezon: 'UTC' },
  { profile: 'elsewhere' },
  { server: { port: 70_000 } },
  { scopes: { group: { user: true } } },
  { budgets: 'fat' },
  { personas: [{ at: '23:30' }] },
])('the published JSON Schema refuses %j', (config) => {
  const published = z.fromJSONSchema(configJsonSchema({ profiles: ['agentsoul', 'openclaw'] }));
  expect(published.safeParse(config).success).toBe(false);
});

test('every setting of the published JSON Schema is described', () => {
  expect(undescribed(configJsonSchema(), '')).toEqual([]);
});

test('every setting is strict: no object takes a key that is not named', () => {
  const text = JSON.stringify(configJsonSchema());
  expect(text.includes('"additionalProperties":{}')).toBe(false);
  expect(text.includes('"additionalProperties":true')).toBe(false);
});

test('the defaults are a config', () => {
  expect(configSchema().parse(configDefaults)).toEqual(configDefaults);
});

test('every variable has one setting and no setting takes the name of a flag', () => {
  const variables = [...environmentKeys().keys()];
  expect(variables.length).toBe(new Set(variables).size);
  expect(variables.filter((variable) => flagVariables.some((flag) => flag === variable))).toEqual([]);
  expect(variables.filter((variable) => !/^AGENTSOUL(_[A-Z0-9]+)+$/.test(variable))).toEqual([]);
});

function undescribed(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const below = Object.entries(schema).flatMap(([key, child]) => {
    if (key === 'properties')
      return Object.entries(child).flatMap(([name, value]) => undescribedKey(value, `${path}.${name}`));
    return ['items', 'additionalProperties', 'anyOf'].includes(key)
      ? [child].flat().flatMap((part) => undescribed(part, path))
      : [];
  });
  return below;
}

function undescribedKey(schema: unknown, path: string): string[] {
  const isDescribed = typeof schema === 'object' && schema !== null && 'description' in schema;
  return [...(isDescribed ? [] : [path]), ...undescribed(schema, path)];
}
