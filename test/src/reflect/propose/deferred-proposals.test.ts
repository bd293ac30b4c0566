import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listProposals } from '../../../../src/agents/list-proposals.js';
import { planDefer } from '../../../../src/agents/plan-reject-or-defer.js';
import { propose } from '../../../../src/agents/propose.js';
import { changeWorkspace } from '../../../../src/journal/change-workspace.js';
import { approveReflection } from '../../../../src/reflect/decide/approve.js';
import { rejectReflection } from '../../../../src/reflect/decide/reject.js';
import { reflect } from '../../../../src/reflect/reflect.js';
import { hasNewMemories } from '../../../../src/reflect/schedule/has-new-memories.js';
import { readDue } from '../../../../src/reflect/schedule/is-reflection-due.js';
import type { Workspace } from '../../../../src/workspace/workspace.js';
import { failure } from '../../../support/errors.js';
import { openFiles } from '../../../support/workspace-files.js';

const tiles = 'We chose the blue tiles';
const paint = 'We chose the white paint';

async function deferring(said: readonly string[], config: Record<string, unknown> = {}): Promise<Workspace> {
  const workspace = await openFiles({ 'SOUL.md': '# Soul\n' }, { profile: 'agentsoul', config });
  await reflect(workspace);
  for (const text of said) await propose(workspace, text, { from: 'coder' });
  await changeWorkspace(workspace, {
    mutation: 'review defer',
    plan: () =>
      planDefer(
        workspace,
        said.map((_, index) => index + 1),
      ),
    presence: 'unattended',
    trigger: 'a test',
  });
  return workspace;
}

const statesOf = async (workspace: Workspace) =>
  (await listProposals(workspace, { all: true })).map(({ status }) => status);

test('deferred proposals are changes of the next reflection, and approving commits them', async () => {
  const workspace = await deferring([tiles, paint]);
  expect(await hasNewMemories(workspace)).toBe(true);
  const { changes, processed } = await reflect(workspace);
  expect(changes.map(({ n, kind, summary, evidence }) => [n, kind, summary, evidence])).toEqual([
    [1, 'fact', `From sub-agent coder, proposal #1: ${tiles}`, ['proposal:#1']],
    [2, 'fact', `From sub-agent coder, proposal #2: ${paint}`, ['proposal:#2']],
  ]);
  expect(processed.proposals).toBe(2);
  expect((await approveReflection(workspace)).applied).toEqual([1, 2]);
  const notes = readFileSync(join(workspace.root, 'memory/2026-02-02.md'), 'utf8');
  const written = [...notes.matchAll(/source:subagent:coder[^\n]*\n(.*)/g)].map(([, text]) => text);
  expect(written).toEqual([tiles, paint]);
  expect(await statesOf(workspace)).toEqual(['committed', 'committed']);
});

test('a proposal that is decided on elsewhere meanwhile is not committed twice', async () => {
  const workspace = await deferring([tiles]);
  await reflect(workspace);
  const { commitProposal } = await import('../../../../src/agents/review.js');
  await commitProposal(workspace, 1);
  expect((await failure(approveReflection(workspace))).code).toBe('reflection-outdated');
});

test('rejecting a reflection closes the proposals in it', async () => {
  const workspace = await deferring([tiles]);
  await reflect(workspace);
  await rejectReflection(workspace, { reason: 'Nobody asked for tiles' });
  expect(await statesOf(workspace)).toEqual(['rejected']);
  expect((await reflect(workspace)).changes).toEqual([]);
});

test('only pending proposals are no material', async () => {
  const workspace = await openFiles({ 'SOUL.md': '# Soul\n' }, { profile: 'agentsoul' });
  await propose(workspace, tiles, { from: 'coder' });
  const { changes, processed } = await reflect(workspace);
  expect([changes, processed.proposals]).toEqual([[], 0]);
});

test('where a person decides on proposals, approving them in a reflection needs a person too', async () => {
  const workspace = await deferring([tiles], { proposals: { mode: 'manual' } });
  await reflect(workspace);
  expect((await failure(approveReflection(workspace))).code).toBe('review-needs-person');
  expect((await failure(rejectReflection(workspace))).code).toBe('review-needs-person');
  expect((await approveReflection(workspace, { presence: 'tty' })).applied).toEqual([1]);
});

test('a deferred proposal is news for what is due', async () => {
  const workspace = await deferring([tiles], { reflection: { threshold: 1 } });
  const { reasons } = await readDue(workspace, { sessionEnd: true });
  expect(reasons.filter(({ due }) => due).map(({ says }) => says)).toEqual([
    '1 deferred proposal is not processed yet; the threshold is 1.',
    'A session ended, and 1 deferred proposal is not processed yet.',
  ]);
});
