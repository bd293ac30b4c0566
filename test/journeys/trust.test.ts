import { cpSync, existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contents, type Person, person } from './person.js';

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
    what: 'Settings differ from those you trusted: model.command.',
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

const opening = 'scopes.subagent.episodes';

test.concurrent('a workspace that nobody trusted opens nothing to a narrower scope, and every look says so', async () => {
  const sam = person();
  const at = ['--at', '2026-02-02T14:30:00Z'];
  await sam.change(['init', 'mine', '--yes', '--timezone', 'UTC', ...at]);
  await sam.agentsoul(['-C', 'mine', 'log', 'The landlord raised the rent', ...at]);
  const config = {
    profile: 'agentsoul',
    scopes: { subagent: { episodes: true, tools: false }, group: { style: false } },
  };
  sam.write('mine/agentsoul.json', JSON.stringify(config));
  sam.write('mine/TOOLS.md', 'The kettle is on the left.\n');
  cpSync(sam.path('mine'), sam.path('clone'), { recursive: true });
  const asSubAgent = async (folder: string) => {
    const argv = ['-C', folder, 'search', 'rent', '--scope', 'subagent', ...at];
    const { document } = await sam.json(argv);
    return { hits: (document.hits as unknown[]).length, notes: document.notes };
  };
  const ignored = (why: string) =>
    `agentsoul.json:1: ${opening} is ignored, because ${why}. Run \`agentsoul trust\` to look at it and allow it.`;

  expect(await asSubAgent('clone')).toEqual({ hits: 0, notes: [ignored('you have not trusted this workspace')] });
  expect(await asSubAgent('mine')).toEqual({
    hits: 0,
    notes: [ignored('the settings are not those you trusted')],
  });
  const recalled = await sam.json(['-C', 'clone', 'recall', 'rent', '--scope', 'subagent', ...at]);
  expect([recalled.document.isKnown, recalled.document.notes]).toEqual([
    false,
    [ignored('you have not trusted this workspace')],
  ]);
  const owner = await sam.json(['-C', 'clone', 'search', 'rent', ...at]);
  expect(owner.document.notes).toEqual([]);

  const prompt = await sam.agentsoul(['-C', 'clone', 'render', '--scope', 'subagent', ...at]);
  expect(prompt.stderr).toContain(ignored('you have not trusted this workspace'));
  expect(prompt.stdout).not.toContain('The kettle is on the left.');
  const { document: status } = await sam.json(['-C', 'clone', 'status']);
  expect(status.pending).toContainEqual({ what: `Settings wait for your trust: ${opening}.`, next: 'agentsoul trust' });
  const { document: doctor } = await sam.json(['-C', 'clone', 'doctor']);
  expect(doctor.checks).toContainEqual({
    id: 'trust',
    status: 'warning',
    message: `These settings are not trusted and are ignored: ${opening}.`,
    fix: 'agentsoul trust',
  });

  expect((await sam.json(['-C', 'clone', 'trust', '--yes'])).document.settings).toEqual([opening]);
  expect(await asSubAgent('clone')).toEqual({ hits: 1, notes: [] });
  sam.write('clone/agentsoul.json', JSON.stringify({ ...config, scopes: { cron: { episodes: true } } }));
  expect((await sam.json(['-C', 'clone', 'status'])).document).toMatchObject({ trusted: false });
});
