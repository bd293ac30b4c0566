import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openWorkspace } from '../../../src/workspace/open-workspace.js';
import { planSettingEdit } from '../../../src/workspace/plan-setting-edit.js';
import { temporaryFolder } from '../../support/temporary-workspace.js';

test('a setting is changed and every other byte stays, mixed line ends and byte order mark included', async () => {
  const root = temporaryFolder();
  const text = (zone: string) => `\uFEFF{\r\n  // one\n  "profile": "agentsoul",\r\n  "timezone": "${zone}"\n}\n`;
  writeFileSync(join(root, 'agentsoul.json'), text('UTC'));
  const workspace = await openWorkspace(root, {
    at: new Date('2026-02-02T14:30:00Z'),
    env: { HOME: join(root, 'home') },
    platform: 'linux',
  });
  const { edits } = await planSettingEdit(workspace, 'timezone', 'Asia/Tokyo');
  expect(edits.map(({ path, content }) => [path, content.toString('utf8')])).toEqual([
    ['agentsoul.json', text('Asia/Tokyo')],
  ]);
});
