import { expect, test } from 'vitest';
import { proposeChanges } from '../../../src/reflect/propose/propose-changes.js';
import { openWorkspace } from '../../../src/workspace/open-workspace.js';
import { temporaryWorkspace } from '../../support/temporary-workspace.js';

const day = '# 2026-02-09\n\n## 09:00 | fact | confidence:high | tags:[loom]\nThe loom stands by the window.\n';

/** What is proposed after so many reflections, each with these lines. */
async function after(count: number, lines: (index: number) => readonly string[], evolution?: string) {
  const log = Array.from(
    { length: count },
    (_, index) =>
      `## r-${String(index + 1).padStart(3, '0')} | 2026-01-01 | approved\n\n${lines(index)
        .map((line) => `- ${line}`)
        .join('\n')}\n`,
  );
  const { root } = temporaryWorkspace({
    kind: 'none',
    files: {
      'SOUL.md': '# Soul\n\nBe kind.\n',
      'memory/2026-02-09.md': day,
      'memory/meta/reflection-log.md': `# Reflection log\n\n${log.join('\n')}`,
      ...(evolution === undefined ? {} : { 'memory/meta/evolution.md': evolution }),
    },
  });
  const workspace = await openWorkspace(root, { at: new Date('2026-02-10T03:00:00Z') });
  return proposeChanges(workspace, { processed: new Set(), rejected: new Set(), model: null, maxTokens: 8_000 });
}

test.each([
  [9, 'Reflection 10: the first look back'],
  [24, 'Reflection 25: threads drawn together'],
  [49, 'Reflection 50: what has changed at heart'],
  [99, 'Reflection 100: a long retrospective'],
])('after %i reflections the next one is a milestone', async (count, summary) => {
  const { changes } = await after(count, () => ['Ana plays the cello']);
  expect(changes.filter(({ kind }) => kind === 'evolution').map((change) => change.summary)).toEqual([summary]);
});

test('between milestones nothing is added to evolution.md', async () => {
  const { changes } = await after(10, () => ['Ana plays the cello']);
  expect(changes.filter(({ kind }) => kind === 'evolution')).toEqual([]);
});

test('a milestone tells what keeps coming back and what is still open', async () => {
  const { changes, guidance } = await after(9, () => ['The orchard needs pruning', 'Who waters the orchard?']);
  const edits = JSON.stringify(changes.find(({ kind }) => kind === 'evolution')?.edits);
  expect(edits).toContain('recurring topics: needs, orchard, pruning, waters');
  expect(edits).toContain('still open: Who waters the orchard?');
  expect(guidance).toContain('Asked more than once and not answered: Who waters the orchard?');
});

test('a milestone joins threads that are written down twice', async () => {
  const evolution =
    '# Evolution\n\n## Insights\n\n## Revised Assumptions\n\n## Open Threads\n\n- The orchard.\n- the orchard\n';
  const { changes } = await after(9, () => ['Ana plays the cello'], evolution);
  expect(changes.find(({ kind }) => kind === 'evolution')?.edits).toContainEqual({
    do: 'replace',
    path: 'memory/meta/evolution.md',
    section: ['Evolution', 'Open Threads'],
    before: ['- the orchard'],
    after: [],
  });
});
