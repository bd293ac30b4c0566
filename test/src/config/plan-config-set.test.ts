import fc from 'fast-check';
import { createScanner, parse } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/config/json-value.js';
import { parseConfig } from '../../../src/config/parse-config.js';
import { planConfigSet } from '../../../src/config/plan-config-set.js';
import { SoulError } from '../../../src/errors/soul-error.js';

describe('setting a value', () => {
  test.each([
    ['in a new file', null, 'timezone', 'UTC', '{\n  "timezone": "UTC"\n}\n'],
    [
      'in place of another',
      '{ "timezone": "UTC" } // mine\n',
      'timezone',
      'Asia/Tokyo',
      '{ "timezone": "Asia/Tokyo" } // mine\n',
    ],
    [
      'after the last one',
      '{\n  "profile": "nexo"\n}\n',
      'timezone',
      'UTC',
      '{\n  "profile": "nexo",\n  "timezone": "UTC"\n}\n',
    ],
    [
      'after the comment of the last one',
      '{\n  "profile": "nexo" // as before\n  // the end\n}\n',
      'timezone',
      'UTC',
      '{\n  "profile": "nexo", // as before\n  "timezone": "UTC"\n  // the end\n}\n',
    ],
    [
      'after a trailing comma',
      '{\n\t"profile": "nexo", // as before\n}\n',
      'timezone',
      'UTC',
      '{\n\t"profile": "nexo", // as before\n\t"timezone": "UTC",\n}\n',
    ],
    ['on the same line', '{ "profile": "nexo" }', 'timezone', 'UTC', '{ "profile": "nexo", "timezone": "UTC" }'],
    [
      'on the same line with a trailing comma',
      '{ "profile": "nexo", }',
      'timezone',
      'UTC',
      '{ "profile": "nexo", "timezone": "UTC", }',
    ],
    [
      'in groups that do not exist yet',
      '{\n    "profile": "nexo"\n}\n',
      'memory.decay.lambda',
      '0.5',
      '{\n    "profile": "nexo",\n    "memory": {\n        "decay": {\n            "lambda": 0.5\n        }\n    }\n}\n',
    ],
    [
      'in an empty group',
      '{\n  "memory": {}\n}\n',
      'memory.daily.days',
      '3',
      '{\n  "memory": {\n    "daily": {\n      "days": 3\n    }\n  }\n}\n',
    ],
    ['below a comment', '{\n  // nothing yet\n}\n', 'timezone', 'UTC', '{\n  // nothing yet\n  "timezone": "UTC"\n}\n'],
    [
      'with Windows line ends',
      '\uFEFF{\r\n  "profile": "nexo"\r\n}\r\n',
      'timezone',
      'UTC',
      '\uFEFF{\r\n  "profile": "nexo",\r\n  "timezone": "UTC"\r\n}\r\n',
    ],
    [
      'that replaces a word by a group',
      '{\n  "budgets": "lean" // small\n}\n',
      'budgets.total',
      '9',
      '{\n  "budgets": {\n    "total": 9\n  } // small\n}\n',
    ],
    [
      'that is a list',
      '{}',
      'memory.search.paths',
      '["bank"]',
      '{\n  "memory": {\n    "search": {\n      "paths": [\n        "bank"\n      ]\n    }\n  }\n}',
    ],
    [
      'that looks like a number and is a name',
      '{}',
      'ui.assistant.name',
      '42',
      '{\n  "ui": {\n    "assistant": {\n      "name": "42"\n    }\n  }\n}',
    ],
    ['given as a JSON string', '{}', 'agent.id', '"aria"', '{\n  "agent": {\n    "id": "aria"\n  }\n}'],
  ])('%s', (_name, before, key, value, after) => {
    expect(planConfigSet(before, key, value)).toEqual({ text: after });
  });
});

describe('removing a value', () => {
  test.each([
    [
      'takes its line along',
      '{\n  "profile": "nexo",\n  "timezone": "UTC"\n}\n',
      'profile',
      '{\n  "timezone": "UTC"\n}\n',
    ],
    [
      'takes the comma before the last one along',
      '{\n  "profile": "nexo",\n  "timezone": "UTC"\n}\n',
      'timezone',
      '{\n  "profile": "nexo"\n}\n',
    ],
    [
      'leaves every comment',
      '{\n  // who\n  "profile": "nexo", // as before\n  // when\n  "timezone": "UTC"\n}\n',
      'profile',
      '{\n  // who\n  // as before\n  // when\n  "timezone": "UTC"\n}\n',
    ],
    ['works on one line', '{ "profile": "nexo", "timezone": "UTC" }', 'profile', '{ "timezone": "UTC" }'],
    [
      'works for the last one on one line',
      '{ "profile": "nexo", "timezone": "UTC" }',
      'timezone',
      '{ "profile": "nexo" }',
    ],
    ['leaves a group that is empty then', '{ "server": { "port": 80 } }', 'server.port', '{ "server": { } }'],
    ['changes nothing if it is not there', '{ "profile": "nexo" }\n', 'timezone', '{ "profile": "nexo" }\n'],
  ])('%s', (_name, before, key, after) => {
    expect(planConfigSet(before, key, null)).toEqual({ text: after });
    expect(planConfigSet(before, key, 'null')).toEqual({ text: after });
  });
});

describe('a change that would not be valid is refused', () => {
  test.each([
    [
      '{}',
      'server.port',
      'high',
      new SoulError('config-invalid', 'server.port must be a whole number from 0 to 65535, not "high".', {
        hint: 'For example `"port": 4747`.',
      }),
    ],
    [
      '{}',
      'scopes.group.core',
      'true',
      new SoulError(
        'config-invalid',
        'scopes.group.core must be false (core never reaches the scope group), not true.',
        {
          hint: 'For example `"core": false`.',
        },
      ),
    ],
    [
      '{}',
      'server.prot',
      '80',
      new SoulError('config-unknown-key', 'There is no setting named server.prot.', {
        hint: 'Did you mean `server.port`?',
      }),
    ],
    [
      '{ "profile": "opnclaw" }',
      'server.port',
      '80',
      new SoulError('config-invalid', 'my.json:1:14: profile must be "nexo" or "openclaw", not "opnclaw".', {
        hint: 'Did you mean `"openclaw"`?',
      }),
    ],
    [
      '{ "teams": { "desk": { "members": ["a"] } } }',
      'teams.desk.members',
      null,
      new SoulError('config-invalid', 'teams.desk.members is missing.', {
        hint: 'Add it: `"members": ["aria","scout"]`.',
      }),
    ],
    [
      '{}',
      'agents.__proto__.workspace',
      'x',
      new SoulError('config-invalid', 'agents.__proto__ is a reserved name in JavaScript.', {
        hint: 'Choose another name.',
      }),
    ],
  ])('%s with %s = %s', (text, key, value, error) => {
    expect(() => planConfigSet(text, key, value, { source: 'my.json', profiles: ['nexo', 'openclaw'] })).toThrow(error);
  });
});

const settings = fc.record(
  {
    timezone: fc.constantFrom('UTC', 'Asia/Tokyo'),
    budgets: fc.oneof(fc.constant('lean'), fc.record({ total: fc.integer({ min: 1, max: 99 }) }, { requiredKeys: [] })),
    server: fc.record({ port: fc.nat(99), host: fc.constantFrom('::1', 'localhost') }, { requiredKeys: [] }),
    memory: fc.record(
      {
        search: fc.record(
          { limit: fc.integer({ min: 1, max: 9 }), paths: fc.constantFrom([], ['bank'], ['a', 'b']) },
          { requiredKeys: [] },
        ),
        daily: fc.record({ days: fc.integer({ min: 1, max: 9 }) }, { requiredKeys: [] }),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

const trivia = fc.array(
  fc.constantFrom('', ' ', '\t', '\n', '\n  ', '\n\n', ' /* n */ ', ' // n\n', '/* n\n n */', '\n  // n\n  '),
  { minLength: 1, maxLength: 12 },
);

const changes = fc.constantFrom<[string, Json]>(
  ['timezone', 'Europe/Berlin'],
  ['budgets.total', 7],
  ['server.port', 4],
  ['memory.search.limit', 5],
  ['memory.daily.days', 2],
  ['ui.assistant.name', 'Aria'],
);

const written = texts({ isPropertyPlain: false });
const writtenPlainly = texts({ isPropertyPlain: true });

function texts(style: { isPropertyPlain: boolean }) {
  return fc
    .tuple(settings, trivia, fc.boolean())
    .map(([value, gaps, hasTrailingCommas]) => writeJson(value, gaps, { ...style, hasTrailingCommas }));
}

test('setting a value keeps every comment and every other value, whatever the file looks like', () => {
  fc.assert(
    fc.property(written, changes, (text, [key, value]) => {
      const after = planConfigSet(text, key, JSON.stringify(value)).text;
      expect(parseConfig(after, { source: 'x' })).toEqual(withValue(readJson(text), key.split('.'), value));
      expect(commentsOf(after)).toEqual(commentsOf(text));
    }),
    { numRuns: 600 },
  );
});

test('removing a value keeps every comment around it and every other value', () => {
  fc.assert(
    fc.property(writtenPlainly, changes, (text, [key]) => {
      const after = planConfigSet(text, key, null).text;
      expect(parseConfig(after, { source: 'x' })).toEqual(withValue(readJson(text), key.split('.'), undefined));
      expect(commentsOf(after)).toEqual(commentsOf(text));
    }),
    { numRuns: 600 },
  );
});

test('replacing a value changes its own bytes and no other', () => {
  fc.assert(
    fc.property(trivia, fc.boolean(), (gaps, hasTrailingCommas) => {
      const text = writeJson({ agent: { id: 'before' }, server: { port: 1 } }, gaps, {
        isPropertyPlain: false,
        hasTrailingCommas,
      });
      expect(planConfigSet(text, 'agent.id', 'after').text).toBe(text.replace('"before"', '"after"'));
    }),
    { numRuns: 300 },
  );
});

test('a setting that is added and removed again leaves the file as it was', () => {
  const text = '{\n  // one\n  "profile": "nexo", // two\n  "server": {\n    "port": 80 // three\n  }\n}\n';
  for (const key of ['timezone', 'server.host']) {
    const added = planConfigSet(text, key, key === 'timezone' ? 'UTC' : 'localhost').text;
    expect(planConfigSet(added, key, null).text).toBe(text);
  }
});

type Style = { readonly isPropertyPlain: boolean; readonly hasTrailingCommas: boolean };

function writeJson(value: Json, gaps: readonly string[], style: Style): string {
  let used = 0;
  const gap = () => (gaps[used++ % gaps.length] ?? '').replaceAll('n', `n${used}`);
  const inside = () => (style.isPropertyPlain ? '' : gap());
  const write = (part: Json): string => {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    const isList = Array.isArray(part);
    const members = Object.entries(part).map(([key, child]) => {
      return `${gap()}${isList ? '' : `${JSON.stringify(key)}${inside()}:${inside()}`}${write(child)}${gap()}`;
    });
    const last = style.hasTrailingCommas && members.length > 0 ? `,${gap()}` : '';
    return `${isList ? '[' : '{'}${members.length === 0 ? gap() : members.join(',')}${last}${isList ? ']' : '}'}`;
  };
  return `${gap()}${write(value)}${gap()}`;
}

function readJson(text: string): Json {
  return parse(text, [], { allowTrailingComma: true });
}

function commentsOf(text: string): string[] {
  const scanner = createScanner(text, false);
  const comments: string[] = [];
  const end = 17;
  for (let token: number = scanner.scan(); token !== end; token = scanner.scan()) {
    if (token === 12 || token === 13) comments.push(text.slice(scanner.getTokenOffset(), scanner.getPosition()));
  }
  return comments;
}

function withValue(root: Json, [key = '', ...rest]: string[], value: Json | undefined): Json {
  const isObject = typeof root === 'object' && root !== null && !Array.isArray(root);
  if (!isObject && value === undefined) return root;
  const members = new Map<string, Json>(isObject ? Object.entries(root) : []);
  if (rest.length === 0 && value === undefined) members.delete(key);
  else if (rest.length === 0) members.set(key, value ?? null);
  else if (members.has(key) || value !== undefined) members.set(key, withValue(members.get(key) ?? {}, rest, value));
  return Object.fromEntries(members);
}

test.each(['[', '{"a":'])('a value of thousands of %s in each other is refused in words', (bracket) => {
  const value = `${bracket.repeat(5_000)}1${(bracket === '[' ? ']' : '}').repeat(5_000)}`;
  expect(() => planConfigSet('{}', 'lint', value)).toThrow(
    new SoulError('config-invalid', 'Brackets are nested more than 32 levels deep.', {
      hint: 'No setting needs more than six levels.',
    }),
  );
});
