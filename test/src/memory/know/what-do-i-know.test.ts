import { expect, test } from 'vitest';
import { getMemory } from '../../../../src/memory/get-memory.js';
import { whatDoIKnow } from '../../../../src/memory/know/what-do-i-know.js';
import { parseScope } from '../../../../src/scopes/scopes.js';
import { failure } from '../../../support/errors.js';
import { type Files, openFiles } from '../../../support/workspace-files.js';

const files: Files = {
  'SOUL.md': '# Soul\n',
  'MEMORY.md': '# Memory\n\n## Critical Facts\n\n- Allergic to nuts.\n- Name: _(fill in)_\n',
  'memory/2026-02-01.md':
    '## 09:00 | fact\nAna called about the kettle.\n\n## 10:00 | fact | share\nTea at four.\n\n## 11:00 | fact | room:kitchen\nThe sink drips.\n',
  'memory/graph/entities/person--ana.md':
    '---\naliases: [Annie]\n---\n# person--ana\n\n## Summary\nRuns the tea house.\n\n## Facts\n- Drinks oolong.\n- Drank coffee. <!-- status:superseded -->\n\n## Relations\n- uses: [[tool--kettle]]\n',
  'memory/graph/entities/tool--kettle.md': '# Kettle\n<!-- scope: group -->\n\n## Facts\n- It is red.\n',
  'memory/procedures/brew.md': '# Brew tea\n\n1. Boil.\n',
  'memory/vault/key.md': '- Key under the mat.\n',
};

const open = (more: Files = {}) => openFiles({ ...files, ...more }, { profile: 'agentsoul' });
const scoped = (scope: string) => ({ scope: parseScope(scope) });

test('the owner is told what is known, store by store', async () => {
  expect(await whatDoIKnow(await open())).toEqual({
    topic: null,
    entity: null,
    sections: [
      { heading: 'Critical Facts', bullets: ['Allergic to nuts.'], extra_bullets: 0 },
      { heading: 'People', bullets: ['Ana: Runs the tea house.'], extra_bullets: 0 },
      { heading: 'Tools', bullets: ['Kettle: It is red.'], extra_bullets: 0 },
      { heading: 'Procedures', bullets: ['Brew tea'], extra_bullets: 0 },
      { heading: 'Vault', bullets: ['Key under the mat.'], extra_bullets: 0 },
      {
        heading: 'Recently',
        bullets: [
          '2026-02-01 11:00 The sink drips.',
          '2026-02-01 10:00 Tea at four.',
          '2026-02-01 09:00 Ana called about the kettle.',
        ],
        extra_bullets: 0,
      },
    ],
    truncated: false,
  });
});

test('about a topic: the entity, its connections and the notes that speak of it', async () => {
  expect(await whatDoIKnow(await open(), 'annie')).toEqual({
    topic: 'annie',
    entity: 'person--ana',
    sections: [
      { heading: 'Ana', bullets: ['Runs the tea house.', 'Drinks oolong.'], extra_bullets: 0 },
      { heading: 'Connections', bullets: ['Ana uses Kettle'], extra_bullets: 0 },
      { heading: 'No longer true', bullets: ['Drank coffee.'], extra_bullets: 0 },
      { heading: 'Notes', bullets: ['2026-02-01 09:00 Ana called about the kettle.'], extra_bullets: 0 },
    ],
    truncated: false,
  });
  expect((await whatDoIKnow(await open(), 'the weather on Mars')).sections).toEqual([]);
});

test('others are told what is shared with them, and nothing else under any name', async () => {
  const workspace = await open();
  const texts = async (scope: string, topic?: string) =>
    (await whatDoIKnow(workspace, topic, scoped(scope))).sections.flatMap(({ bullets }) => bullets);
  expect(await texts('group')).toEqual(['Kettle: It is red.', '2026-02-01 10:00 Tea at four.']);
  expect(await texts('room:kitchen')).toEqual([
    'Kettle: It is red.',
    '2026-02-01 11:00 The sink drips.',
    '2026-02-01 10:00 Tea at four.',
  ]);
  expect(await texts('subagent')).toEqual(['Kettle: It is red.', 'Brew tea', '2026-02-01 10:00 Tea at four.']);
  for (const scope of ['group', 'room:kitchen', 'room:hall', 'subagent', 'cron', 'boot']) {
    for (const topic of ['Ana', 'Annie', 'person--ana', 'nuts', 'oolong', 'mat']) {
      expect([scope, topic, await whatDoIKnow(workspace, topic, scoped(scope))]).toEqual([
        scope,
        topic,
        { topic, entity: null, sections: [], truncated: false },
      ]);
    }
    expect(await texts(scope, 'kettle')).toEqual(['It is red.']);
  }
});

test('however much is known, the document fits 6,144 bytes and says what it left out', async () => {
  const many = Array.from({ length: 300 }, (_, index) => `- 記憶 ${index} "${'\\\t'.repeat(40)}" ${'x'.repeat(300)}\n`);
  const sections = Array.from(
    { length: 60 },
    (_, index) => `\n## Part ${index}\n\n${many.slice(index * 5, index * 5 + 15).join('')}`,
  );
  const known = await whatDoIKnow(await open({ 'MEMORY.md': `# Memory\n${sections.join('')}` }));
  expect(Buffer.byteLength(JSON.stringify({ version: 1, ...known }, null, 2))).toBeLessThanOrEqual(6_144);
  expect(known.truncated).toBe(true);
  expect(known.sections.length).toBeGreaterThan(2);
  expect(known.sections.every(({ bullets }) => bullets.length <= 10 && bullets.length > 0)).toBe(true);
});

test('what was archived is not told', async () => {
  const records = {
    version: 1,
    entries: { 'entity:person--ana': { status: 'archived' }, 'episode:2026-02-01:10:00': { status: 'archived' } },
  };
  const workspace = await open({ 'memory/meta/decay-scores.json': JSON.stringify(records) });
  const said = (await whatDoIKnow(workspace)).sections.flatMap(({ bullets }) => bullets).join('\n');
  expect(said).not.toMatch(/Runs the tea house|Tea at four/);
  expect((await whatDoIKnow(workspace, 'Ana')).entity).toBe(null);
});

test('a memory is got by id, by line, by entity and by file', async () => {
  const workspace = await open();
  expect(await getMemory(workspace, 'episode:2026-02-01:10:00')).toEqual({
    id: 'episode:2026-02-01:10:00',
    store: 'episodic',
    path: 'memory/2026-02-01.md',
    startLine: 4,
    endLine: 5,
    heading: null,
    date: '2026-02-01',
    time: '10:00',
    text: 'Tea at four.',
    type: 'fact',
    confidence: null,
    tags: [],
    source: null,
    decay: { score: expect.closeTo(0.8 * Math.exp(-0.03 * (26 / 24)), 10), status: 'active', pinned: false },
  });
  expect((await getMemory(workspace, 'memory/2026-02-01.md#5')).id).toBe('episode:2026-02-01:10:00');
  expect(await getMemory(workspace, 'memory/vault/key.md')).toMatchObject({ text: 'Key under the mat.', decay: null });
  expect((await getMemory(workspace, 'Annie')).text).toBe(
    '## Summary\n\n- Runs the tea house.\n\n## Facts\n\n- Drinks oolong.\n- Drank coffee.\n\n## Relations\n\n- uses: [[tool--kettle]]',
  );
});

test('what a scope may not see is not there, and is not suggested', async () => {
  const workspace = await open();
  const hidden = [
    'episode:2026-02-01:09:00',
    'memory/2026-02-01.md#2',
    'MEMORY.md',
    'MEMORY.md#5',
    'person--ana',
    'Annie',
    'Ana',
    'entity:person--ana',
    'memory/graph/index.md#1',
    'memory/vault/key.md',
    'person--anna',
  ];
  for (const scope of ['group', 'room:hall', 'subagent', 'cron']) {
    for (const called of hidden) {
      const error = await failure(getMemory(workspace, called, scoped(scope)));
      expect([scope, error.code, error.message, error.hint]).toEqual([
        scope,
        'unknown-memory',
        `There is no memory "${called}".`,
        'Run `agentsoul know` to see what is known.',
      ]);
    }
  }
  expect((await getMemory(workspace, 'kettle', scoped('group'))).text).toBe('## Facts\n\n- It is red.');
});

test('a topic that no entity is called by is looked for in the facts of all', async () => {
  const { entity, sections } = await whatDoIKnow(
    await open({ 'memory/graph/entities/person--edu.md': '# person--edu\n\n## Facts\n- Edu is our gardener\n' }),
    'gardener',
  );
  expect(entity).toBeNull();
  expect(sections).toEqual([{ heading: 'Notes', bullets: ['Edu is our gardener'], extra_bullets: 0 }]);
});

test('a thing is told by the value that holds', async () => {
  const rent =
    '# Rent\n\n## Facts\n- The rent is 980 euros a month. <!-- since:2026-01-01 -->\n- It is paid on the first. <!-- since:2026-01-02 -->\n- The rent is 1,020 euros a month. <!-- since:2026-02-01 -->\n';
  const { sections } = await whatDoIKnow(await open({ 'memory/graph/entities/concept--rent.md': rent }));
  expect(sections.find(({ heading }) => heading === 'Concepts')?.bullets).toEqual([
    'Rent: The rent is 1,020 euros a month.',
  ]);
});
