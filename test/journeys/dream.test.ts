import { expect, test } from 'vitest';
import { type Person, person } from './person.js';

const morning = (day: number) => ['--at', `2026-03-${String(day).padStart(2, '0')}T09:00:00Z`];

async function newcomer(): Promise<Person> {
  const sam = person();
  await sam.change(['init', '--yes', '--timezone', 'UTC']);
  sam.write(
    'memory/2026-03-01.md',
    '# 2026-03-01\n\n## 09:00 | fact | tags:[boat]\nThe boat lies at pier seven of the old harbour\n\n## 10:00 | fact | tags:[cellar]\nThe cellar key hangs behind the pantry door\n',
  );
  return sam;
}

const boat = 'episode:2026-03-01:09:00';
const cellar = 'episode:2026-03-01:10:00';

type Dream = {
  promoted: { id: string }[];
  rejected: { id: string; reasons: string[]; missing: object }[];
  why: string;
};

async function dream(sam: Person, ...words: string[]): Promise<Dream> {
  return (await sam.json(['dream', ...words])).document as unknown as Dream;
}

test.concurrent('what is looked up on several days is promoted, what was looked up on one day is not, and it says why', async () => {
  const sam = await newcomer();
  // One hit each: in a workspace this small every search would show everything.
  const look = (query: string, day: number) => sam.json(['search', query, '--limit', '1', ...morning(day)]);
  expect(await dream(sam, ...morning(2))).toMatchObject({
    applied: false,
    promoted: [],
    rejected: [],
    why: 'Nothing was promoted: no memory has been recalled yet.',
  });
  await look('where does the boat lie?', 2);
  await sam.json(['get', boat, ...morning(2)]);
  for (const query of ['cellar key', 'where is the key?', 'pantry door', 'key behind the door']) await look(query, 3);
  await look('pier of the boat', 4);
  await sam.json(['search', 'cellar key', '--limit', '1', '--no-track', ...morning(5)]);

  const looked = await dream(sam, ...morning(5));
  expect(looked.promoted).toEqual([expect.objectContaining({ id: boat, days: 2 })]);
  expect(looked.rejected.find(({ id }) => id === cellar)).toMatchObject({
    reasons: expect.arrayContaining(['recalled on 1 day, 2 needed']),
    missing: { days: 1 },
  });
  expect(sam.git('.', 'log', '-1', '--format=%an')).not.toContain('system:dream');
  expect(sam.read('MEMORY.md')).not.toContain('Dreamed');

  const { document } = await sam.json(['dream', '--explain', cellar, ...morning(5)]);
  expect(document).toMatchObject({
    explanation: {
      id: cellar,
      wouldBePromoted: false,
      reasons: expect.arrayContaining(['recalled on 1 day, 2 needed']),
    },
  });
  const told = await sam.agentsoul(['dream', '--explain', cellar, ...morning(5)]);
  expect(told.stdout).toMatch(/days +1 +2 +no[\s\S]*It is not promoted:\n• recalled on 1 day, 2 needed/);

  const applied = await sam.json(['dream', '--apply', ...morning(5)]);
  expect(applied.document).toMatchObject({ applied: true, promoted: [{ id: boat }], commit: expect.any(String) });
  expect(sam.read('MEMORY.md')).toMatch(
    /\n\n## Dreamed 2026-03-05 09:00 UTC\n\n- The boat lies at pier seven of the old harbour _\(score=0\.\d\d, hits=\d+, days=2\)_\n$/,
  );
  expect(sam.read('DREAMS.md')).toContain(`- ${cellar}: `);
  expect(sam.git('.', 'log', '-1', '--format=%an|%s')).toMatch(
    /^system:dream\|\[EDIT\] 3 files — dream: promote 1 memory\n$/,
  );

  const again = await dream(sam, '--apply', ...morning(6));
  expect([again.promoted, 'commit' in again]).toEqual([[], false]);
  const { undo } = applied.document as unknown as { undo: string };
  await sam.shell(undo);
  expect(sam.read('MEMORY.md')).not.toContain('Dreamed');
});

test.concurrent('dreaming is for the owner', async () => {
  const sam = await newcomer();
  for (const scope of ['group', 'subagent', 'heartbeat'])
    expect(await sam.failure(['dream'], { env: { AGENTSOUL_SCOPE: scope } })).toMatchObject({
      code: 'scope-above-ceiling',
    });
});
