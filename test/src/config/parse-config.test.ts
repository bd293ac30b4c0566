import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '../../../src/config/parse-config.js';
import { SoulError } from '../../../src/errors/soul-error.js';

function failure(text: string): { code: string; message: string; hint: string | null } {
  try {
    parseConfig(text, { source: 'agentsoul.json', profiles: ['agentsoul', 'openclaw'] });
  } catch (error) {
    if (error instanceof SoulError) return { code: error.code, message: error.message, hint: error.hint };
    throw error;
  }
  throw new Error(`accepted: ${text}`);
}

describe('a config that is right', () => {
  test('may have comments, trailing commas, a byte order mark and Windows line ends', () => {
    const text =
      '\uFEFF{\r\n  // where days begin\r\n  "timezone": "Asia/Tokyo", /* and */\r\n  "memory": { "daily": { "days": 3, }, },\r\n}\r\n';
    expect(parseConfig(text, { source: 'agentsoul.json' })).toEqual({
      timezone: 'Asia/Tokyo',
      memory: { daily: { days: 3 } },
    });
  });

  test('hands paths on in one spelling', () => {
    const text =
      '{ "memory": { "search": { "paths": ["bank/", "./notes//old"] } }, "agents": { "aria": { "workspace": "./" } } }';
    expect(parseConfig(text, { source: 'agentsoul.json' })).toEqual({
      memory: { search: { paths: ['bank', 'notes/old'] } },
      agents: { aria: { workspace: '.' } },
    });
  });

  test('may close what is always closed', () => {
    const text = '{ "scopes": { "group": { "user": false, "soul": false }, "subagent": { "episodes": true } } }';
    expect(parseConfig(text, { source: 'agentsoul.json' })).toEqual({
      scopes: { group: { user: false, soul: false }, subagent: { episodes: true } },
    });
  });
});

const mistakes: { text: string; message: string; hint: string }[] = [
  {
    text: '{\n  "timezon": "UTC"\n}',
    message: 'agentsoul.json:2:3: timezon is not a setting.',
    hint: 'Did you mean `timezone`?',
  },
  {
    text: '{ "memory": { "decay": {\n  "lamda": 1 } } }',
    message: 'agentsoul.json:2:3: memory.decay.lamda is not a setting.',
    hint: 'Did you mean `memory.decay.lambda`?',
  },
  {
    text: '{ "memory": { "timezone": "UTC" } }',
    message: 'agentsoul.json:1:15: memory.timezone is not a setting.',
    hint: 'Allowed here: decay, search, daily.',
  },
  {
    text: '{ "memory": { "daily": { "retention": 3 } } }',
    message: 'agentsoul.json:1:26: memory.daily.retention is not a setting.',
    hint: 'Did you mean `memory.daily.retentionDays`?',
  },
  {
    text: '{ "xyzzy": {} }',
    message: 'agentsoul.json:1:3: xyzzy is not a setting.',
    hint: 'Allowed here: $schema, profile, timezone, agent, ui, agents, teams, scopes and 13 more.',
  },
  {
    text: '{ "🦉🦉": 1, "timezone": 3 }',
    message:
      'agentsoul.json:1:3: "🦉🦉" is not a setting.\n  agentsoul.json:1:24: timezone must be the name of a time zone, not 3. For example `"timezone": "Europe/Berlin"`.',
    hint: 'Allowed here: $schema, profile, timezone, agent, ui, agents, teams, scopes and 13 more.',
  },
  {
    text: '{ "\\u202ename\\u001b[31m": 1 }',
    message: 'agentsoul.json:1:3: "\\u202ename\\u001b[31m" is not a setting.',
    hint: 'Allowed here: $schema, profile, timezone, agent, ui, agents, teams, scopes and 13 more.',
  },
  {
    text: '{ "server": { "port": "80a" } }',
    message: 'agentsoul.json:1:23: server.port must be a whole number from 0 to 65535, not "80a".',
    hint: 'For example `"port": 4747`.',
  },
  {
    text: '{ "server": { "port": 1.5 } }',
    message: 'agentsoul.json:1:23: server.port must be a whole number from 0 to 65535, not 1.5.',
    hint: 'For example `"port": 4747`.',
  },
  {
    text: '{ "server": [] }',
    message: 'agentsoul.json:1:13: server must be an object, not a list.',
    hint: 'For example `"server": { … }`.',
  },
  {
    text: '{ "timezone": null }',
    message: 'agentsoul.json:1:15: timezone must be the name of a time zone, not null.',
    hint: 'For example `"timezone": "Europe/Berlin"`.',
  },
  {
    text: '{ "dreaming": { "gate": "strickt" } }',
    message: 'agentsoul.json:1:25: dreaming.gate must be "nexo" or "strict", not "strickt".',
    hint: 'Did you mean `"strict"`?',
  },
  {
    text: '{ "lint": { "rules": { "no-secret": "warn" } } }',
    message: 'agentsoul.json:1:37: lint.rules.no-secret must be "off", "info", "warning" or "error", not "warn".',
    hint: 'Did you mean `"warning"`?',
  },
  {
    text: '{ "budgets": "leen" }',
    message: 'agentsoul.json:1:14: budgets must be "lean" or an object of limits, not "leen".',
    hint: 'Did you mean `"lean"`?',
  },
  {
    text: '{ "budgets": { "perRole": { "sooul": 3 } } }',
    message: 'agentsoul.json:1:29: budgets.perRole.sooul is not a setting.',
    hint: 'Did you mean `budgets.perRole.soul`?',
  },
  {
    text: '{ "budgets": { "unit": "token" } }',
    message: 'agentsoul.json:1:24: budgets.unit must be "tokens", "characters" or "bytes", not "token".',
    hint: 'Did you mean `"tokens"`?',
  },
  {
    text: '{ "timezone": "Europe/Berln" }',
    message: 'agentsoul.json:1:15: timezone must be the name of a time zone, not "Europe/Berln".',
    hint: 'Did you mean `"Europe/Berlin"`?',
  },
  {
    text: '{ "timezone": "tokyo" }',
    message: 'agentsoul.json:1:15: timezone must be the name of a time zone, not "tokyo".',
    hint: 'Did you mean `"Asia/Tokyo"`?',
  },
  {
    text: '{ "timezone": "+02:00" }',
    message: 'agentsoul.json:1:15: timezone must be the name of a time zone, not "+02:00".',
    hint: 'For example `"timezone": "Europe/Berlin"`.',
  },
  {
    text: '{ "profile": "opnclaw" }',
    message: 'agentsoul.json:1:14: profile must be "agentsoul" or "openclaw", not "opnclaw".',
    hint: 'Did you mean `"openclaw"`?',
  },
  {
    text: '{ "agents": { "aria": { "profile": "nexo" } } }',
    message: 'agentsoul.json:1:36: agents.aria.profile must be "agentsoul" or "openclaw", not "nexo".',
    hint: 'For example `"profile": "agentsoul"`.',
  },
  {
    text: '{ "personas": [{ "at": "23:30" }] }',
    message: 'agentsoul.json:1:16: personas[0].file is missing.',
    hint: 'Add it: `"file": "souls/night.md"`.',
  },
  {
    text: '{ "personas": [{ "file": "night.md", "at": "25:00" }] }',
    message: 'agentsoul.json:1:44: personas[0].at must be a time of day such as "23:30", not "25:00".',
    hint: 'For example `"at": "23:30"`.',
  },
  {
    text: '{ "agents": { "a/b": {} } }',
    message:
      'agentsoul.json:1:15: The name in agents."a/b" must be letters, digits, - or _, at most 64 of them, beginning with a letter or digit.',
    hint: 'Choose another name.',
  },
  {
    text: '{ "agents": { "aria": { "workspace": "team/aria" }, "scout": { "workspace": "Team" } } }',
    message: 'agentsoul.json:1:77: agents.scout.workspace must be a folder separate from that of "aria", not "Team".',
    hint: 'For example `"workspace": "agents/aria"`.',
  },
  {
    text: '{ "model": { "apiKey": "x" } }',
    message: 'agentsoul.json:1:14: model.apiKey is not a setting.',
    hint: 'Did you mean `model.apiKeyEnv`?',
  },
  {
    text: '{ "model": { "url": "https://me:word@example.org" } }',
    message:
      'agentsoul.json:1:21: model.url must be an http or https address without a password in it, not "https://me:****@example.org".',
    hint: 'For example `"url": "http://127.0.0.1:11434/v1"`.',
  },
  {
    text: '{ "timezone": "UTC",\n  "timezone": "UTC" }',
    message: 'agentsoul.json:2:3: timezone is set twice.',
    hint: 'Remove one of the two.',
  },
  {
    text: '{ "agents": { "__proto__": { "workspace": "x" } } }',
    message: 'agentsoul.json:1:15: agents.__proto__ is a reserved name in JavaScript.',
    hint: 'Choose another name.',
  },
  {
    text: '{ "constructor": { "prototype": {} } }',
    message: 'agentsoul.json:1:3: constructor is a reserved name in JavaScript.',
    hint: 'Choose another name.',
  },
  {
    text: '[]',
    message: 'agentsoul.json:1:1: The config must be an object, not a list.',
    hint: 'For example `{ … }`.',
  },
  {
    text: ' \n// nothing yet\n',
    message: 'agentsoul.json:1:1: The file is empty.',
    hint: 'Write `{}` for a config without settings.',
  },
  {
    text: '{\n  "profile": "agentsoul"\n  "timezone": "UTC"\n}',
    message: 'agentsoul.json:3:3: A comma is missing. Look at timezone.',
    hint: 'Put a comma between two settings.',
  },
  {
    text: '{ "memory": { "decay": { "lambda": } } }',
    message: 'agentsoul.json:1:36: A value is expected here. Look at memory.decay.lambda.',
    hint: 'Write text in double quotes, a number, true, false, a list or an object.',
  },
  {
    text: '{ "timezone": "UTC"',
    message: 'agentsoul.json:1:20: A closing } is missing. Look at timezone.',
    hint: 'Add a } for every {.',
  },
  {
    text: '['.repeat(100_000),
    message: 'agentsoul.json:1:33: Brackets are nested more than 32 levels deep.',
    hint: 'No setting needs more than six levels.',
  },
  {
    text: `{}${' '.repeat(256 * 1024)}`,
    message: 'agentsoul.json:1:1: The file is larger than 256 kB.',
    hint: 'Move long texts into Markdown files of the workspace.',
  },
  {
    text: `{${Array.from({ length: 10_000 }, (_, index) => `"k${index}":1`).join()}}`,
    message: 'agentsoul.json:1:48891: There are more than 5,000 settings and values.',
    hint: 'Remove what is not needed; a typical config has fewer than a hundred.',
  },
  {
    text: `{"lint":{"suppress":[${',1'.repeat(5_001)}]}}`,
    message: 'agentsoul.json:1:10020: There are more than 5,000 settings and values.',
    hint: 'Remove what is not needed; a typical config has fewer than a hundred.',
  },
];

describe('a mistake names its place, the setting and what to do', () => {
  test.each(mistakes.map((mistake) => [mistake.message.slice(0, 90), mistake] as const))('%s', (_name, mistake) => {
    expect(failure(mistake.text)).toEqual({ code: 'config-invalid', message: mistake.message, hint: mistake.hint });
  });
});

test('of thousands of mistakes the first are told and the others counted', () => {
  const text = `{${Array.from({ length: 4_000 }, (_, index) => `"k${index}":1`).join()}}`;
  const { message } = failure(text);
  const lines = message.split('\n');
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([
    11,
    'agentsoul.json:1:2: k0 is not a setting.',
    '  … and 3990 more.',
  ]);
});

test.each(['timezone', 'profile', 'agent', 'x'.repeat(1_000)])(
  'a value of 100 kB for %s is refused as a short one is',
  (key) => {
    const { message, hint } = failure(JSON.stringify({ [key]: 'x'.repeat(100_000) }));
    expect(message.length + (hint?.length ?? 0)).toBeLessThan(600);
  },
);

test('a column counts characters, not units, on whatever line end', () => {
  for (const end of ['\n', '\r\n', '\r'])
    expect(failure(`{${end}"$schema": "🐙🐙",${end}"ui": {"🐙": 1}, "nope": 1}`).message).toContain(
      'agentsoul.json:3:17: nope is not a setting.',
    );
});

const ownersOnly = ['user', 'core'].flatMap((role) =>
  ['group', 'room', 'subagent'].map((scope) => [scope, role] as const),
);

test.each(ownersOnly)('the scope %s can never be opened to %s', (scope, role) => {
  const column = `{ "scopes": { "${scope}": { "${role}": `.length + 1;
  expect(failure(`{ "scopes": { "${scope}": { "${role}": true } } }`)).toEqual({
    code: 'config-invalid',
    message: `agentsoul.json:1:${column}: scopes.${scope}.${role} must be false (${role} never reaches the scope ${scope}), not true.`,
    hint: `For example \`"${role}": false\`.`,
  });
});

const outside = [
  '/etc',
  '../x',
  'a/../../b',
  '~/notes',
  'C:/notes',
  'a\\b',
  'file:///etc',
  '.git/hooks',
  'x/.AgentSoul',
  'a\u0000b',
  '',
];

test.each(outside)('the path %j is refused wherever a path may stand', (path) => {
  const written = JSON.stringify(path);
  for (const text of [
    `{ "memory": { "search": { "paths": [${written}] } } }`,
    `{ "agents": { "aria": { "workspace": ${written} } } }`,
    `{ "personas": [{ "file": ${written} }] }`,
    `{ "lint": { "suppress": [{ "rule": "no-secret", "reason": "x", "path": ${written} }] } }`,
    `{ "ui": { "assistant": { "avatar": ${written} } } }`,
  ]) {
    expect(failure(text).code).toBe('config-invalid');
  }
});

test('all mistakes are told at once, in the order of the file, and at most ten of them', () => {
  const keys = Array.from({ length: 13 }, (_, index) => `  "unknown${index}": ${index}`);
  const others = Array.from({ length: 9 }, (_, index) => {
    return `\n  agentsoul.json:${index + 3}:3: unknown${index + 1} is not a setting. Allowed here: $schema, profile, timezone, agent, ui, agents, teams, scopes and 13 more.`;
  });
  expect(failure(`{\n${keys.join(',\n')}\n}`).message).toBe(
    `agentsoul.json:2:3: unknown0 is not a setting.${others.join('')}\n  … and 3 more.`,
  );
});

test('nothing a file says changes the objects of the program', () => {
  const text = '{ "__proto__": { "polluted": true }, "agents": { "__proto__": { "polluted": true } } }';
  expect(failure(text).code).toBe('config-invalid');
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('whatever the text, the answer is a config or a SoulError', () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"timezone"',
    '"agents"',
    '"x"',
    '1',
    'null',
    '// c\n',
    '/*',
    '*/',
    '\\',
    '\u2028',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.array(pieces).map((parts) => parts.join('')),
      ),
      (text) => {
        try {
          parseConfig(text, { source: 'agentsoul.json' });
        } catch (error) {
          expect(error).toBeInstanceOf(SoulError);
        }
      },
    ),
    { numRuns: 300 },
  );
});
