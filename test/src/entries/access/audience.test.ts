import { linkSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInAudience, lookupNames } from '../../../../src/entries/access/audience.js';
import { readMemories } from '../../../../src/entries/read/read-all-memories.js';
import { recordTrust } from '../../../../src/journal/record-trust.js';
import { parseScope } from '../../../../src/scopes/scopes.js';
import { openWorkspace } from '../../../../src/workspace/open-workspace.js';
import { temporaryWorkspace } from '../../../support/temporary-workspace.js';

const scopes = ['main', 'heartbeat', 'group', 'room:north', 'room:south', 'subagent', 'cron', 'boot', 'bootstrap'];

/** For each entry, by its text, the scopes that find it. */
async function found(files: Record<string, string>, config: object = {}) {
  const place = temporaryWorkspace({ files: { 'agentsoul.json': JSON.stringify(config), ...files } });
  const { env } = place.workspace;
  await recordTrust(place.root, { env, platform: 'linux', at: place.workspace.at });
  const workspace = await openWorkspace(place.root, { env });
  const entries = await readMemories(workspace);
  return Object.fromEntries(
    entries.map(({ text, audience }) => [
      text,
      scopes.filter((scope) => isInAudience(audience, lookupNames(workspace, parseScope(scope)))).join(' '),
    ]),
  );
}

const owner = 'main heartbeat';
const everybody = scopes.join(' ');

test('every store is for the owner until it is opened', async () => {
  expect(
    await found({
      'MEMORY.md': '- core\n',
      'USER.md': '- user\n',
      'memory/2026-02-02.md': '## 10:00 | fact\nepisode\n',
      'memory/graph/entities/person--ana.md': '# Ana\n\nentity\n',
      'memory/vault/deed.md': 'vault\n',
      'memory/other.md': 'other\n',
    }),
  ).toEqual({ core: owner, user: 'main', episode: owner, entity: owner, vault: owner, other: owner });
});

test('helpers find procedures, and everybody finds what is shared', async () => {
  expect(
    await found({
      'MEMORY.md': '## A\n<!-- scope: group -->\n- core\n',
      'memory/2026-02-02.md': '## 10:00 | fact | share\nepisode\n\n## 11:00 | fact\n<!-- scope: main -->\nsecret\n',
      'memory/procedures/release.md': '# Release\n\nsteps\n',
      'memory/graph/entities/person--ana.md': '# Ana\n\nown\n\n## Facts\n<!-- scope: group -->\n- open\n',
    }),
  ).toEqual({
    core: 'main',
    episode: everybody,
    secret: 'main',
    '# Release\n\nsteps': 'main heartbeat subagent cron',
    own: owner,
    open: everybody,
  });
});

test('what belongs to a room stays in it', async () => {
  expect(
    await found({
      'memory/2026-02-02.md': '## 10:00 | fact | room:north\ntagged\n\n## 11:00 | fact | room:north | share\nboth\n',
      'rooms/south.md': '# South\n\nown notes\n\n## Aside\n<!-- scope: main -->\naside\n',
    }),
  ).toEqual({
    tagged: 'main heartbeat room:north',
    both: 'main heartbeat room:north',
    'own notes': 'main heartbeat room:south',
    aside: 'main',
  });
});

test('what was most likely meant as private is found by the owner alone', async () => {
  expect(
    await found({
      'memory/procedures/release.md': '# Release\n<!-- private -->\nsteps\n',
      'memory/2026-02-02.md':
        '## 10:00 | fact | share\n<!-- main only -->\nepisode\n\n## 11:00 | fact\n<!-- visibility: group -->\nnews\n',
      'memory/graph/entities/person--ana.md': '# Ana\n\n## Facts\n<!-- scpoe: group -->\n- open\n',
    }),
  ).toEqual({ '# Release\n\nsteps': 'main', episode: 'main', news: 'main', open: 'main' });
});

test('the config opens episodes to helpers and closes stores to groups', async () => {
  const files = { 'memory/2026-02-02.md': '## 10:00 | fact\nmine\n\n## 11:00 | fact | share\nours\n' };
  expect(await found(files, { scopes: { subagent: { episodes: true }, group: { daily: false } } })).toEqual({
    mine: 'main heartbeat subagent',
    ours: 'main heartbeat subagent cron boot bootstrap',
  });
});

test('a file that is private under another name is for the owner alone', async () => {
  const { root } = temporaryWorkspace({ files: { 'agentsoul.json': '{}', 'USER.md': 'private\n' } });
  mkdirSync(join(root, 'memory/procedures'), { recursive: true });
  symlinkSync('../../USER.md', join(root, 'memory/procedures/linked.md'));
  linkSync(join(root, 'USER.md'), join(root, 'memory/procedures/hard.md'));
  const entries = await readMemories(await openWorkspace(root));
  const copies = entries.filter(({ text }) => text === 'private');
  expect(copies.map(({ path, audience }) => [path, audience])).toEqual([
    ['USER.md', ['main']],
    ['memory/procedures/hard.md', ['main']],
    ['memory/procedures/linked.md', ['main']],
  ]);
});

test('headings above a shared entry are left out unless they are shared too', async () => {
  const { root } = temporaryWorkspace({
    files: {
      'agentsoul.json': '{}',
      'memory/2026-02-02-divorce.md':
        '# Divorce\n\n## 10:00 | fact | share\nopen\n\n## Trip\n<!-- scope: group -->\n\n### Rome\nrain\n',
    },
  });
  const entries = await readMemories(await openWorkspace(root));
  expect(entries.map(({ text, trail, id }) => [text, trail, id.replace(/[0-9a-f]{4,8}$/, '…')])).toEqual([
    ['open', [], 'episode:2026-02-02:10:00~…'],
    ['rain', ['Trip', 'Rome'], 'note:memory/2026-02-02-….md#…'],
  ]);
});
