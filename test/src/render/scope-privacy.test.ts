import { describe, expect, test } from 'vitest';
import { renderFormats } from '../../../src/render/formats/format-names.js';
import { renderPrompt } from '../../../src/render/render-prompt.js';
import { openFiles } from '../../support/workspace-files.js';
import { otherRooms, ownRoom, plantedFiles, type Word, wordsIn } from './planted-words.js';

/** What a scope sees. `notes`: the log of two days. `shared`: what was opened in it. `own`: that and the room's own entries. */
type Seen = readonly string[];

const openclaw: Record<string, Seen> = {
  main: ['rules', 'tools', 'soul', 'identity', 'user', 'heartbeat', 'bootstrap', 'core', 'notes'],
  group: ['rules', 'tools', 'soul', 'identity', 'heartbeat', 'shared'],
  [`room:${ownRoom}`]: ['rules', 'tools', 'soul', 'identity', 'heartbeat', 'own'],
  subagent: ['rules', 'tools'],
  heartbeat: ['rules', 'tools', 'soul', 'identity', 'user', 'heartbeat', 'core', 'notes'],
  cron: ['rules', 'tools', 'soul', 'identity', 'user'],
  boot: ['rules', 'tools', 'soul', 'identity', 'boot'],
  bootstrap: ['rules', 'tools', 'soul', 'identity', 'user', 'bootstrap'],
};

/** Written out by hand, and not read from the profiles: a mistake there must show here. */
const visible: Record<string, Record<string, Seen>> = {
  agentsoul: {
    main: ['rules', 'tools', 'soul', 'identity', 'style', 'user', 'bootstrap', 'core', 'notes', 'examples'],
    group: ['rules', 'tools', 'soul', 'identity', 'style', 'shared', 'examples'],
    [`room:${ownRoom}`]: ['rules', 'tools', 'soul', 'identity', 'style', 'own', 'rooms', 'examples'],
    subagent: ['rules', 'tools'],
    heartbeat: ['rules', 'tools', 'soul', 'identity', 'style', 'user', 'heartbeat', 'core', 'notes'],
    cron: ['rules', 'tools', 'soul', 'identity', 'style', 'user'],
    boot: ['rules', 'tools', 'soul', 'identity', 'style', 'boot'],
    bootstrap: ['rules', 'tools', 'soul', 'identity', 'style', 'user', 'bootstrap'],
  },
  openclaw,
  'openclaw-2026.1': openclaw,
  nexo: {
    main: ['identity', 'soul', 'user', 'rules', 'notes', 'core'],
    group: ['identity', 'soul', 'rules'],
    [`room:${ownRoom}`]: ['identity', 'soul', 'rules'],
    subagent: ['rules'],
    heartbeat: ['identity', 'soul', 'user', 'rules', 'notes', 'core'],
    cron: ['identity', 'soul', 'user', 'rules'],
    boot: ['identity', 'soul', 'rules'],
    bootstrap: ['identity', 'soul', 'user', 'rules'],
  },
  mindroom: {
    main: ['soul', 'rules', 'core', 'notes'],
    group: ['soul', 'rules', 'notes'],
    [`room:${ownRoom}`]: ['soul', 'rules', 'notes', 'own', 'rooms'],
    subagent: ['rules'],
    heartbeat: ['soul', 'rules', 'core', 'notes'],
    cron: ['soul', 'rules'],
    boot: ['soul', 'rules'],
    bootstrap: ['soul', 'rules'],
  },
  cognitive: {
    main: ['rules', 'core'],
    group: ['rules'],
    [`room:${ownRoom}`]: ['rules'],
    subagent: ['rules'],
    heartbeat: ['rules', 'core'],
    cron: ['rules'],
    boot: ['rules'],
    bootstrap: ['rules'],
  },
  agentos: {
    main: ['soul', 'style', 'identity', 'rules', 'wiki', 'examples'],
    group: ['soul', 'style', 'identity', 'rules', 'examples'],
    [`room:${ownRoom}`]: ['soul', 'style', 'identity', 'rules', 'examples'],
    subagent: ['rules'],
    heartbeat: ['soul', 'style', 'identity', 'rules', 'wiki'],
    cron: ['soul', 'style', 'identity', 'rules'],
    boot: ['soul', 'style', 'identity', 'rules'],
    bootstrap: ['soul', 'style', 'identity', 'rules'],
  },
};

const shared: readonly Word[] = ['dailyShared', 'dailyMarked', 'yesterdayShared'];

const cases = Object.entries(visible).flatMap(([profile, scopes]) =>
  Object.entries(scopes).map(([scope, seen]) => ({ profile, scope, words: wordsOf(seen, { profile, scope }) })),
);

describe.each(cases)('in the layout $profile, the prompt for $scope', ({ profile, scope, words }) => {
  test('shows exactly the words that are meant for it, in every format and in the report', async () => {
    const workspace = await openFiles(plantedFiles(profile), { profile });
    for (const format of renderFormats) {
      const rendering = await renderPrompt(workspace, { scope, format, with: ['examples'] });
      expect({ format, words: wordsIn(rendering.prompt) }).toEqual({ format, words });
      expect({ format, reported: wordsIn(JSON.stringify(rendering)) }).toEqual({ format, reported: words });
    }
  });
});

test.each(otherRooms)(
  'the room %s sees its own entry and its own notes, and nothing of the room kitchen',
  async (room) => {
    const workspace = await openFiles(plantedFiles('agentsoul'), { profile: 'agentsoul' });
    const { prompt } = await renderPrompt(workspace, { scope: `room:${room}` });
    const index = otherRooms.indexOf(room);
    const ofRooms = wordsIn(prompt).filter((word) => /room|tagged/i.test(word));
    expect(ofRooms).toEqual([`dailyOtherRoom${index}`, `otherRoomFile${index}`]);
  },
);

test('examples stay out unless they are asked for', async () => {
  const workspace = await openFiles(plantedFiles('agentsoul'), { profile: 'agentsoul' });
  const { prompt } = await renderPrompt(workspace, { scope: 'main' });
  expect(wordsIn(prompt).filter((word) => word.startsWith('examples'))).toEqual([]);
});

test('a group is not told the title in the name of a daily file', async () => {
  const files = { 'SOUL.md': '# Soul\n', 'memory/2026-02-02-divorce.md': '## 09:00 | fact | share\nHello.\n' };
  const workspace = await openFiles(files, { profile: 'agentsoul' });
  const group = await renderPrompt(workspace, { scope: 'group' });
  expect(JSON.stringify(group)).not.toContain('divorce');
  expect(group.prompt).toContain('```markdown memory/2026-02-02-….md\n## 09:00 | fact | share\nHello.\n```');
  const main = await renderPrompt(workspace, { scope: 'main' });
  expect(main.prompt).toContain('```markdown memory/2026-02-02-divorce.md\n');
});

function wordsOf(seen: Seen, { profile, scope }: { profile: string; scope: string }): Word[] {
  const isMain = scope === 'main';
  const isOwner = isMain || scope === 'heartbeat';
  const isLine = profile === 'nexo';
  return seen
    .flatMap((role) => {
      if (role === 'shared') return shared;
      if (role === 'own') return [...shared, 'dailyOwnRoom', 'dailyTagged'];
      const kept = [`${role}Private`, `${role}PrivateChild`, `${role}PrivateHeading`];
      if (role !== 'notes') return [`${role}Text`, ...(isMain && !(isLine && role === 'identity') ? kept : [])];
      const rooms = ['dailyOwnRoom', 'dailyTagged', ...otherRooms.map((_, index) => `dailyOtherRoom${index}`)];
      const keptNotes = ['dailyPrivate', 'dailyPrivateChild', 'dailyPrivateHeading'];
      return ['dailyText', 'yesterdayText', ...shared, ...(isOwner ? rooms : []), ...(isMain ? keptNotes : [])];
    })
    .filter((word, index, all) => all.indexOf(word) === index)
    .sort();
}
