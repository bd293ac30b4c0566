import { expect, test } from 'vitest';
import { person } from './person.js';

/** A config with one mistake, and what is said about it: line and key, then what would be right. */
const mistakes: readonly [text: string, message: string, hint: string][] = [
  ['{\n  "timezon": "UTC"\n}', 'agentsoul.json:2:3: timezon is not a setting.', 'Did you mean `timezone`?'],
  [
    '{\n  "memory": {\n    "decay": { "lamda": 1 }\n  }\n}',
    'agentsoul.json:3:16: memory.decay.lamda is not a setting.',
    'Did you mean `memory.decay.lambda`?',
  ],
  [
    '{ "timezone": "Mars/Base" }',
    'agentsoul.json:1:15: timezone must be the name of a time zone, not "Mars/Base".',
    'For example `"timezone": "Europe/Berlin"`.',
  ],
  [
    '{ "timezone": 7 }',
    'agentsoul.json:1:15: timezone must be the name of a time zone, not 7.',
    'For example `"timezone": "Europe/Berlin"`.',
  ],
  [
    '{ "profile": "openclow" }',
    'agentsoul.json:1:14: profile must be "agentsoul", "agentos", "cognitive", "mindroom", "nexo", "openclaw" or "openclaw-2026.1", not "openclow".',
    'Did you mean `"openclaw"`?',
  ],
  [
    '{\n"budgets": { "total": -1 } }',
    'agentsoul.json:2:23: budgets.total must be a whole number from 1 to 10000000, not -1.',
    'For example `"total": 2000`.',
  ],
  [
    '{ "budgets": { "soul": "big" } }',
    'agentsoul.json:1:16: budgets.soul is not a setting.',
    'Possible here: unit, perFile, perRole, total, overflow, warnAt.',
  ],
  [
    '{ "scopes": { "group": { "user": true } } }',
    'agentsoul.json:1:34: scopes.group.user must be false (user never reaches the scope group), not true.',
    'For example `"user": false`.',
  ],
  [
    '{ "scopes": { "room": { "core": true } } }',
    'agentsoul.json:1:33: scopes.room.core must be false (core never reaches the scope room), not true.',
    'For example `"core": false`.',
  ],
  [
    '{ "personas": [\n  { "file": "../night.md" } ] }',
    'agentsoul.json:2:13: personas[0].file must be a relative path inside the workspace, and not in .git or .agentsoul, not "../night.md".',
    'For example `"file": "souls/night.md"`.',
  ],
  [
    '{ "personas": [{ "file": "n.md", "at": "25:00" }] }',
    'agentsoul.json:1:40: personas[0].at must be a time of day such as "23:30", not "25:00".',
    'For example `"at": "23:30"`.',
  ],
  [
    '{ "agents": { "a": { "workspace": "/etc" } } }',
    'agentsoul.json:1:35: agents.a.workspace must be a relative path inside the workspace, and not in .git or .agentsoul, not "/etc".',
    'For example `"workspace": "agents/aria"`.',
  ],
  [
    '{ "model": { "provider": "openay" } }',
    'agentsoul.json:1:26: model.provider must be "none", "rules", "anthropic", "openai", "google", "ollama", "openai-compatible" or "command", not "openay".',
    'Did you mean `"openai"`?',
  ],
  [
    '{\n  "timezone": "UTC"\n  "profile": "agentsoul"\n}',
    'agentsoul.json:3:3: A comma is missing. Look at profile.',
    'Put a comma between two settings.',
  ],
  ['{ "timezone": "UTC", "timezone": "UTC" }', 'agentsoul.json:1:22: timezone is set twice.', 'Remove one of the two.'],
  ['[]', 'agentsoul.json:1:1: The config must be an object, not a list.', 'For example `{ … }`.'],
  [
    '{ "timezone": ',
    'agentsoul.json:1:15: A value is expected here. Look at timezone.',
    'Write text in double quotes, a number, true, false, a list or an object.',
  ],
];

test.concurrent('every mistake in the config is told with line, key and what would be right', async () => {
  const sam = person();
  const told = await Promise.all(
    mistakes.map(async ([text], index) => {
      sam.write(`${index}/agentsoul.json`, text);
      const { exit, code, message, hint } = await sam.failure(['-C', String(index), 'status']);
      expect([text, exit, code]).toEqual([text, 2, 'config-invalid']);
      return [text, message, hint];
    }),
  );
  expect(told).toEqual(mistakes);
});

test.concurrent('config set refuses the same mistakes with the same words, before anything is written', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  const before = sam.read('agentsoul.json');
  const tries: readonly [key: string, value: string, code: string, offers: string][] = [
    ['timezon', 'UTC', 'config-unknown-key', 'Did you mean `timezone`?'],
    ['timezone', 'Mars/Base', 'config-invalid', 'Europe/Berlin'],
    ['budgets.total', 'much', 'config-invalid', '"total": 2000'],
    ['scopes.group.user', 'true', 'config-invalid', '"user": false'],
    ['nothing.like.this', '1', 'config-unknown-key', 'agentsoul config show'],
  ];
  for (const [key, value, code, offers] of tries) {
    const failure = await sam.failure(['config', 'set', key, value]);
    expect([key, failure.exit, failure.code]).toEqual([key, 2, code]);
    expect(failure.hint).toContain(offers);
  }
  expect(await sam.failure(['config', 'get', 'budgts'])).toMatchObject({
    exit: 2,
    code: 'config-unknown-key',
    hint: 'Did you mean `budgets`?',
  });
  expect(sam.read('agentsoul.json')).toBe(before);
});

test.concurrent('a variable with a value it cannot have names the variable', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  const failure = await sam.failure(['status'], { env: { AGENTSOUL_TIMEZONE: 'Mars/Base' } });
  expect([failure.exit, failure.code]).toEqual([2, 'config-invalid']);
  expect(failure.message).toMatch(/^AGENTSOUL_TIMEZONE: timezone must be the name of a time zone/);
});
