import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listProposals } from '../../../src/agents/list-proposals.js';
import { planDefer, planReject } from '../../../src/agents/plan-reject-or-defer.js';
import { propose } from '../../../src/agents/propose.js';
import { checkReviewer, commitProposal, resolveConflict } from '../../../src/agents/review.js';
import { readMemories } from '../../../src/entries/read/read-all-memories.js';
import { changeWorkspace } from '../../../src/journal/change-workspace.js';
import type { MutationName } from '../../../src/journal/mutations.js';
import type { Plan } from '../../../src/journal/plan.js';
import { countProposals, readDeferred } from '../../../src/proposals/sub-agents/read-proposals.js';
import type { Workspace } from '../../../src/workspace/workspace.js';
import { failure } from '../../support/errors.js';
import { type Files, openFiles } from '../../support/workspace-files.js';

function open(files: Files = {}, config: Record<string, unknown> = {}): Promise<Workspace> {
  return openFiles({ 'SOUL.md': '# Soul\n', ...files }, { profile: 'agentsoul', config });
}

function apply(workspace: Workspace, mutation: MutationName, plan: Promise<Plan>) {
  return changeWorkspace(workspace, { mutation, plan: () => plan, presence: 'unattended', trigger: 'a test' });
}

const auditOf = ({ root }: Workspace) =>
  readFileSync(join(root, 'memory/meta/audit.log'), 'utf8')
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split(' | ')
        .slice(1, 6)
        .join(' | ')
        .replace(/ \(c-.*/, ''),
    );

test('a committed proposal is a memory that says where it came from, in one change with its status', async () => {
  const workspace = await open();
  await propose(workspace, 'Ana works at Northwind', { from: 'researcher', confidence: 'high' });
  await propose(workspace, 'We chose the blue tiles', { from: 'coder' });
  const fact = await commitProposal(workspace, 1);
  const note = await commitProposal(workspace, 2, { confidence: 'low' });
  expect([fact.store, note.store]).toEqual(['semantic', 'episodic']);
  expect(readFileSync(join(workspace.root, 'memory/2026-02-02.md'), 'utf8')).toContain(
    '## 12:00 | decision | confidence:low | tags:[chose, tiles] | source:subagent:coder\nWe chose the blue tiles\n',
  );
  expect(readFileSync(join(workspace.root, 'memory/graph/entities/person--ana.md'), 'utf8')).toContain(
    '- Ana works at Northwind <!-- since:2026-02-02 source:subagent:researcher status:active -->',
  );
  expect(
    (await listProposals(workspace, { all: true })).map(({ n, status, decision }) => [n, status, decision]),
  ).toEqual([
    [1, 'committed', fact.id],
    [2, 'committed', note.id],
  ]);
  expect(await listProposals(workspace)).toEqual([]);
  expect((await failure(commitProposal(workspace, 1))).code).toBe('unknown-proposal');
  expect(auditOf(workspace)).toEqual([
    'PROPOSE | memory/meta/pending-memories.md | subagent:researcher | pending | propose #1 from researcher',
    'PROPOSE | memory/meta/pending-memories.md | subagent:coder | pending | propose #2 from coder',
    ...[
      'memory/graph/entities/person--ana.md',
      'memory/graph/entities/organisation--northwind.md',
      'memory/graph/index.md',
      'memory/meta/pending-memories.md',
    ].map((path) => `COMMIT | ${path} | bot:commit-from:researcher | auto | commit proposal #1 as ${fact.id}`),
    ...['memory/2026-02-02.md', 'memory/meta/pending-memories.md'].map(
      (path) => `COMMIT | ${path} | bot:commit-from:coder | auto | commit proposal #2 as ${note.id}`,
    ),
  ]);
});

test('the wish for core memory is granted by the reviewer alone', async () => {
  const workspace = await open();
  await propose(workspace, 'The launch is on Friday', { from: 'coder', core: true });
  await propose(workspace, 'The office moved to Bergen', { from: 'coder', core: true });
  await commitProposal(workspace, 1);
  await commitProposal(workspace, 2, { core: true });
  const core = (await readMemories(workspace)).filter(({ store }) => store === 'core').map(({ text }) => text);
  expect(core).toEqual(['The office moved to Bergen']);
});

test('rejected ones keep their reason, deferred ones are left to reflection and can still be committed', async () => {
  const workspace = await open();
  for (const text of ['We chose blue', 'We chose red tiles', 'We chose a green door'])
    await propose(workspace, text, { from: 'coder' });
  await apply(workspace, 'review reject', planReject(workspace, [1], { reason: 'known\nalready' }));
  await apply(workspace, 'review defer', planDefer(workspace, [2, 3]));
  expect((await readDeferred(workspace)).map(({ number, content }) => [number, content])).toEqual([
    [2, 'We chose red tiles'],
    [3, 'We chose a green door'],
  ]);
  expect(await countProposals(workspace)).toEqual({ pending: 0, deferred: 2, questions: 0 });
  await commitProposal(workspace, 3);
  expect((await listProposals(workspace, { all: true })).map(({ status, decision }) => [status, decision])).toEqual([
    ['rejected', 'known already'],
    ['deferred', null],
    ['committed', 'episode:2026-02-02:12:00'],
  ]);
  const both = planReject(workspace, [2, 9], { reason: 'x' });
  expect((await failure(both)).message).toBe('No open proposal has the number 9.');
  expect(auditOf(workspace).slice(3, 5)).toEqual([
    'REJECT | memory/meta/pending-memories.md | bot:main | confirmed | reject proposal #1',
    'EDIT | memory/meta/pending-memories.md | bot:main | confirmed | defer proposals #2, #3',
  ]);
});

async function inConflict(): Promise<Workspace> {
  const workspace = await open();
  await propose(workspace, 'Project deadline is March 15', { from: 'researcher' });
  await propose(workspace, 'Project deadline is March 30', { from: 'coder' });
  return workspace;
}

test('one of two in conflict cannot be committed as if there were no other', async () => {
  const workspace = await inConflict();
  const error = await failure(commitProposal(workspace, 2));
  expect([error.code, error.message]).toEqual(['proposal-conflict', 'Proposal #2 contradicts #1.']);
});

test('choosing one commits it and rejects the other, in one change', async () => {
  const workspace = await inConflict();
  const resolved = await resolveConflict(workspace, 1, { resolution: { by: 'choose', number: 2 } });
  expect(resolved).toMatchObject({ committed: [{ n: 2, id: 'episode:2026-02-02:12:00' }], rejected: [1], asked: [] });
  expect((await listProposals(workspace, { all: true })).map(({ status, decision }) => [status, decision])).toEqual([
    ['rejected', '#2 was chosen'],
    ['committed', 'episode:2026-02-02:12:00'],
  ]);
  expect(auditOf(workspace).at(-1)).toBe(
    'COMMIT | memory/meta/pending-memories.md | bot:commit-from:coder | confirmed | commit proposal #2 as episode:2026-02-02:12:00, chosen over #1',
  );
});

test('keeping both makes two unsure notes that name each other', async () => {
  const workspace = await inConflict();
  const { committed } = await resolveConflict(workspace, 2, { resolution: { by: 'keep-both' } });
  const notes = (await readMemories(workspace)).filter(({ store }) => store === 'episodic');
  expect(notes.map(({ id, text, about }) => [id, text, about.confidence, about.contradicts])).toEqual([
    [committed[0]?.id, 'Project deadline is March 15', 'low', [committed[1]?.id]],
    [committed[1]?.id, 'Project deadline is March 30', 'low', [committed[0]?.id]],
  ]);
  expect(committed[0]?.id).not.toBe(committed[1]?.id);
  expect(auditOf(workspace).at(-1)).toBe(
    'COMMIT | memory/meta/pending-memories.md | bot:main | confirmed | keep proposals #1 and #2, which contradict each other',
  );
});

test('asking leaves both open with the question', async () => {
  const workspace = await inConflict();
  await resolveConflict(workspace, 1, { resolution: { by: 'ask', question: 'Which deadline holds?' } });
  expect(
    (await listProposals(workspace)).map(({ status, decision, conflictsWith }) => [status, decision, conflictsWith]),
  ).toEqual([
    ['pending', 'Which deadline holds?', [2]],
    ['pending', 'Which deadline holds?', [1]],
  ]);
  expect(await countProposals(workspace)).toEqual({ pending: 2, deferred: 0, questions: 2 });
  await resolveConflict(workspace, 1, { resolution: { by: 'choose', number: 1 } });
  expect((await failure(resolveConflict(workspace, 1, { resolution: { by: 'keep-both' } }))).code).toBe(
    'unknown-proposal',
  );
});

test('where a person reviews, nobody else decides', async () => {
  const workspace = await open({}, { proposals: { mode: 'manual' } });
  await propose(workspace, 'We chose the blue tiles', { from: 'coder' });
  expect((await failure(commitProposal(workspace, 1))).code).toBe('review-needs-person');
  expect(() => checkReviewer(workspace, {})).toThrow(
    'In this workspace, only a person at a terminal may decide on proposals.',
  );
  expect((await commitProposal(workspace, 1, { presence: 'tty' })).id).toBe('episode:2026-02-02:12:00');
});
