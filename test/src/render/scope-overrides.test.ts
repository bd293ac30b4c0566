import { describe, expect, test } from 'vitest';
import { renderPrompt } from '../../../src/render/render-prompt.js';
import { roleNames } from '../../../src/roles/roles.js';
import { scopeKinds } from '../../../src/scopes/scopes.js';
import { openFiles } from '../../support/workspace-files.js';
import { plantedFiles, wordsIn } from './planted-words.js';

async function wordsWith(scopes: object, scope: string, profile = 'agentsoul') {
  const workspace = await openFiles(plantedFiles(profile), { profile, config: { scopes }, isTrusted: true });
  return wordsIn((await renderPrompt(workspace, { scope })).prompt);
}

describe('what the config closes', () => {
  test('is gone from that scope and stays in the others', async () => {
    const scopes = { group: { soul: false, daily: false } };
    expect(await wordsWith(scopes, 'group')).toEqual(['identityText', 'rulesText', 'styleText', 'toolsText']);
    expect(await wordsWith(scopes, 'cron')).toContain('soulText');
  });

  test('for groups is closed for rooms too, until the config says otherwise for rooms', async () => {
    expect(await wordsWith({ group: { soul: false } }, 'room:kitchen')).not.toContain('soulText');
    expect(await wordsWith({ group: { soul: false }, room: { soul: true } }, 'room:kitchen')).toContain('soulText');
  });

  test('can be the owner’s own prompt', async () => {
    const everything = Object.fromEntries(roleNames.map((role) => [role, false]));
    expect(await wordsWith({ main: everything }, 'main')).toEqual([]);
  });
});

describe('what the config opens', () => {
  test('is seen whole where it is no memory', async () => {
    expect(await wordsWith({ subagent: { soul: true } }, 'subagent')).toEqual(['rulesText', 'soulText', 'toolsText']);
  });

  test('is shown without being asked for', async () => {
    expect(await wordsWith({ group: { examples: true } }, 'group')).toContain('examplesText');
  });

  test('of the memory is only what was marked for groups', async () => {
    const scopes = { subagent: { daily: true }, group: { wiki: true, dreams: true, vault: true, graph: true } };
    expect(await wordsWith(scopes, 'subagent')).toEqual([
      'dailyMarked',
      'dailyShared',
      'rulesText',
      'toolsText',
      'yesterdayShared',
    ]);
    expect(await wordsWith({ group: { daily: true } }, 'group', 'nexo')).toEqual([
      'dailyMarked',
      'dailyShared',
      'identityText',
      'rulesText',
      'soulText',
      'yesterdayShared',
    ]);
    expect(await wordsWith(scopes, 'group')).toEqual(await wordsWith({}, 'group'));
  });

  test('for a room adds its own entries and no others', async () => {
    expect(await wordsWith({ room: { daily: true } }, 'room:kitchen', 'nexo')).toEqual([
      'dailyMarked',
      'dailyOwnRoom',
      'dailyShared',
      'dailyTagged',
      'identityText',
      'rulesText',
      'soulText',
      'yesterdayShared',
    ]);
  });

  test('never is a store that is looked up, not even for the owner', async () => {
    const stores = ['dreams', 'graph', 'procedures', 'vault', 'meta', 'transcripts', 'alternates', 'rooms'];
    const opened = Object.fromEntries(stores.map((role) => [role, true]));
    const scopes = Object.fromEntries(scopeKinds.map((kind) => [kind, opened]));
    for (const scope of ['main', 'group', 'heartbeat', 'cron'])
      expect(await wordsWith(scopes, scope)).toEqual(await wordsWith({}, scope));
  });
});

test.each(['group', 'room', 'subagent'].flatMap((kind) => ['user', 'core'].map((role) => ({ kind, role }))))(
  'a config that opens $role to $kind is refused',
  async ({ kind, role }) => {
    const opening = openFiles(plantedFiles('agentsoul'), { config: { scopes: { [kind]: { [role]: true } } } });
    await expect(opening).rejects.toMatchObject({
      code: 'config-invalid',
      message: expect.stringContaining(`scopes.${kind}.${role}`),
    });
  },
);

test('a variable that opens the user to groups is refused too', async () => {
  const env = { AGENTSOUL_SCOPES_GROUP_USER: 'true' };
  await expect(openFiles(plantedFiles('agentsoul'), { profile: 'agentsoul', env })).rejects.toMatchObject({
    code: 'config-invalid',
  });
});

test('every setting at once, in every layout, lets no word of the owner out', async () => {
  const kinds = { group: 'group', room: 'room:kitchen', subagent: 'subagent' };
  const all = roleNames.filter((role) => role !== 'user' && role !== 'core');
  const opened = Object.fromEntries(all.map((role) => [role, true]));
  const scopes = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, opened]));
  for (const profile of ['agentsoul', 'openclaw', 'nexo', 'mindroom', 'cognitive', 'agentos']) {
    for (const scope of Object.values(kinds)) {
      const words = await wordsWith(scopes, scope, profile);
      expect(words.filter((word) => /^(user|core)|Private/.test(word))).toEqual([]);
    }
  }
});
