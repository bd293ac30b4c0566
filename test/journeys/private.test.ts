import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { profiles } from '../../src/profiles/layouts.generated.js';
import { runInMemory } from '../cli/memory-terminal.js';
import { plantedFiles, wordsIn } from '../src/render/planted-words.js';
import {
  addFiles,
  type Files,
  noon,
  openPlace,
  type Place,
  writeConfig,
  writeFiles,
} from '../support/workspace-files.js';

const audiences = ['group', 'room:kitchen', 'subagent'] as const;

/** Runs a command in a place, as a process limited to a scope. */
function run(place: Place, argv: readonly string[], { ceiling, cwd }: { ceiling?: string; cwd?: string } = {}) {
  const env = { ...place.env, ...(ceiling !== undefined && { AGENTSOUL_SCOPE: ceiling }) };
  return runInMemory(argv, { env, cwd: cwd ?? place.root, clock: () => noon });
}

function plantedPlace(profile: string, more: Files = {}): Place {
  const place = writeFiles({ ...plantedFiles(profile), ...more });
  writeConfig(place.root, { profile, timezone: 'UTC' });
  return place;
}

describe.each(profiles.map(({ name }) => name))('a process in the layout %s that is limited', (profile) => {
  const doors = [['whoami', '--json'], ['whoami'], ['status', '--json'], ['status'], ['budget', '--json'], ['budget']];

  test.each(audiences)('to %s learns no more through any command than its prompt tells', async (ceiling) => {
    const place = plantedPlace(profile);
    const prompt = await run(place, ['render', '--with', 'examples'], { ceiling });
    expect(prompt.code).toBe(0);
    for (const argv of [...doors, ['render', '--json', '--with', 'examples'], ['render', '--report']]) {
      const { code, stdout, stderr } = await run(place, argv, { ceiling });
      expect({ argv, code }).toEqual({ argv, code: 0 });
      const words = wordsIn(stdout + stderr);
      expect({ argv, words: words.filter((word) => !wordsIn(prompt.stdout).includes(word)) }).toEqual({
        argv,
        words: [],
      });
      expect(words.filter((word) => /^(user|core)|Private/.test(word))).toEqual([]);
    }
  });
});

describe('the ceiling', () => {
  test.each([
    ['group', ['--scope', 'main']],
    ['group', ['--scope', 'room:kitchen']],
    ['group', ['--room', 'kitchen']],
    ['group', ['--scope', 'cron']],
    ['room:kitchen', ['--room', 'Kitchen']],
    ['room:kitchen', ['--scope', 'subagent']],
    ['subagent', ['--scope', 'group']],
    ['cron', ['--scope', 'heartbeat']],
    ['group', ['--against', 'main']],
    ['group', ['--against', 'HEAD']],
  ])('%s refuses `render %j` with exit 2 and an empty standard output', async (ceiling, flags) => {
    const { code, stdout, stderr } = await run(plantedPlace('agentsoul'), ['render', ...flags], { ceiling });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/AGENTSOUL_SCOPE/);
    expect(wordsIn(stderr)).toEqual([]);
  });

  test('is the scope where none is asked for', async () => {
    const place = plantedPlace('agentsoul');
    const narrowed = await run(place, ['render'], { ceiling: 'group' });
    expect(narrowed).toEqual(await run(place, ['render', '--scope', 'group']));
  });

  test.each(['', ' ', '\n', ' group', 'group ', 'Main', 'MAIN', 'gruop', 'main,group', 'null', '0'])(
    'that cannot be read (%j) lets nothing through',
    async (ceiling) => {
      const { code, stdout, stderr } = await run(plantedPlace('agentsoul'), ['render'], { ceiling });
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toBe(
        `✖ AGENTSOUL_SCOPE is ${JSON.stringify(ceiling)}, which is not a scope. Nothing was read or changed.\n` +
          '  Set it to main, group, room:<id>, subagent, heartbeat, cron, boot or bootstrap. Unset it only if you are the owner.\n',
      );
    },
  );

  test.each([
    'room',
    'room:',
    'room: ',
    'room: kitchen',
    'room:kitchen ',
    'Room:kitchen',
    'room:kit\uFFFDchen',
    'room:a\tb',
  ])('that names no room (%j) lets nothing through either', async (ceiling) => {
    const place = plantedPlace('agentsoul');
    for (const argv of [['render'], ['search', 'tea'], ['get', 'MEMORY.md'], ['status']]) {
      const { code, stdout, stderr } = await run(place, argv, { ceiling });
      expect({ argv, code, stdout }).toEqual({ argv, code: 2, stdout: '' });
      expect(stderr).toContain(`AGENTSOUL_SCOPE is ${JSON.stringify(ceiling)}, which`);
    }
  });

  test('is no wider for a scope that is asked for on the command line', async () => {
    for (const flags of [
      ['--scope', 'group'],
      ['--scope', 'main'],
      ['--room', 'kitchen'],
    ]) {
      const { code, stdout } = await run(plantedPlace('agentsoul'), ['render', ...flags], { ceiling: '' });
      expect({ flags, code, stdout }).toEqual({ flags, code: 2, stdout: '' });
    }
  });

  test('of a room is the same room in both spellings of its letters', async () => {
    const place = plantedPlace('agentsoul');
    const composed = await run(place, ['render'], { ceiling: 'room:café' });
    expect(composed.code).toBe(0);
    expect(await run(place, ['render'], { ceiling: 'room:cafe\u0301' })).toEqual(composed);
  });

  test.each([['persona', 'show'], ['persona', 'export'], ['doctor'], ['bootstrap']])(
    'keeps `%s %s` for the owner',
    async (...argv) => {
      const words = argv.filter((word) => word !== undefined);
      const { code, stdout, stderr } = await run(plantedPlace('agentsoul'), words, { ceiling: 'group' });
      expect(code).toBe(2);
      expect(wordsIn(stdout + stderr)).toEqual([]);
    },
  );
});

describe('`--append @file` in a shared prompt', () => {
  const more: Files = {
    'notes.md': 'hidden\n',
    'rooms/hall.md': 'hidden\n',
    '../copy.md': { link: 'workspace/USER.md' },
    '../free.md': 'Free text.\n',
  };

  test.each([
    'USER.md',
    'MEMORY.md',
    'rooms/hall.md',
    'memory/vault/page.md',
    'notes.md',
    'agentsoul.json',
    '../copy.md',
  ])('refuses %s', async (file) => {
    for (const scope of audiences) {
      const { code, stdout, stderr } = await run(plantedPlace('agentsoul', more), [
        'render',
        '--scope',
        scope,
        '--append',
        `@${file}`,
      ]);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(/The scope (group|room:kitchen|subagent) may not see /);
    }
  });

  test('shows of a visible file only what the scope may see', async () => {
    const place = plantedPlace('agentsoul', more);
    const { stdout } = await run(place, [
      'render',
      '--scope',
      'group',
      '--append',
      '@SOUL.md',
      '--append',
      '@memory/2026-02-02.md',
    ]);
    const appended = stdout.slice(stdout.lastIndexOf('# soul'));
    expect(wordsIn(appended)).toEqual(['dailyMarked', 'dailyShared', 'soulText']);
  });

  test('takes text and files from elsewhere as they are', async () => {
    const place = plantedPlace('agentsoul', more);
    const { stdout } = await run(place, [
      'render',
      '--scope',
      'group',
      '--append',
      'Last words.',
      '--append',
      '@../free.md',
    ]);
    expect(stdout).toMatch(/\n\nLast words\.\n\nFree text\.\n$/);
  });

  test.each(['nowhere.md', 'memory', '../bytes'])('names %s, which cannot be appended', async (file) => {
    const place = plantedPlace('agentsoul', { '../bytes': Buffer.from([0xff]) });
    const { code, stdout, stderr } = await run(place, ['render', '--append', `@${file}`]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(file.replace('../', ''));
  });

  test('reads each side of a comparison with the eyes of its own scope', async () => {
    const { code, stderr } = await run(plantedPlace('agentsoul'), [
      'render',
      '--against',
      'group',
      '--append',
      '@USER.md',
    ]);
    expect(code).toBe(2);
    expect(stderr).toContain('The scope group may not see USER.md.');
  });
});

test('an agent cannot append the file of another agent, not even in its private prompt', async () => {
  const place = writeFiles({
    'a/SOUL.md': 'a\n',
    'b/SOUL.md': 'b\n',
    'b/MEMORY.md': 'hidden\n',
    'a/link.md': { link: '../b/MEMORY.md' },
  });
  await openPlace(place, {
    config: { agents: { a: { workspace: 'a' }, b: { workspace: 'b' } } },
    isTrusted: true,
    agent: 'a',
  });
  for (const file of ['b/MEMORY.md', 'a/link.md']) {
    const { code, stdout, stderr } = await run(place, ['render', '--agent', 'a', '--append', `@${file}`]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('belongs to another agent');
  }
});

test('a prompt over a limit that may not be cut: exit 1, nothing on standard output, the file and the excess on standard error', async () => {
  const place = writeFiles({ 'workspace/aria/SOUL.md': 'x'.repeat(20_000), 'workspace/aria/AGENTS.md': 'y\n' });
  writeConfig(place.root, { profile: 'mindroom' });
  const { code, stdout, stderr } = await run(place, ['render']);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('workspace/aria/SOUL.md: It has 20,000 bytes, 3,616 over its limit of 16,384.');
  const json = await run(place, ['render', '--json']);
  expect([json.code, JSON.parse(json.stdout)]).toMatchObject([1, { version: 1, error: { code: 'over-budget' } }]);
});

describe('`render --against`', () => {
  async function withHistory(): Promise<Place> {
    const place = writeFiles({});
    const made = await run(place, ['init', '.', '--yes', '--no-input', '--profile', 'agentos', '--timezone', 'UTC']);
    expect(made.code).toBe(0);
    addFiles(place.root, { 'SOUL.md': '# Soul\n\nFirst words.\n\n## Diary\n\nOnce open.\n' });
    expect((await run(place, ['save', '--reason', 'first'])).code).toBe(0);
    addFiles(place.root, { 'SOUL.md': '# Soul\n\nSecond words.\n\n## Diary\n<!-- scope: main -->\n\nOnce open.\n' });
    expect((await run(place, ['save', '--reason', 'second'])).code).toBe(0);
    return place;
  }

  test('a revision shows how the prompt changed', async () => {
    const place = await withHistory();
    const { code, stdout } = await run(place, ['render', '--against', 'HEAD~1']);
    expect(code).toBe(0);
    expect(stdout.split('\n').filter((line) => /^[-+][^-+]/.test(line))).toEqual([
      '-First words.',
      '+Second words.',
      '+<!-- scope: main -->',
    ]);
  });

  test('the present revision shows no difference', async () => {
    const { code, stdout, stderr } = await run(await withHistory(), ['render', '--against', 'HEAD']);
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: '',
      stderr: 'The two prompts are the same, byte for byte.\n',
    });
  });

  test('another scope shows what that scope does not see', async () => {
    const { code, stdout } = await run(await withHistory(), ['render', '--against', 'group']);
    expect(code).toBe(0);
    expect(stdout.split('\n').filter((line) => /^[-+][^-+]/.test(line))).toContain('+Once open.');
    expect(stdout.split('\n').filter((line) => /^-[^-]/.test(line))).toEqual([]);
  });

  test('as a document, both prompts', async () => {
    const { stdout } = await run(await withHistory(), ['render', '--scope', 'group', '--against', 'HEAD~1', '--json']);
    const document = JSON.parse(stdout) as Record<string, unknown>;
    expect(document).toMatchObject({ version: 1, against: 'HEAD~1', scope: 'group', same: false });
    expect(document.before).toContain('Once open.');
    expect(document.after).not.toContain('Once open.');
  });

  test('is the owner’s where it looks into the past, in which private things were open', async () => {
    const { code, stdout } = await run(await withHistory(), ['render', '--against', 'HEAD~1'], { ceiling: 'group' });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });

  test.each(['nonsense', 'HEAD~99', '--output=x'])('an unknown revision %s is named', async (revision) => {
    const { code, stderr } = await run(await withHistory(), ['render', `--against=${revision}`]);
    expect(code).toBe(2);
    expect(stderr).toContain(revision);
  });
});

describe('a dry run', () => {
  async function withSecret(): Promise<Place> {
    const place = writeFiles({});
    await succeed(place, ['init', '.', '--yes', '--no-input', '--timezone', 'UTC']);
    await succeed(place, ['log', 'Secret: fire Otto']);
    return place;
  }

  async function succeed(place: Place, argv: readonly string[]) {
    const ran = await run(place, argv);
    expect([argv, ran.stderr, ran.code]).toEqual([argv, ran.stderr, 0]);
    return ran;
  }

  test.each([
    ['group', ['remember', 'Buy balloons']],
    ['group', ['remember', 'Buy balloons', '--pin']],
    ['group', ['log', 'Buy balloons']],
    ['room:kitchen', ['remember', 'Buy balloons', '--room', 'kitchen']],
    ['room:kitchen', ['log', 'Buy balloons']],
    [undefined, ['remember', 'Buy balloons', '--scope', 'group']],
    [undefined, ['remember', 'Buy balloons', '--scope', 'cron', '--pin']],
    ['heartbeat', ['log', 'Buy balloons']],
  ] as const)('limited to %s shows of `%j` only the lines that are added', async (ceiling, argv) => {
    const place = await withSecret();
    const { code, stdout } = await run(place, [...argv, '--dry-run'], ceiling === undefined ? {} : { ceiling });
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toBe('+++ memory/2026-02-02.md');
    expect(lines.slice(1).every((line) => line.startsWith('+'))).toBe(true);
    expect(lines.at(-1)).toBe('+Buy balloons');
    expect(stdout).not.toMatch(/Otto|memory\/meta/);
    const { stdout: document } = await run(
      place,
      ['log', 'Buy balloons', '--dry-run', '--json'],
      ceiling === undefined ? {} : { ceiling },
    );
    expect((JSON.parse(document) as { files: object[] }).files).toEqual([
      { path: 'memory/2026-02-02.md', action: 'EDIT' },
    ]);
  });

  test('still shows the owner what stands around', async () => {
    const { stdout } = await succeed(await withSecret(), ['remember', 'Buy balloons', '--dry-run']);
    expect(stdout).toMatch(/\n {1}Secret: fire Otto\n/);
  });

  test('a last note without an end of line is not taken for a new one', async () => {
    const place = await withSecret();
    addFiles(place.root, { 'memory/2026-02-02.md': '# 2026-02-02\n\n## 09:00 | fact\nSecret: fire Otto' });
    const { stdout } = await run(place, ['log', 'Buy balloons', '--dry-run'], { ceiling: 'group' });
    expect(stdout).toContain('+Buy balloons');
    expect(stdout).not.toContain('Otto');
  });

  test('shows nobody the key of the tombstones, and neither does the history', async () => {
    const place = await withSecret();
    await succeed(place, ['forget', 'fire Otto', '--permanent', '--yes']);
    const { key } = JSON.parse(readFileSync(join(place.root, 'memory/meta/tombstones.json'), 'utf8')) as {
      key: string;
    };
    const shown = [
      ['remember', 'Secret: fire Otto', '--again', '--dry-run'],
      ['log', 'Secret: fire Otto', '--again', '--dry-run'],
      ['audit', 'show', 'HEAD'],
      ['audit', 'show', 'HEAD', '--json'],
      ['audit', 'blame', 'memory/meta/tombstones.json'],
      ['render', '--append', '@memory/meta/tombstones.json'],
    ];
    for (const argv of shown) {
      const { stdout, stderr } = await succeed(place, argv);
      expect([argv, (stdout + stderr).includes(key)]).toEqual([argv, false]);
    }
  });
});

describe('what the owner erased', () => {
  const said = 'Greta has diabetes';

  async function erased(): Promise<Place> {
    const place = writeFiles({});
    for (const argv of [
      ['init', '.', '--yes', '--no-input', '--timezone', 'UTC'],
      ['remember', said],
      ['forget', said, '--permanent', '--yes'],
    ])
      expect((await run(place, argv)).code).toBe(0);
    return place;
  }

  const tombstones = (place: Place) => readFileSync(join(place.root, 'memory/meta/tombstones.json'), 'utf8');

  test('is not noted again by itself', async () => {
    const place = await erased();
    for (const command of ['log', 'remember', 'propose --from scout'].map((words) => words.split(' '))) {
      const { code, stdout } = await run(place, [...command, said, '--json']);
      expect([code, (JSON.parse(stdout) as { error: { code: string } }).error.code]).toEqual([2, 'forgotten']);
    }
    expect((await run(place, ['log', said, '--again'])).code).toBe(0);
    // The id and the name of the person that went with it: the graph does not know them again.
    expect((JSON.parse(tombstones(place)) as { entries: unknown[] }).entries).toHaveLength(2);
    expect((await run(place, ['remember', 'Greta lives in Faro'])).code).toBe(0);
    expect((JSON.parse(tombstones(place)) as { entries: unknown[] }).entries).toHaveLength(0);
    expect((await run(place, ['log', said])).code).toBe(0);
  });

  test.each(['group', 'room:kitchen', 'heartbeat', 'cron'])('is no secret that %s could find out', async (ceiling) => {
    const place = await erased();
    const before = tombstones(place);
    for (const argv of [
      ['remember', said],
      ['remember', said, '--again'],
      ['log', said],
      ['log', said, '--again'],
    ]) {
      const told = await run(place, argv, { ceiling });
      const other = await run(
        place,
        argv.map((word) => (word === said ? 'Greta has a bike' : word)),
        { ceiling },
      );
      expect([argv, told.code]).toEqual([argv, other.code]);
    }
    expect(tombstones(place)).toBe(before);
    expect((await run(place, ['log', said])).code).toBe(2);
  });

  test('may be proposed, and is refused when the owner commits it', async () => {
    const place = await erased();
    expect((await run(place, ['propose', said, '--from', 'scout'], { ceiling: 'subagent' })).code).toBe(0);
    const { code, stdout } = await run(place, ['review', 'commit', '1', '--json']);
    expect([code, (JSON.parse(stdout) as { error: { code: string } }).error.code]).toEqual([2, 'forgotten']);
  });
});
