import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Person, person } from '../journeys/person.js';

async function newcomer({ isOrdinary = false } = {}): Promise<Person> {
  const sam = person({ isOrdinary });
  await sam.change(['init', '--yes']);
  await sam.json(['remember', 'The dentist is on Friday at ten.']);
  return sam;
}

describe('where no file may grow beyond a limit', () => {
  const commands = [
    'search dentist',
    'recall dentist',
    'status',
    'doctor',
    'render',
    'remember "Ana likes oolong."',
    'propose "Ben likes rye." --from scout',
    'reindex --full',
    'audit log --rebuild',
    'decay --apply',
    'trust --yes',
    'config set timezone Europe/Berlin',
    'init other --yes',
  ];

  test.concurrent.each([0, 2, 32])('of %i blocks, commands answer or refuse in words', async (blocks) => {
    const sam = await newcomer();
    for (const command of commands) {
      // Without an index there is one to be written.
      rmSync(sam.path('.agentsoul/index.sqlite'), { force: true });
      const { code, stdout, stderr } = await sam.shell(`ulimit -f ${blocks}; agentsoul ${command}`);
      expect([command, stdout + stderr]).toEqual([command, expect.not.stringContaining('in a way it should not')]);
      const isReading = /^(?:search|recall|status|doctor|render)/.test(command);
      expect([command, code, stderr]).toEqual([command, isReading || code === 0 ? 0 : 2, stderr]);
      if (code === 2) expect(stderr.split('\n')[1]).toMatch(/^ {2}\S/);
      if (command === 'search dentist') expect(stdout).toContain('The dentist is on Friday at ten.');
    }
    expect((await sam.agentsoul(['remember', 'Cleo plays the violin.'])).code).toBe(0);
  });
});

describe('where the state folder of the user', () => {
  const obstacles: readonly (readonly [string, (folder: string) => void])[] = [
    [
      'cannot be written',
      (folder) => {
        mkdirSync(folder, { recursive: true });
        chmodSync(folder, 0o500);
      },
    ],
    [
      'is a file',
      (folder) => {
        mkdirSync(dirname(folder), { recursive: true });
        writeFileSync(folder, '');
      },
    ],
    [
      'is a link to nowhere',
      (folder) => {
        mkdirSync(dirname(folder), { recursive: true });
        symlinkSync('nowhere', folder);
      },
    ],
  ];

  test.concurrent.each(obstacles)('%s, only what must be kept there is refused, in words', async (_, obstruct) => {
    const sam = await newcomer({ isOrdinary: true });
    const folder = join(sam.home, '.local/state/agentsoul');
    rmSync(folder, { recursive: true, force: true });
    obstruct(folder);
    for (const argv of [['status'], ['search', 'dentist'], ['render'], ['remember', 'Ana likes oolong.']]) {
      const { code, stderr } = await sam.agentsoul(argv);
      expect([argv, code, stderr]).toEqual([argv, 0, stderr]);
    }
    for (const argv of [
      ['trust', '--yes'],
      ['init', 'other', '--yes'],
    ]) {
      const refused = await sam.failure(argv);
      expect([argv, refused.exit, refused.code]).toEqual([argv, 2, 'not-writable']);
      expect(refused.message).toContain(folder);
    }
  });
});
