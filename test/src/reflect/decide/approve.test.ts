import { expect, test } from 'vitest';
import { approveReflection } from '../../../../src/reflect/decide/approve.js';
import { rejectReflection } from '../../../../src/reflect/decide/reject.js';
import { reflect } from '../../../../src/reflect/reflect.js';
import { search } from '../../../../src/search/search.js';
import { failure } from '../../../support/errors.js';
import { undo } from '../../../support/make-change.js';
import { allFiles } from '../../../support/temporary-workspace.js';
import { ana, asks, cello, garden, lives, plans, proposing, side, summary } from '../tea-garden.js';

const outsideMeta = (root: string) =>
  Object.fromEntries(Object.entries(allFiles(root)).filter(([path]) => !path.startsWith('memory/meta/')));

test('before approval only memory/meta differs, in one commit that says it is pending', async () => {
  const place = await garden();
  const before = outsideMeta(place.root);
  const { id, commit, changes, tokens, path } = await reflect(place.workspace, { propose: proposing(lives, plans) });
  expect([id, path, tokens]).toEqual(['r-001', summary, { used: 120, limit: 8000 }]);
  expect(changes.map(({ n, kind, edits }) => [n, kind, edits])).toEqual([
    [1, 'fact', [ana]],
    [2, 'core', ['MEMORY.md']],
  ]);
  expect(outsideMeta(place.root)).toEqual(before);
  expect(
    place
      .git('show', '--format=', '--name-only', commit ?? '')
      .trim()
      .split('\n'),
  ).toEqual([side, summary]);
  expect(place.git('log', '-1', '--format=%B')).toMatch(/Actor: reflection:r-001\nApproval: pending\n/);
});

test('the summary has every part, the numbers, the evidence, the exact edits and the footer', async () => {
  const place = await garden();
  await reflect(place.workspace, { propose: proposing(lives, plans, asks) });
  expect(place.read(summary)).toMatchInlineSnapshot(`
    "# Reflection Summary — 2026-02-02

    ## 🧠 New Knowledge Extracted

    1. Ana lives in Porto
       Evidence: \`episode:2026-02-02:09:00\`

       \`\`\`diff
       # memory/graph/entities/person--ana.md › person--ana › Facts
       + - Lives in Porto
       \`\`\`

    ## 🔗 New Connections

    - None this time

    ## 📦 Proposed Archival

    - Nothing this time

    ## ⚠️ Contradictions Detected

    - None this time

    ## ✏️ Core Memory Changes

    2. The garden is planned
       Evidence: \`episode:2026-02-02:11:00\`

       \`\`\`diff
       # MEMORY.md › Core memory › Active Context
       - - Plans the garden
       + - Plants the garden
       \`\`\`

    ## 🌱 Philosophical Evolution

    _Look at the garden._

    ## ❓ Questions for You

    3. Is the garden for Ana?

    ---

    **Reflection #**: 1
    **Token budget used**: 120 / 8,000
    **Memories processed**: 3 episodes, 1 entity, 0 procedures
    **Reflections reviewed**: 0 past reflections
    **Next scheduled reflection**: 2026-02-03 03:00

    > Nothing is applied without your approval. Use \`agentsoul reflect approve\`, \`agentsoul reflect approve --only 1,3\`,
    > \`agentsoul reflect approve --except 2\` or \`agentsoul reflect reject\`. Editing this file has no effect.
    "
  `);
});

test('--only applies exactly those; the rest keeps its numbers and can be applied later', async () => {
  const place = await garden();
  await reflect(place.workspace, { propose: proposing(lives, plans, cello) });
  const first = await approveReflection(place.workspace, { only: [1, 2] });
  expect([first.id, first.applied, first.skipped]).toEqual(['r-001', [1, 2], [3]]);
  expect(place.read(ana)).toContain('- Likes tea\n- Lives in Porto\n\n## Timeline');
  expect(place.read(ana)).not.toContain('cello');
  expect(place.read('MEMORY.md')).toContain('- Plants the garden');
  expect(place.git('log', '-1', '--format=%an %s')).toBe(
    'reflection:r-001 [EDIT] 8 files — approve 1, 2 of r-001; 1 left\n',
  );
  const second = await approveReflection(place.workspace);
  expect([second.applied, second.skipped]).toEqual([[3], []]);
  expect(place.read(ana)).toContain('- Lives in Porto\n- Plays the cello\n');
  expect([place.read(side), place.read(summary)]).toEqual([null, null]);
  expect(place.git('status', '--porcelain')).toBe('');
});

test('the side file keeps the order of its keys when a part of it is decided on', async () => {
  const place = await garden();
  await reflect(place.workspace, { propose: proposing(lives, plans, cello) });
  const before = place.read(side) ?? '';
  await approveReflection(place.workspace, { only: [1] });
  const keys = (text: string) => text.split('\n').flatMap((line) => /^\s*"(\w+)":/.exec(line)?.[1] ?? []);
  const [first, second, third] = before
    .split(/^ {4}\{$/m)
    .slice(1)
    .map(keys);
  const left = (place.read(side) ?? '').split(/^ {4}\{$/m);
  expect(left.slice(1).map(keys)).toEqual([second, third]);
  expect(first?.slice(0, 3)).toEqual(['n', 'kind', 'summary']);
  expect(keys(left[0] ?? '')).toEqual(keys(before.split(/^ {4}\{$/m)[0] ?? ''));
});

test('--except leaves changes waiting, and a number that is not there is an error', async () => {
  const place = await garden();
  await reflect(place.workspace, { propose: proposing(lives, plans, asks) });
  const before = allFiles(place.root);
  expect((await failure(approveReflection(place.workspace, { only: [7] }))).code).toBe('usage');
  expect((await failure(approveReflection(place.workspace, { only: [3] }))).message).toContain('is a question');
  expect(allFiles(place.root)).toEqual(before);
  expect(await approveReflection(place.workspace, { except: [1] })).toMatchObject({ applied: [2], skipped: [1, 3] });
});

test('a choice that leaves nothing to approve is an error, and nothing is written', async () => {
  const place = await garden();
  await reflect(place.workspace, { propose: proposing(lives, plans, asks) });
  const before = allFiles(place.root);
  for (const choice of [{ except: [1, 2] }, { except: [1, 2, 3] }, { only: [] }, { only: [1], except: [1] }]) {
    const error = await failure(approveReflection(place.workspace, choice));
    expect([choice, error.code]).toEqual([choice, 'usage']);
  }
  expect(allFiles(place.root)).toEqual(before);
});

test('a section that was touched meanwhile refuses the approval and nothing is written', async () => {
  const place = await garden();
  await reflect(place.workspace, { propose: proposing(lives, plans) });
  place.write(ana, (place.read(ana) ?? '').replace('- Likes tea', '- Likes coffee'));
  const before = allFiles(place.root);
  const head = place.git('rev-parse', 'HEAD');
  const error = await failure(approveReflection(place.workspace));
  expect([error.code, error.message]).toEqual([
    'reflection-outdated',
    `Change 1 is out of date. Changed since the reflection: ${ana} › person--ana › Facts.`,
  ]);
  expect(allFiles(place.root)).toEqual(before);
  expect(place.git('rev-parse', 'HEAD')).toBe(head);
  expect((await approveReflection(place.workspace, { only: [2] })).applied).toEqual([2]);
  expect((await failure(approveReflection(place.workspace))).code).toBe('reflection-outdated');
});

test('an unrelated new entry in the same file does not matter', async () => {
  const place = await garden();
  await reflect(place.workspace, { propose: proposing(lives) });
  place.write(ana, `${place.read(ana)}- 2026-02-01: met again\n`);
  expect((await approveReflection(place.workspace)).applied).toEqual([1]);
  expect(place.read(ana)).toBe(
    '# person--ana\n\n## Facts\n\n- Likes tea\n- Lives in Porto\n\n## Timeline\n\n- 2026-01-01: met at the market\n- 2026-02-01: met again\n',
  );
});

test('two changes of the same line cannot both be applied', async () => {
  const place = await garden();
  const other = { ...plans, idea: 'another', summary: 'The garden is done' };
  await reflect(place.workspace, { propose: proposing(plans, other) });
  const before = allFiles(place.root);
  expect((await failure(approveReflection(place.workspace))).message).toContain('Change 2 is out of date');
  expect(allFiles(place.root)).toEqual(before);
});

test('undo of an approval restores every byte, and the proposal waits again', async () => {
  const place = await garden();
  await reflect(place.workspace, { propose: proposing(lives, plans, asks) });
  const before = allFiles(place.root);
  await approveReflection(place.workspace);
  await undo(place.workspace);
  expect(allFiles(place.root)).toEqual(before);
  expect((await approveReflection(place.workspace)).applied).toEqual([1, 2]);
});

test('log, evolution, fading, graph index, search and what was processed follow in the same commit', async () => {
  const place = await garden();
  const grows = {
    kind: 'evolution',
    summary: 'Sam likes gardens',
    evidence: ['episode:2026-02-02:11:00'],
    edits: [
      { do: 'add', path: 'memory/meta/evolution.md', section: ['Evolution', 'Insights'], lines: ['- Gardens matter'] },
    ],
    idea: 'evolution gardens',
  } as const;
  const away = {
    kind: 'archive',
    summary: 'The seeds are done with',
    evidence: ['episode:2026-02-02:11:00'],
    edits: [{ do: 'archive', path: 'memory/2026-02-02.md', id: 'episode:2026-02-02:11:00' }],
    idea: 'archive seeds',
  } as const;
  const ben = 'memory/graph/entities/person--ben.md';
  const newcomer = {
    kind: 'fact',
    summary: 'Ben is new',
    evidence: ['episode:2026-02-02:09:00'],
    edits: [
      { do: 'create', path: ben, content: '# person--ben\n\n## Facts\n' },
      { do: 'add', path: ben, section: ['person--ben', 'Facts'], lines: ['- Rides a unicycle'] },
    ],
    idea: 'fact ben',
  } as const;
  await reflect(place.workspace, { propose: proposing(grows, away, newcomer) });
  const notes = place.read('memory/2026-02-02.md');
  const { commit } = await approveReflection(place.workspace);
  expect(
    place
      .git('show', '--format=', '--name-only', commit ?? '')
      .trim()
      .split('\n'),
  ).toEqual([
    ben,
    'memory/graph/index.md',
    'memory/meta/decay-scores.json',
    'memory/meta/evolution.md',
    side,
    summary,
    'memory/meta/processed.json',
    'memory/meta/reflection-log.md',
  ]);
  expect(place.read('memory/2026-02-02.md')).toBe(notes);
  expect(place.read('memory/meta/evolution.md')).toBe('# Evolution\n\n## Insights\n\n- Gardens matter\n');
  expect(place.read('memory/graph/index.md')).toContain('person--ben');
  const { entries } = JSON.parse(place.read('memory/meta/decay-scores.json') ?? '{}');
  expect(entries['episode:2026-02-02:11:00'].status).toBe('archived');
  expect(entries['episode:2026-02-02:09:00']).toMatchObject({ access_count: 2, status: 'active' });
  expect(JSON.parse(place.read('memory/meta/processed.json') ?? '')).toEqual({
    version: 1,
    processed: {
      'episode:2026-02-02:09:00': 'r-001',
      'episode:2026-02-02:10:00': 'r-001',
      'episode:2026-02-02:11:00': 'r-001',
    },
  });
  expect(place.read('memory/meta/reflection-log.md')?.split('\n').slice(4)).toEqual([
    '## r-001 — 2026-02-02 15:30 — approved',
    '',
    '- Approved 1 (evolution): Sam likes gardens',
    '- Approved 2 (archive): The seeds are done with',
    '- Approved 3 (fact): Ben is new',
    '',
  ]);
  const { hits } = await search(place.workspace, 'unicycle');
  expect(hits[0]).toMatchObject({ path: ben });
  expect((await search(place.workspace, 'seeds')).hits.some(({ id }) => id === 'episode:2026-02-02:11:00')).toBe(false);
});

test('two entities become one, as `graph merge` does it', async () => {
  const anna = 'memory/graph/entities/person--anna.md';
  const place = await garden({ files: { [anna]: '# person--anna\n\n## Facts\n\n- Sings\n' } });
  const merge = {
    kind: 'merge',
    summary: 'Anna is Ana',
    evidence: ['episode:2026-02-02:09:00'],
    edits: [{ do: 'merge', path: anna, keep: 'person--ana', drop: 'person--anna' }],
    idea: 'merge anna',
  } as const;
  await reflect(place.workspace, { propose: proposing(lives, merge) });
  await approveReflection(place.workspace);
  expect(place.read(anna)).toBe(null);
  expect(place.read(ana)).toMatch(/- Likes tea\n- Lives in Porto\n- Sings\n/);
});

test('a change in other words is checked like any other', async () => {
  const place = await garden();
  await reflect(place.workspace, { propose: proposing(lives, plans) });
  const text = '>>> 1: here\n- Lives in Lisbon\n- Since May\n';
  await approveReflection(place.workspace, { only: [1], reworded: { n: 1, text } });
  expect(place.read(ana)).toContain('- Likes tea\n- Lives in Lisbon\n- Since May\n\n## Timeline');
  expect(place.read('memory/meta/reflection-log.md')).toContain('- Approved 1 (fact, reworded): Ana lives in Porto');
  const refused = [
    '>>> 1: x\n# A heading\n',
    '>>> 1: x\n<!-- scope: group -->\n',
    '>>> 1: x\n```\n',
    '- without a place\n',
  ];
  for (const wording of refused) {
    const error = await failure(approveReflection(place.workspace, { only: [2], reworded: { n: 2, text: wording } }));
    expect([wording, error.code]).toEqual([wording, wording.startsWith('-') ? 'usage' : 'edit-refused']);
  }
});

test('core memory keeps its limits', async () => {
  const place = await garden();
  const lines = Array.from({ length: 400 }, (_, index) => `- Fact number ${index} about the garden`);
  const long = {
    ...plans,
    edits: [{ do: 'add', path: 'MEMORY.md', section: ['Core memory', 'Identity'], lines }],
  } as const;
  await reflect(place.workspace, { propose: proposing(long) });
  const before = allFiles(place.root);
  expect((await failure(approveReflection(place.workspace))).code).toBe('core-full');
  expect(allFiles(place.root)).toEqual(before);
});

test('what was rejected does not come back, and the reason stands in the log', async () => {
  const place = await garden();
  await reflect(place.workspace, { propose: proposing(lives, plans) });
  const rejected = await rejectReflection(place.workspace, { reason: 'too early' });
  expect([rejected.id, rejected.rejected, rejected.isRest]).toEqual(['r-001', [1, 2], false]);
  expect(place.git('log', '-1', '--format=%s%n%B')).toMatch(/\[REJECT\][\s\S]*Approval: rejected/);
  const again = await reflect(place.workspace, { propose: proposing(lives, plans, cello) });
  expect([again.id, again.changes.map(({ summary: said }) => said)]).toEqual(['r-002', ['Ana plays the cello']]);
  expect(place.read('memory/meta/reflection-log.md')).toContain(
    '## r-001 — 2026-02-02 15:30 — rejected\n\n- Rejected 1 (fact): Ana lives in Porto\n- Rejected 2 (core): The garden is planned\n- Reason: too early\n',
  );
  await undo(place.workspace);
  await undo(place.workspace);
  expect((await approveReflection(place.workspace)).applied).toEqual([1, 2]);
});

test('what is left after a part was approved can be rejected, and is called the rest', async () => {
  const place = await garden();
  await reflect(place.workspace, { propose: proposing(lives, plans) });
  await approveReflection(place.workspace, { only: [1] });
  expect(await rejectReflection(place.workspace)).toMatchObject({ id: 'r-001', rejected: [2], isRest: true });
  expect(place.read('memory/meta/reflection-log.md')).toContain('— partly approved\n');
});

test('nothing pending, one pending already, and a proposal that gives way', async () => {
  const place = await garden();
  expect((await failure(approveReflection(place.workspace))).code).toBe('nothing-pending');
  expect((await failure(rejectReflection(place.workspace))).code).toBe('nothing-pending');
  await reflect(place.workspace, { propose: proposing(lives) });
  const before = allFiles(place.root);
  expect((await failure(reflect(place.workspace, { propose: proposing(plans) }))).code).toBe('reflection-pending');
  expect(allFiles(place.root)).toEqual(before);
  const next = await reflect(place.workspace, { propose: proposing(plans), replace: true });
  expect([next.id, next.changes.length]).toEqual(['r-002', 1]);
  expect(place.read('memory/meta/reflection-log.md')).toContain('## r-001 — 2026-02-02 15:30 — replaced');
  expect((await approveReflection(place.workspace)).id).toBe('r-002');
});

test('a proposal of questions alone is answered, and they are asked once', async () => {
  const place = await garden();
  await reflect(place.workspace, { propose: proposing(asks) });
  const before = outsideMeta(place.root);
  expect(await approveReflection(place.workspace)).toMatchObject({ applied: [], skipped: [1] });
  expect(outsideMeta(place.root)).toEqual(before);
  expect((await reflect(place.workspace, { propose: proposing(asks) })).id).toBe(null);
});

test('a dry run writes nothing at all', async () => {
  const place = await garden();
  const before = allFiles(place.root);
  const shown = await reflect(place.workspace, { propose: proposing(lives), dryRun: true });
  expect([shown.id, shown.commit]).toEqual(['r-001', null]);
  expect(allFiles(place.root)).toEqual(before);
});

test('it works without git, where there is no undo', async () => {
  const place = await garden({ kind: 'none' });
  await reflect(place.workspace, { propose: proposing(lives, plans) });
  expect(await approveReflection(place.workspace, { only: [1] })).toMatchObject({
    applied: [1],
    commit: null,
    undo: null,
  });
  expect((await approveReflection(place.workspace)).applied).toEqual([2]);
  expect(place.read(ana)).toContain('- Lives in Porto');
});
