import { expect, test } from 'vitest';
import { proposeChanges } from '../../../../src/reflect/propose/propose-changes.js';
import { openWorkspace } from '../../../../src/workspace/open-workspace.js';
import { temporaryWorkspace } from '../../../support/temporary-workspace.js';

/** The contradictions that reflection finds between two notes about one person. */
async function contradictionsOf(earlier: string, later: string): Promise<string[]> {
  const note = (day: string, text: string) => `# ${day}\n\n## 09:00 | fact | confidence:high | tags:[marta]\n${text}\n`;
  const { root } = temporaryWorkspace({
    kind: 'none',
    files: {
      'SOUL.md': '# Soul\n\nBe kind.\n',
      'memory/2026-02-01.md': note('2026-02-01', earlier),
      'memory/2026-02-05.md': note('2026-02-05', later),
    },
  });
  const workspace = await openWorkspace(root, { at: new Date('2026-02-10T03:00:00Z') });
  const options = { processed: new Set<string>(), rejected: new Set<string>(), model: null, maxTokens: 8_000 };
  const { changes } = await proposeChanges(workspace, options);
  return changes.filter(({ kind }) => kind === 'contradiction').map(({ summary }) => summary);
}

test.each([
  ['Marta works for Corvid.', 'Marta moved to Leeds.'],
  ['Marta lives in Leeds.', 'Marta works for Corvid now.'],
  ['Marta is married to Tom.', 'Marta works for Corvid now.'],
])('"%s" and "%s" are both true', async (earlier, later) => {
  expect(await contradictionsOf(earlier, later)).toEqual([]);
});

test.each([
  ['Marta lives in York.', 'Marta moved to Leeds.', '("York" before, "Leeds" here)'],
  ['Marta works for Corvid.', 'Marta works for Northwind now.', '("Corvid" before, "Northwind" here)'],
])('"%s" no longer holds after "%s"', async (earlier, later, told) => {
  expect((await contradictionsOf(earlier, later)).map((summary) => summary.slice(summary.indexOf('(')))).toEqual([
    told,
  ]);
});
