import { describe, expect, expectTypeOf, test } from 'vitest';
import { configDefaults } from '../../../src/config/defaults.js';
import { type ConfigSources, loadConfig } from '../../../src/config/load-config.js';
import { SoulError } from '../../../src/errors/soul-error.js';

function sources(given: {
  workspace?: string;
  user?: string;
  env?: Record<string, string>;
  flags?: ConfigSources['flags'];
}): ConfigSources {
  return {
    workspaceText: given.workspace === undefined ? null : { text: given.workspace, path: 'agentsoul.json' },
    userText: given.user === undefined ? null : { text: given.user, path: '~/.config/agentsoul/config.json' },
    env: given.env ?? {},
    profiles: ['agentsoul', 'openclaw', 'nexo'],
    ...(given.flags === undefined ? {} : { flags: given.flags }),
  };
}

function failure(given: Parameters<typeof sources>[0]): string {
  try {
    loadConfig(sources(given));
  } catch (error) {
    if (error instanceof SoulError) return `${error.code}: ${error.message} → ${error.hint}`;
    throw error;
  }
  throw new Error('accepted');
}

test('without any source the defaults hold, and say so', () => {
  const loaded = loadConfig(sources({}));
  expect(loaded.config).toEqual(configDefaults);
  expect(loaded.origins.get('memory.decay.lambda')).toEqual({ origin: 'default', where: 'default' });
  expect(loaded.warnings).toEqual([]);
  expectTypeOf(loaded.config.memory.decay.lambda).toEqualTypeOf<number>();
  expectTypeOf(loaded.config.server.host).toEqualTypeOf<string>();
  expectTypeOf(loaded.config.dreaming.gate).toEqualTypeOf<'nexo' | 'strict'>();
});

describe('the stronger source wins', () => {
  const workspace = '{\n  "timezone": "Asia/Tokyo"\n}';
  const user = '{ "timezone": "Europe/Berlin" }';
  const env = { AGENTSOUL_TIMEZONE: 'America/Bogota' };
  const flags = { timezone: 'UTC' };
  const table = [
    [{ user }, 'Europe/Berlin', { origin: 'user', where: '~/.config/agentsoul/config.json:1' }],
    [{ user, workspace }, 'Asia/Tokyo', { origin: 'workspace', where: 'agentsoul.json:2' }],
    [{ user, workspace, env }, 'America/Bogota', { origin: 'env', where: 'AGENTSOUL_TIMEZONE' }],
    [{ user, workspace, env, flags }, 'UTC', { origin: 'flag', where: 'command line' }],
    [
      { user, env: { AGENTSOUL_TIMEZONE: '' } },
      'Europe/Berlin',
      { origin: 'user', where: '~/.config/agentsoul/config.json:1' },
    ],
  ] as const;

  test.each(table)('%j → %s', (given, timezone, origin) => {
    const loaded = loadConfig(sources(given));
    expect(loaded.config.timezone).toBe(timezone);
    expect(loaded.origins.get('timezone')).toEqual(origin);
    expect(loaded.warnings).toEqual([]);
  });
});

test('objects are joined key by key, lists are replaced, and every value knows where it comes from', () => {
  const loaded = loadConfig(
    sources({
      user: '{\n  "memory": {\n    "decay": { "lambda": 0.1 },\n    "search": { "paths": ["bank"], "limit": 5 }\n  }\n}',
      workspace:
        '{\n  "memory": {\n    // our own notes\n    "search": { "paths": ["notes"] }\n  },\n  "agents": { "aria": {} }\n}',
      env: { AGENTSOUL_MEMORY_DAILY_DAYS: '3' },
    }),
  );
  expect(loaded.config).toEqual({
    ...configDefaults,
    agents: { aria: {} },
    memory: {
      decay: { ...configDefaults.memory.decay, lambda: 0.1 },
      search: { paths: ['notes'], limit: 5, minScore: 0 },
      daily: { days: 3 },
    },
  });
  const origins = [...loaded.origins].filter(([, { origin }]) => origin !== 'default');
  expect(Object.fromEntries(origins)).toEqual({
    'agents.aria': { origin: 'workspace', where: 'agentsoul.json:6' },
    'memory.decay.lambda': { origin: 'user', where: '~/.config/agentsoul/config.json:3' },
    'memory.search.limit': { origin: 'user', where: '~/.config/agentsoul/config.json:4' },
    'memory.search.paths': { origin: 'workspace', where: 'agentsoul.json:4' },
    'memory.daily.days': { origin: 'env', where: 'AGENTSOUL_MEMORY_DAILY_DAYS' },
  });
});

describe('a closed scope stays closed', () => {
  const closing = '{ "scopes": { "group": { "daily": false } } }';
  const opening = '{ "scopes": { "group": { "daily": true } } }';

  test('when the user closed it and a workspace opens it', () => {
    const loaded = loadConfig(sources({ user: closing, workspace: opening }));
    expect(loaded.config.scopes).toEqual({ group: { daily: false } });
    expect(loaded.origins.get('scopes.group.daily')).toEqual({
      origin: 'user',
      where: '~/.config/agentsoul/config.json:1',
    });
    expect(loaded.warnings).toEqual([
      {
        code: 'scope-stays-closed',
        key: 'scopes.group.daily',
        message:
          'scopes.group.daily stays closed: agentsoul.json:1 opens it, but ~/.config/agentsoul/config.json:1 closes it.',
      },
    ]);
  });

  test('when the workspace closed it and the user opens it', () => {
    const loaded = loadConfig(sources({ user: opening, workspace: closing }));
    expect(loaded.config.scopes).toEqual({ group: { daily: false } });
    expect(loaded.origins.get('scopes.group.daily')).toEqual({ origin: 'workspace', where: 'agentsoul.json:1' });
  });

  test('when a variable opens it', () => {
    const loaded = loadConfig(sources({ workspace: closing, env: { AGENTSOUL_SCOPES_GROUP_DAILY: 'yes' } }));
    expect(loaded.config.scopes).toEqual({ group: { daily: false } });
  });

  test('and episodes too', () => {
    const loaded = loadConfig(
      sources({
        user: '{ "scopes": { "cron": { "episodes": false } } }',
        workspace: '{ "scopes": { "cron": { "episodes": true } } }',
      }),
    );
    expect(loaded.config.scopes).toEqual({ cron: { episodes: false } });
  });
});

describe('budgets', () => {
  test('of two objects are joined', () => {
    const loaded = loadConfig(
      sources({
        user: '{ "budgets": { "total": 9000, "perRole": { "soul": 1 } } }',
        workspace: '{ "budgets": { "total": 5 } }',
      }),
    );
    expect(loaded.config.budgets).toEqual({ total: 5, perRole: { soul: 1 } });
  });

  test('may be one word, which replaces an object', () => {
    const loaded = loadConfig(
      sources({ user: '{ "budgets": { "total": 9000 } }', workspace: '{ "budgets": "lean" }' }),
    );
    expect(loaded.config.budgets).toBe('lean');
    expect(loaded.warnings).toEqual([]);
  });

  test('that replace the word lean are told', () => {
    const loaded = loadConfig(
      sources({ workspace: '{ "budgets": "lean" }', env: { AGENTSOUL_BUDGETS_TOTAL: '9000' } }),
    );
    expect(loaded.config.budgets).toEqual({ total: 9_000 });
    expect(loaded.warnings).toEqual([
      {
        code: 'setting-replaced',
        key: 'budgets',
        message: 'budgets: "lean" from agentsoul.json:1 is replaced entirely by a source with higher priority.',
      },
    ]);
  });
});

describe('variables', () => {
  test.each([
    ['AGENTSOUL_PROFILE', 'nexo', { profile: 'nexo' }],
    ['AGENTSOUL_BUDGETS', 'lean', { budgets: 'lean' }],
    ['AGENTSOUL_BUDGETS_PER_ROLE_SOUL', '700', { budgets: { perRole: { soul: 700 } } }],
    ['AGENTSOUL_UI_ASSISTANT_NAME', '42', { ui: { assistant: { name: '42' } } }],
    ['AGENTSOUL_AUDIT_ALERTS', 'off', { audit: { alerts: false, retentionDays: 90 } }],
    ['AGENTSOUL_REFLECTION_MAX_TOKENS', '1e3', { reflection: { schedule: '03:00', threshold: 20, maxTokens: 1_000 } }],
  ])('%s=%s sets what its name says', (variable, value, expected) => {
    const loaded = loadConfig(sources({ env: { [variable]: value } }));
    expect(loaded.config).toEqual({ ...configDefaults, ...expected });
  });

  test('that stand for flags and those of other programs are left alone', () => {
    const env = { AGENTSOUL_SCOPE: 'group', AGENTSOUL_NO_COLOR: '1', AGENTSOUL_AT: 'x', HOME: '/home/kim', AGENT: '1' };
    const loaded = loadConfig(sources({ env }));
    expect(loaded.config).toEqual(configDefaults);
    expect(loaded.warnings).toEqual([]);
  });

  test('that nobody knows are a warning with a suggestion', () => {
    const loaded = loadConfig(sources({ env: { AGENTSOUL_TIMEZON: 'UTC', AGENTSOUL_QQ: '1' } }));
    expect(loaded.warnings).toEqual([
      {
        code: 'unknown-variable',
        key: 'AGENTSOUL_QQ',
        message: 'AGENTSOUL_QQ is not a setting and is ignored. Run `agentsoul config show` to see all settings.',
      },
      {
        code: 'unknown-variable',
        key: 'AGENTSOUL_TIMEZON',
        message: 'AGENTSOUL_TIMEZON is not a setting and is ignored. Did you mean AGENTSOUL_TIMEZONE?',
      },
    ]);
  });

  test.each([
    [
      { AGENTSOUL_SERVER_PORT: '80a' },
      'config-invalid: AGENTSOUL_SERVER_PORT: server.port must be a whole number from 0 to 65535, not "80a". → For example `"port": 4747`.',
    ],
    [
      { AGENTSOUL_DREAMING_GATE: 'strickt' },
      'config-invalid: AGENTSOUL_DREAMING_GATE: dreaming.gate must be "nexo" or "strict", not "strickt". → Did you mean `"strict"`?',
    ],
    [
      { AGENTSOUL_AUDIT_ALERTS: 'constructor' },
      'config-invalid: AGENTSOUL_AUDIT_ALERTS: audit.alerts must be true or false, not "constructor". → For example `"alerts": true`.',
    ],
    [
      { AGENTSOUL_SCOPES_GROUP_CORE: 'true' },
      'config-invalid: AGENTSOUL_SCOPES_GROUP_CORE: scopes.group.core must be false (core never reaches the scope group), not true. → For example `"core": false`.',
    ],
    [
      { AGENTSOUL_PROFILE: 'nex' },
      'config-invalid: AGENTSOUL_PROFILE: profile must be "agentsoul", "openclaw" or "nexo", not "nex". → Did you mean `"nexo"`?',
    ],
  ])('with a wrong value are refused: %j', (env, expected) => {
    expect(failure({ env })).toBe(expected);
  });
});

test('flags are checked like everything else', () => {
  expect(failure({ flags: { timezone: 'Mars' } })).toBe(
    'config-invalid: On the command line: timezone must be the name of a time zone, not "Mars". → For example `"timezone": "Europe/Berlin"`.',
  );
});

test('sources that are right alone and wrong together are refused', () => {
  const user = '{ "agents": { "aria": { "workspace": "team" } } }';
  const workspace = '{ "agents": { "scout": { "workspace": "team/scout" } } }';
  expect(failure({ user, workspace })).toBe(
    'config-invalid: The config sources contradict each other: agents.scout.workspace must be a folder separate from that of "aria", not "team/scout". → Run `agentsoul config show --origin` to see where each value comes from.',
  );
});
