import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/config/json-value.js';
import { judgeTrust, restrictUntrusted } from '../../../src/config/judge-trust.js';
import { loadConfig, workspaceSettings } from '../../../src/config/load-config.js';
import { sensitiveHash, sensitiveSettings } from '../../../src/config/sensitive-settings.js';
import { parseTrustRecord, planTrust, serialiseTrustRecord } from '../../../src/config/trust-record.js';
import { SoulError } from '../../../src/errors/soul-error.js';

const at = new Date('2026-02-02T14:30:00Z');
const root = '/home/kim/aria';

const config = {
  timezone: 'Asia/Tokyo',
  ui: { assistant: { avatar: 'https://example.org/owl.png' } },
  agents: { aria: { workspace: '.' }, scout: { workspace: 'agents/scout', identity: { name: 'Scout' } } },
  memory: { daily: { days: 3 }, search: { paths: ['bank'] } },
  model: { provider: 'command', command: ['llm'], timeoutMs: 60_000 },
  embeddings: { provider: 'none' },
  personas: [{ file: 'night.md', at: '23:30' }],
  server: { host: '0.0.0.0', port: 4_747 },
  scopes: { main: { dreams: true }, group: { daily: true, style: false }, subagent: { episodes: true, tools: false } },
} satisfies JsonObject;

test('the sensitive settings are those that run, connect, point somewhere, open or silence, unless they are the default', () => {
  expect(JSON.parse(sensitiveSettings(config))).toEqual({
    'agents.scout.workspace': 'agents/scout',
    'memory.search.paths': ['bank'],
    'model.command': ['llm'],
    'model.provider': 'command',
    'personas[0].file': 'night.md',
    'scopes.group.daily': true,
    'scopes.subagent.episodes': true,
    'server.host': '0.0.0.0',
    'ui.assistant.avatar': 'https://example.org/owl.png',
  });
});

test('the order of keys does not matter to the hash', () => {
  const { timezone, ...rest } = config;
  expect(sensitiveHash({ ...rest, server: { port: 4_747, host: '0.0.0.0' }, timezone })).toBe(sensitiveHash(config));
});

describe('a trusted workspace', () => {
  const record = planTrust(null, { root, config, at });

  test('is trusted while its sensitive settings stay', () => {
    expect(judgeTrust({ root, config, record })).toEqual({ trusted: true, reason: 'listed' });
  });

  test.each([
    ['timezone', { timezone: 'UTC' }],
    ['budgets', { budgets: 'lean' }],
    ['the choice of the vectors that come with agentsoul', { embeddings: { provider: 'static' } }],
    ['the choice of no vectors', { embeddings: {} }],
    ['memory', { memory: { daily: { days: 9 }, search: { paths: ['bank'] } } }],
    ['the hour of a persona', { personas: [{ file: 'night.md', at: '01:00' }] }],
    [
      'what is closed to a scope',
      { scopes: { ...config.scopes, group: { daily: true, soul: false }, cron: { soul: false } } },
    ],
    ['what the owner sees', { scopes: { ...config.scopes, main: {} } }],
    ['a name', { agents: { aria: {}, scout: { workspace: 'agents/scout', identity: { name: 'Max' } } } }],
  ])('stays trusted when only %s changes', (_name, change) => {
    expect(judgeTrust({ root, config: { ...config, ...change }, record })).toEqual({ trusted: true, reason: 'listed' });
  });

  test.each([
    ['model.command', { model: { ...config.model, command: ['curl', 'evil.example'] } }],
    ['model.url', { model: { ...config.model, url: 'https://evil.example' } }],
    ['embeddings.provider', { embeddings: { provider: 'ollama' } }],
    ['embeddings.provider', { embeddings: { provider: 'transformers' } }],
    ['embeddings.url', { embeddings: { provider: 'static', url: 'https://evil.example' } }],
    ['memory.search.paths', { memory: { search: { paths: ['bank', 'more'] } } }],
    ['personas[0].file', { personas: [{ file: 'other.md', at: '23:30' }] }],
    ['personas[0].sha256', { personas: [{ file: 'night.md', sha256: '0'.repeat(64) }] }],
    ['server.port', { server: { host: '0.0.0.0', port: 80 } }],
    ['server.host', { server: {} }],
    ['scopes.cron.episodes', { scopes: { ...config.scopes, cron: { episodes: true } } }],
    ['scopes.group.daily', { scopes: { ...config.scopes, group: { daily: false } } }],
    ['scopes.room.daily', { scopes: { ...config.scopes, room: { daily: true } } }],
    ['scopes.subagent.soul', { scopes: { ...config.scopes, subagent: { episodes: true, soul: true } } }],
    ['audit.alerts', { audit: { alerts: false, retentionDays: 9 } }],
    ['agents.max.workspace', { agents: { ...config.agents, max: { workspace: 'max' } } }],
    ['ui.assistant.avatar', { ui: { assistant: { avatar: 'https://evil.example/a.png' } } }],
  ])('asks again when %s changes', (key, change) => {
    expect(judgeTrust({ root, config: { ...config, ...change }, record })).toEqual({
      trusted: false,
      reason: 'changed',
      changed: [key],
    });
  });

  test('asks again where it was trusted by a version that did not count what opens a scope', () => {
    const { scopes, ...others } = config;
    const old = planTrust(null, { root, config: others, at });
    expect(judgeTrust({ root, config, record: old })).toEqual({
      trusted: false,
      reason: 'changed',
      changed: ['scopes.group.daily', 'scopes.subagent.episodes'],
    });
    expect(judgeTrust({ root, config: { ...others, scopes: { group: { style: false } } }, record: old })).toEqual({
      trusted: true,
      reason: 'listed',
    });
  });

  test('says nothing about another folder', () => {
    expect(judgeTrust({ root: '/home/kim/other', config, record })).toEqual({ trusted: false, reason: 'not-listed' });
    expect(judgeTrust({ root, config, record: null })).toEqual({ trusted: false, reason: 'not-listed' });
    expect(judgeTrust({ root: 'constructor', config, record })).toEqual({ trusted: false, reason: 'not-listed' });
  });
});

describe('the record', () => {
  test('survives being written and read', () => {
    const first = planTrust(null, { root, config, at });
    const second = planTrust(first, { root: '/home/kim/a', config: {}, at });
    expect(parseTrustRecord(serialiseTrustRecord(second), { source: 'trust.json' })).toEqual(second);
    expect(Object.keys(second.workspaces)).toEqual([root, '/home/kim/a']);
  });

  test('is a readable file', () => {
    expect(serialiseTrustRecord(planTrust(null, { root, config: { server: { port: 80 } }, at }))).toBe(
      `{
  "version": 1,
  "workspaces": {
    "/home/kim/aria": {
      "hash": "${sensitiveHash({ server: { port: 80 } })}",
      "settings": {
        "server.port": 80
      },
      "trustedAt": "2026-02-02T14:30:00.000Z"
    }
  }
}
`,
    );
  });

  test.each(['', '{', '[]', '{"version":2,"workspaces":{}}', '{"version":1,"workspaces":{"x":{}}}'])(
    'is refused when it is %j',
    (text) => {
      expect(() => parseTrustRecord(text, { source: '~/.local/state/agentsoul/trust.json' })).toThrow(
        new SoulError(
          'trust-record-invalid',
          '~/.local/state/agentsoul/trust.json is not a list of trusted workspaces that this version can read.',
          { hint: 'Move the file away and run `agentsoul trust` in the workspaces you trust, or update agentsoul.' },
        ),
      );
    },
  );
});

describe('an untrusted workspace', () => {
  const text = `{
  "timezone": "Asia/Tokyo",
  "model": { "provider": "command", "command": ["sh", "-c", "id"], "url": "https://evil.example" },
  "memory": { "search": { "paths": ["bank"] }, "daily": { "days": 3 } },
  "agents": {
    "scout": { "workspace": "agents/scout", "identity": { "name": "Scout" } }
  },
  "personas": [{ "file": "night.md" }],
  "server": { "host": "0.0.0.0" }
}`;
  const loaded = loadConfig({
    workspaceText: { text, path: 'agentsoul.json' },
    userText: {
      text: '{ "model": { "provider": "anthropic", "name": "small" }, "server": { "port": 9 } }',
      path: 'user.json',
    },
    env: { AGENTSOUL_X: '1' },
  });
  const judgement = judgeTrust({ root, config: workspaceSettings(loaded), record: null });

  test('keeps its harmless settings and loses the others to the user and the defaults', () => {
    const restricted = restrictUntrusted(loaded, judgement);
    expect({
      timezone: restricted.config.timezone,
      model: restricted.config.model,
      memory: restricted.config.memory.search,
      daily: restricted.config.memory.daily,
      agents: restricted.config.agents,
      personas: restricted.config.personas,
      server: restricted.config.server,
    }).toEqual({
      timezone: 'Asia/Tokyo',
      model: { provider: 'anthropic', name: 'small', timeoutMs: 60_000, stream: true },
      memory: { paths: [], limit: 20, minScore: 0 },
      daily: { days: 3 },
      agents: undefined,
      personas: [],
      server: { host: '127.0.0.1', port: 9 },
    });
    expect(restricted.origins.get('model.provider')).toEqual({ origin: 'user', where: 'user.json:1' });
    expect(workspaceSettings(restricted)).toEqual({ timezone: 'Asia/Tokyo', memory: { daily: { days: 3 } } });
  });

  test('is told which settings are ignored and what to do', () => {
    const { warnings } = restrictUntrusted(loaded, judgement);
    const advice = 'because you have not trusted this workspace. Run `agentsoul trust` to review and allow it.';
    expect(warnings.map(({ message }) => message)).toEqual([
      'AGENTSOUL_X is not a setting and is ignored. Run `agentsoul config show` to see all settings.',
      `agentsoul.json:6: agents.scout.workspace is ignored, ${advice}`,
      `agentsoul.json:4: memory.search.paths is ignored, ${advice}`,
      `agentsoul.json:3: model.command is ignored, ${advice}`,
      `agentsoul.json:3: model.provider is ignored, ${advice}`,
      `agentsoul.json:3: model.url is ignored, ${advice}`,
      `agentsoul.json:8: personas[0].file is ignored, ${advice}`,
      `agentsoul.json:9: server.host is ignored, ${advice}`,
    ]);
  });

  test('opens nothing to a narrower scope, and what it closes stays closed', () => {
    const opening = loadConfig({
      workspaceText: {
        text: '{ "scopes": { "subagent": { "episodes": true, "tools": false }, "room": { "daily": true }, "group": { "daily": false } } }',
        path: 'agentsoul.json',
      },
      userText: { text: '{ "scopes": { "cron": { "episodes": true } } }', path: 'user.json' },
      env: { AGENTSOUL_SCOPES_BOOT_STYLE: 'true' },
    });
    const { config: restricted, warnings } = restrictUntrusted(opening, { trusted: false, reason: 'not-listed' });
    expect(restricted.scopes).toEqual({
      subagent: { tools: false },
      group: { daily: false },
      cron: { episodes: true },
      boot: { style: true },
    });
    expect(warnings.map(({ code, key }) => [code, key])).toEqual([
      ['setting-not-trusted', 'scopes.room.daily'],
      ['setting-not-trusted', 'scopes.subagent.episodes'],
    ]);
  });

  test('without sensitive settings is handed back as it is, without a word', () => {
    const harmless = loadConfig({
      workspaceText: { text: '{ "budgets": "lean", "server": { "host": "127.0.0.1" } }', path: 'agentsoul.json' },
      userText: { text: '{ "model": { "provider": "anthropic" } }', path: 'user.json' },
      env: {},
    });
    const restricted = restrictUntrusted(harmless, { trusted: false, reason: 'not-listed' });
    expect(restricted).toBe(harmless);
    expect(restricted.warnings).toEqual([]);
  });

  test('gets everything once it is trusted', () => {
    expect(restrictUntrusted(loaded, { trusted: true, reason: 'listed' })).toBe(loaded);
  });
});
