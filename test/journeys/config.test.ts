import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { undoOf } from './documents.js';
import { type Person, person } from './person.js';

const commented = `{
  // Sam's settings
  "timezone": "Asia/Tokyo", /* home */
  "budgets": {
    "total": 9000, // not too much
  },
}
`;

function writeUserFile(sam: Person, settings: object): void {
  mkdirSync(join(sam.home, '.config/agentsoul'), { recursive: true });
  writeFileSync(join(sam.home, '.config/agentsoul/config.json'), JSON.stringify(settings));
}

test.concurrent('a setting is changed in place, with comments and layout kept, and taken back', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  sam.write('agentsoul.json', commented);
  const change = await sam.change(['config', 'set', 'budgets.total', '8000']);
  expect(sam.read('agentsoul.json')).toBe(commented.replace('9000', '8000'));
  expect((await sam.agentsoul(['config', 'get', 'budgets.total'])).stdout).toBe('8000\n');
  expect((await sam.shell(undoOf(change))).code).toBe(0);
  expect(sam.read('agentsoul.json')).toBe(commented);

  await sam.change(['config', 'set', 'scopes.group.style', 'false']);
  expect((await sam.agentsoul(['config', 'get', 'scopes'])).stdout).toBe(
    '{\n  "group": {\n    "style": false\n  }\n}\n',
  );
  await sam.change(['config', 'set', 'scopes.group.style', 'null']);
  const { code, document } = await sam.json(['config', 'get', 'scopes.group.style']);
  expect([code, document.value]).toEqual([0, null]);
  expect(sam.read('agentsoul.json')).toContain("// Sam's settings");
  expect(sam.git('.', 'status', '--porcelain')).toBe('');
});

test.concurrent('a variable wins over the workspace, the workspace over the user file, and show tells where each value comes from', async () => {
  const sam = person();
  await sam.change(['init', '--yes', '--timezone', 'Asia/Tokyo']);
  writeUserFile(sam, { timezone: 'Asia/Seoul', memory: { decay: { lambda: 0.05 } } });
  const show = await sam.json(['config', 'show'], { env: { AGENTSOUL_REFLECTION_MAX_TOKENS: '4000' } });
  const rows = Array.isArray(show.document.settings) ? show.document.settings : [];
  const where = (wanted: string) => rows.find(({ key }) => key === wanted)?.where;
  expect(['timezone', 'memory.decay.lambda', 'reflection.maxTokens', 'audit.alerts'].map(where)).toEqual([
    'agentsoul.json:4',
    `${join(sam.home, '.config/agentsoul/config.json')}:1`,
    'AGENTSOUL_REFLECTION_MAX_TOKENS',
    'default',
  ]);
  const get = (env: Record<string, string>) => sam.agentsoul(['config', 'get', 'timezone'], { env });
  expect((await get({})).stdout).toBe('Asia/Tokyo\n');
  expect((await get({ AGENTSOUL_TIMEZONE: 'America/Bogota' })).stdout).toBe('America/Bogota\n');
  const { stdout } = await sam.agentsoul(['config', 'show', '--origin']);
  expect(
    stdout
      .split('\n')
      .find((line) => line.startsWith('timezone'))
      ?.split(/\s+/),
  ).toEqual(['timezone', '"Asia/Tokyo"', 'agentsoul.json:4']);
});

test.concurrent('the twins of the global flags do what the flags do', async () => {
  const sam = person();
  await sam.change(['init', 'demo', '--yes']);
  const env = { AGENTSOUL_WORKSPACE: 'demo', AGENTSOUL_JSON: '1', AGENTSOUL_AT: '2026-02-02T23:30:00Z' };
  const { code, stdout } = await sam.agentsoul(['flush', '--used-tokens', '9', '--window', '9'], { env });
  expect([code, JSON.parse(stdout).instruction]).toEqual([0, expect.stringContaining('memory/2026-02-02.md')]);
  const dry = await sam.agentsoul(['identity', 'set', '--name', 'Kate'], { env: { ...env, AGENTSOUL_DRY_RUN: '1' } });
  expect(JSON.parse(dry.stdout)).toMatchObject({ version: 1, dryRun: true });
  const named = await sam.agentsoul(['init', 'other'], { env: { AGENTSOUL_YES: '1', AGENTSOUL_QUIET: '1' } });
  expect([named.code, named.stderr]).toEqual([0, '']);
});

test.concurrent('a misspelt variable is told of by config show and doctor, with the nearest name', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  const env = { AGENTSOUL_TIMEZONNE: 'Asia/Tokyo' };
  for (const command of [['config', 'show'], ['doctor']]) {
    const { stdout, stderr } = await sam.agentsoul(command, { env });
    expect(stdout + stderr).toContain(
      'AGENTSOUL_TIMEZONNE is not a setting and is ignored. Did you mean AGENTSOUL_TIMEZONE?',
    );
  }
});

test.concurrent('path and schema tell editors where things are and what they may hold', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  expect((await sam.json(['config', 'path'])).document).toEqual({
    version: 1,
    workspace: sam.path('agentsoul.json'),
    user: join(sam.home, '.config/agentsoul/config.json'),
    state: join(sam.home, '.local/state/agentsoul'),
  });
  const { code, stdout } = await sam.agentsoul(['config', 'schema'], { cwd: '/' });
  const schema = JSON.parse(stdout);
  expect([code, schema.type, schema.additionalProperties]).toEqual([0, 'object', false]);
  expect(Object.keys(schema.properties)).toContain('personas');
});
