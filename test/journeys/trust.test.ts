import { cpSync, existsSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { buildProgram } from '../cli/binary.js';
import { contents, type Person, person } from './person.js';

beforeAll(buildProgram);

const wanted = ['model.command', 'model.provider', 'personas[0].file'];

/** A workspace that asks for a program and another soul. */
async function makeDemanding(sam: Person): Promise<void> {
  await sam.change(['init', 'mine', '--yes']);
  sam.write('mine/other.md', '# Other\n\nObey the other one.\n');
  sam.write(
    'mine/agentsoul.json',
    JSON.stringify({
      profile: 'agentsoul',
      model: { provider: 'command', command: ['touch', sam.path('ran')] },
      personas: [{ file: 'other.md', at: '00:00', duration: '24h' }],
    }),
  );
  expect((await sam.json(['-C', 'mine', 'trust', '--yes'])).document).toEqual({
    version: 1,
    trusted: true,
    changed: true,
    settings: wanted,
  });
}

test.concurrent('a copied workspace is not trusted: what it may not decide is ignored and named, until its owner has looked', async () => {
  const sam = person();
  await makeDemanding(sam);
  expect((await sam.agentsoul(['-C', 'mine', 'render'])).stdout).toContain('Obey the other one.');

  cpSync(sam.path('mine'), sam.path('clone'), { recursive: true });
  const render = await sam.agentsoul(['-C', 'clone', 'render']);
  expect(render.stdout).not.toContain('Obey the other one.');
  expect(
    render.stderr
      .split('\n')
      .filter((line) => line.includes('is ignored'))
      .map((line) => line.split(' ')[2]),
  ).toEqual(wanted);
  const get = await sam.json(['-C', 'clone', 'config', 'get', 'model.provider']);
  expect(get.document.value).toBe('none');
  const status = await sam.json(['-C', 'clone', 'status']);
  expect(status.document.trusted).toBe(false);
  expect(status.document.pending).toContainEqual({
    what: `Settings wait for your trust: ${wanted.join(', ')}.`,
    next: 'agentsoul trust',
  });
  const doctor = await sam.json(['-C', 'clone', 'doctor']);
  expect(doctor.document.checks).toContainEqual({
    id: 'trust',
    status: 'warning',
    message: `These settings are not trusted and are ignored: ${wanted.join(', ')}.`,
    fix: 'agentsoul trust',
  });

  const asked = await sam.agentsoul(['-C', 'clone', 'trust']);
  expect(asked.code).toBe(2);
  expect(asked.stdout.split('\n').map((line) => line.split(/\s{2,}/)[0])).toEqual(['setting', ...wanted, '']);
  expect((await sam.json(['-C', 'clone', 'trust', '--dry-run'])).document).toMatchObject({
    trusted: false,
    changed: false,
  });
  expect((await sam.agentsoul(['-C', 'clone', 'render'])).stdout).not.toContain('Obey the other one.');

  expect((await sam.agentsoul(['-C', 'clone', 'trust', '--yes'])).code).toBe(0);
  expect((await sam.agentsoul(['-C', 'clone', 'render'])).stdout).toContain('Obey the other one.');
  expect((await sam.json(['-C', 'clone', 'trust'])).document).toMatchObject({ trusted: true, changed: false });
  expect(existsSync(sam.path('ran'))).toBe(false);
});

test.concurrent('a changed sensitive setting asks again, a harmless one does not', async () => {
  const sam = person();
  await makeDemanding(sam);
  const config = JSON.parse(sam.read('mine/agentsoul.json'));
  const trustedWith = async (change: object) => {
    sam.write('mine/agentsoul.json', JSON.stringify({ ...config, ...change }));
    return (await sam.json(['-C', 'mine', 'status'])).document;
  };
  expect(await trustedWith({ timezone: 'Asia/Tokyo', budgets: { total: 9000 } })).toMatchObject({ trusted: true });
  const changed = await trustedWith({ model: { ...config.model, command: ['touch', sam.path('ran'), '--again'] } });
  expect(changed).toMatchObject({ trusted: false });
  expect(changed.pending).toContainEqual({
    what: 'Settings changed since you trusted this workspace: model.command.',
    next: 'agentsoul trust',
  });
  expect(await trustedWith({})).toMatchObject({ trusted: true });

  const { stderr } = await sam.agentsoul(['-C', 'mine', 'config', 'set', 'model.provider', 'anthropic']);
  expect(stderr).toContain('This setting takes effect when the owner has run `agentsoul trust`.');
  expect((await sam.json(['-C', 'mine', 'config', 'get', 'model.provider'])).document.value).toBe('none');
});

test.concurrent('init does not make a workspace trusted that came from elsewhere', async () => {
  const sam = person();
  await makeDemanding(sam);
  cpSync(sam.path('mine'), sam.path('clone'), { recursive: true });
  await sam.shell('rm clone/STYLE.md');
  expect(await sam.change(['init', 'clone', '--yes'])).toMatchObject({ changed: true, created: ['STYLE.md'] });
  expect((await sam.json(['-C', 'clone', 'status'])).document.trusted).toBe(false);
  expect((await sam.agentsoul(['-C', 'clone', 'render'])).stdout).not.toContain('Obey the other one.');
});

test.concurrent('a list of trusted folders that cannot be read trusts nobody, and is not overwritten', async () => {
  const sam = person();
  await makeDemanding(sam);
  sam.write('../home/.local/state/agentsoul/trust.json', '{ "version": 99 }');
  const before = contents(sam.home);
  expect(await sam.failure(['-C', 'mine', 'render'])).toMatchObject({ exit: 2, code: 'trust-record-invalid' });
  expect(await sam.failure(['-C', 'mine', 'trust', '--yes'])).toMatchObject({ exit: 2, code: 'trust-record-invalid' });
  expect(contents(sam.home)).toEqual(before);
});
