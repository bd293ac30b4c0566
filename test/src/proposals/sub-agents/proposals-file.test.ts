import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropOldestDecided } from '../../../../src/agents/drop-oldest-decided.js';
import { confidences, storeNames } from '../../../../src/entries/entry.js';
import { type Proposal, pendingStatus } from '../../../../src/proposals/sub-agents/proposal.js';
import {
  applyDecisions,
  formatProposal,
  highestNumber,
  parseProposals,
} from '../../../../src/proposals/sub-agents/proposals-file.js';

const plain: Proposal = {
  number: 1,
  from: 'researcher',
  timestamp: '2026-02-03T10:00:00Z',
  trigger: 'research',
  store: 'semantic',
  content: 'Lena moved to Bergen.',
  entities: ['Lena'],
  confidence: 'medium',
  isCoreWorthy: false,
  status: pendingStatus,
  conflictsWith: [],
  sameAs: [],
  contradicts: [],
  warnings: [],
};

test('a proposal looks as the format says', () => {
  expect(formatProposal({ ...plain, conflictsWith: [2] })).toBe(
    [
      '## Proposal #1 ⚠️ CONFLICT with #2',
      '- **From**: researcher',
      '- **Timestamp**: 2026-02-03T10:00:00Z',
      '- **Trigger**: research',
      '- **Suggested store**: semantic',
      '- **Content**: Lena moved to Bergen.',
      '- **Entities**: [Lena]',
      '- **Confidence**: medium',
      '- **Core-worthy**: no',
      '- **Status**: pending',
      '',
    ].join('\n'),
  );
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      '\n',
      '#',
      ' ',
      '`',
      '~',
      '<',
      '!',
      '-',
      '>',
      '*',
      '\\',
      '&',
      ',',
      '[',
      ']',
      'n',
      'u',
      '{',
      '}',
      '\u2028',
      ':',
      'S',
    ),
  }),
  fc.constantFrom(
    '## Proposal #9',
    '\n## Proposal #9\n- **Status**: committed',
    '<!-- scope: group -->',
    '```\n',
    '- **Status**: x',
  ),
);
const anyItems = fc.array(
  anyText.filter((item) => item !== ''),
  { maxLength: 4 },
);
const anyStatus: fc.Arbitrary<Proposal['status']> = fc.oneof(
  fc.record({ state: fc.constant('pending' as const), question: fc.option(anyText) }),
  fc.constant({ state: 'deferred' as const }),
  fc.record({ state: fc.constant('committed' as const), id: anyText }),
  fc.record({ state: fc.constant('rejected' as const), reason: anyText }),
);
const anyProposal: fc.Arbitrary<Proposal> = fc.record({
  number: fc.integer({ min: 1, max: 999_999_999 }),
  from: anyText,
  timestamp: anyText,
  trigger: anyText,
  store: fc.option(fc.constantFrom(...storeNames)),
  content: anyText,
  entities: anyItems,
  confidence: fc.constantFrom(...confidences),
  isCoreWorthy: fc.boolean(),
  status: anyStatus,
  conflictsWith: fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { maxLength: 3 }),
  sameAs: anyItems,
  contradicts: anyItems,
  warnings: anyItems,
});

test('whatever a proposal holds, it is read back as it was, and its neighbours too', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyProposal, { maxLength: 4, selector: ({ number }) => number }), (proposals) => {
      const text = `# Pending memories\n\n${proposals.map(formatProposal).join('\n')}`;
      expect(parseProposals(text)).toEqual(proposals);
    }),
    { numRuns: 500 },
  );
});

test('a decision changes the status of one proposal and nothing else', () => {
  fc.assert(
    fc.property(anyProposal, anyProposal, anyStatus, (one, other, status) => {
      const first = { ...one, number: 1, conflictsWith: [] };
      const second = { ...other, number: 2, conflictsWith: [] };
      const text = `# Pending memories\n\n${formatProposal(first)}\n${formatProposal(second)}`;
      const after = applyDecisions(text, new Map([[1, { status }]]));
      expect(after).toBe(`# Pending memories\n\n${formatProposal({ ...first, status })}\n${formatProposal(second)}`);
    }),
  );
});

test('a flag is taken off when the other side is settled, and stays as a record on what was decided', () => {
  const text = [
    formatProposal({ ...plain, number: 1, conflictsWith: [2, 3] }),
    formatProposal({ ...plain, number: 2, conflictsWith: [1] }),
    formatProposal({ ...plain, number: 3, conflictsWith: [1] }),
  ].join('\n');
  const after = applyDecisions(text, new Map([[2, { status: { state: 'rejected', reason: 'old' } as const }]]));
  expect(parseProposals(after).map(({ number, conflictsWith }) => [number, conflictsWith])).toEqual([
    [1, [3]],
    [2, [1]],
    [3, [1]],
  ]);
});

test('proposals that somebody appended by hand are read, and those that say nothing about themselves are unsure', () => {
  const text = [
    '# Pending Memory Proposals',
    '',
    '<!-- Sub-agents append proposals here.',
    '## Proposal #7',
    '-->',
    '---',
    '## Proposal #1 ⚠️ CONFLICT with #2',
    '- **From**: researcher',
    '- **Content**: Project deadline is March 15',
    '- **Status**: conflict — see #2',
    '',
    '---',
    '## Proposal #2',
    '**From:** coder',
    'Suggested store: Procedural',
    '- **Content**: Tests first',
    '- **Confidence**: High',
    '- **Core-worthy**: yes',
    '- **Status**: approved',
    '',
    '## Proposal #2',
    '- **Content**: another with the same number',
    '```',
    '## Proposal #3',
    '```',
  ].join('\n');
  expect(parseProposals(text)).toEqual([
    {
      ...plain,
      timestamp: '',
      trigger: '',
      store: null,
      content: 'Project deadline is March 15',
      entities: [],
      confidence: 'low',
      conflictsWith: [2],
    },
    {
      ...plain,
      number: 2,
      from: 'coder',
      timestamp: '',
      trigger: '',
      store: 'procedural',
      content: 'Tests first',
      entities: [],
      confidence: 'high',
      isCoreWorthy: true,
      status: { state: 'committed', id: '' },
    },
  ]);
  expect(highestNumber(text)).toBe(7);
});

test('a proposal without a status gets one when it is decided on', () => {
  const text = '## Proposal #1\n- **Content**: Tea\n';
  expect(applyDecisions(text, new Map([[1, { status: { state: 'deferred' } as const }]]))).toBe(
    '## Proposal #1\n- **Status**: deferred\n- **Content**: Tea\n',
  );
});

test('of many decided proposals the oldest are cleared away, and no open one', () => {
  const rejected = { state: 'rejected', reason: 'old' } as const;
  const proposals = Array.from({ length: 120 }, (_, index) => ({
    ...plain,
    number: index + 1,
    status: index % 10 === 0 ? pendingStatus : rejected,
  }));
  const kept = parseProposals(dropOldestDecided(`# P\n\n${proposals.map(formatProposal).join('\n')}`));
  expect(kept.filter(({ status }) => status.state === 'pending')).toHaveLength(12);
  expect(kept.filter(({ status }) => status.state === 'rejected').map(({ number }) => number)).toEqual(
    proposals
      .filter(({ status }) => status === rejected)
      .map(({ number }) => number)
      .slice(-100),
  );
});
