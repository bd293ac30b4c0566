import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contents, type Person, person } from '../journeys/person.js';

const branch = '.git/refs/heads/main';

const damages: Record<string, (sam: Person) => void> = {
  'an empty HEAD': (sam) => sam.write('.git/HEAD', ''),
  'no HEAD': (sam) => rmSync(sam.path('.git/HEAD')),
  'a HEAD that names nothing': (sam) => sam.write('.git/HEAD', 'junk\n'),
  'no objects': (sam) => rmSync(sam.path('.git/objects'), { recursive: true }),
  'an empty .git': (sam) => {
    rmSync(sam.path('.git'), { recursive: true });
    mkdirSync(sam.path('.git'));
  },
  'a branch that names a missing commit': (sam) => writeBranch(sam, `${'1'.repeat(40)}\n`),
  'a branch of garbage': (sam) => writeBranch(sam, 'garbage\n'),
  'an empty branch': (sam) => writeBranch(sam, ''),
  'a garbage index': (sam) => sam.write('.git/index', 'garbage\n'),
  'a broken config': (sam) => sam.write('.git/config', '[broken\n'),
};

function writeBranch(sam: Person, text: string): void {
  const [name = 'main'] = readdirSync(sam.path('.git/refs/heads'));
  writeFileSync(sam.path(branch.replace('main', name)), text);
}

describe.each(Object.entries(damages))('%s', (_, damage) => {
  test('stops writing, is explained by doctor, and keeps nobody from reading', async () => {
    const sam = person();
    await sam.change(['init', '--yes']);
    await sam.json(['log', 'Tea with Sam']);
    damage(sam);
    const before = contents(sam.cwd, { without: ['.agentsoul'] });
    const refused = await sam.failure(['log', 'Cake with Ana']);
    expect(refused).toMatchObject({ code: 'git-damaged' });
    expect(contents(sam.cwd, { without: ['.agentsoul'] })).toEqual(before);

    const doctor = await sam.agentsoul(['doctor', '--json']);
    const { ok, checks } = JSON.parse(doctor.stdout);
    expect([doctor.code, ok]).toEqual([1, false]);
    const found = checks.filter(
      ({ id, status }: { id: string; status: string }) => /^(history|git-)/.test(id) && status === 'error',
    );
    expect(found).toEqual([expect.objectContaining({ message: expect.stringMatching(/`|backup|config/) })]);

    const status = await sam.agentsoul(['status']);
    expect([status.code, status.stderr]).toEqual([0, '']);
    const render = await sam.agentsoul(['render', '--scope', 'main']);
    expect([render.code, render.stdout]).toEqual([0, expect.stringContaining('Tea with Sam')]);
    const search = await sam.agentsoul(['search', 'tea']);
    expect([search.code, search.stdout]).toEqual([0, expect.stringContaining('Tea with Sam')]);
  });
});

test('without git on the machine, reading works and writing says what is missing', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  await sam.json(['log', 'Tea with Sam']);
  const env = { PATH: '/nowhere' };
  const status = await sam.agentsoul(['status'], { env });
  expect([status.code, status.stdout]).toEqual([0, expect.stringContaining('not readable at the moment')]);
  expect((await sam.agentsoul(['render', '--scope', 'main'], { env })).stdout).toContain('Tea with Sam');
  expect((await sam.agentsoul(['doctor'], { env })).code).toBe(1);
  expect(await sam.failure(['log', 'Cake'], { env })).toMatchObject({ code: 'git-missing' });
});

test('a damaged repository around a workspace is not passed over either', async () => {
  const sam = person();
  sam.git('.', 'init', '--quiet');
  sam.write('agents/aria/SOUL.md', '# Aria\n');
  sam.git('.', 'add', '--all');
  sam.git('.', 'commit', '--quiet', '--message', 'Mine');
  rmSync(sam.path('.git/HEAD'));
  expect(await sam.failure(['log', 'Tea'], { cwd: sam.path('agents/aria') })).toMatchObject({ code: 'git-damaged' });
});
