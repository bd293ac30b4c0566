/** What one round does before the kill, and what is killed. */
export type Operation = {
  readonly name: string;
  /** Command lines that run undisturbed first, and files that are written by hand. */
  readonly prepare?: (round: number) => readonly Step[];
  readonly argv: (round: number) => readonly string[];
  /** A person runs it, at a terminal. */
  readonly atTerminal?: boolean;
  /** Runs undisturbed before the workspace is looked at, where an unfinished decision rightly leaves an alert. */
  readonly afterwards?: (round: number) => readonly Step[];
};

export type Step =
  | { readonly argv: readonly string[]; readonly atTerminal?: boolean; readonly mayFail?: boolean }
  /** Written by hand, and recorded with `save` unless the operation is about what is not. */
  | { readonly file: string; readonly content: string; readonly isUnsaved?: boolean };

const run = (...argv: string[]): Step => ({ argv });
const atTerminal = (...argv: string[]): Step => ({ argv, atTerminal: true });
const may = (...argv: string[]): Step => ({ argv, mayFail: true });

const proposal = (round: number) => `Scout ${round} saw that the shed of house ${round} is green`;

function soul(round: number): Step {
  return { file: 'SOUL.md', content: `# Soul\n\nBe kind, and patient in round ${round}.\n`, isUnsaved: true };
}

function days(round: number): Step[] {
  return ['02', '04', '06'].map((day) =>
    run('log', `Sam prefers tea number ${round} in the morning.`, '--at', `2026-03-${day}T09:00:00Z`),
  );
}

const reflecting = ['--at', '2026-03-09T12:00:00Z'];

/** Every kind of writing that the command line offers and that can be repeated in one workspace. */
export const operations: readonly Operation[] = [
  { name: 'remember', argv: (n) => ['remember', `The lamp of room ${n} is green`] },
  { name: 'remember in the vault', argv: (n) => ['remember', `The key of house ${n} is blue`, '--store', 'vault'] },
  {
    name: 'remember in core memory',
    prepare: (n) => (n % 5 === 0 ? [{ file: 'MEMORY.md', content: '# Memory\n\n## Critical Facts\n' }] : []),
    argv: (n) => ['remember', `Ana likes tea ${n}`, '--store', 'core'],
  },
  {
    name: 'remember about somebody',
    argv: (n) => ['remember', `Ana ${n} lives in street ${n}`, '--store', 'semantic', '--entity', `Ana ${n}`],
  },
  { name: 'log', argv: (n) => ['log', `Rain in round ${n}`] },
  { name: 'log in a room', argv: (n) => ['log', `Asked for recipe ${n}`, '--room', 'kitchen', '--user', 'Ana'] },
  {
    name: 'core replace',
    prepare: (n) => [{ file: 'MEMORY.md', content: `# Memory\n\n## Critical Facts\n\n- Tea ${n}, not coffee.\n` }],
    argv: (n) => ['core', 'replace', `Tea ${n}`, '--with', `Coffee ${n}, not tea.`],
  },
  {
    name: 'core remove',
    prepare: (n) => [{ file: 'MEMORY.md', content: `# Memory\n\n## Critical Facts\n\n- Milk ${n}.\n- Tea ${n}.\n` }],
    argv: (n) => ['core', 'remove', `Milk ${n}`],
  },
  {
    name: 'forget',
    prepare: (n) => [run('remember', `The parrot of house ${n} is called Fig ${n}`)],
    argv: (n) => ['forget', `parrot of house ${n}`, '--yes'],
  },
  {
    name: 'forget --permanent',
    prepare: (n) => [run('remember', `The parrot of tower ${n} is called Fig ${n}`)],
    argv: (n) => ['forget', `parrot of tower ${n}`, '--permanent', '--yes'],
  },
  {
    name: 'pin',
    prepare: (n) => [run('log', `Pinned ${n}`, '--at', at(n))],
    argv: (n) => ['pin', `episode:${at(n).slice(0, 10)}:${at(n).slice(11, 16)}`],
  },
  {
    name: 'unpin',
    prepare: (n) => [
      run('log', `Unpinned ${n}`, '--at', at(n)),
      run('pin', `episode:${at(n).slice(0, 10)}:${at(n).slice(11, 16)}`),
    ],
    argv: (n) => ['unpin', `episode:${at(n).slice(0, 10)}:${at(n).slice(11, 16)}`],
  },
  { name: 'decay --apply', argv: (n) => ['decay', '--apply', '--at', `${2027 + (n % 50)}-02-02T12:00:00Z`] },
  {
    name: 'graph merge',
    prepare: (n) => [
      run('remember', `Bea ${n} plays chess`, '--store', 'semantic', '--entity', `Bea ${n}`),
      run('remember', `Beate ${n} plays go`, '--store', 'semantic', '--entity', `Beate ${n}`),
    ],
    argv: (n) => ['graph', 'merge', `Beate ${n}`, `Bea ${n}`],
  },
  {
    name: 'graph rebuild',
    prepare: () => [{ file: 'memory/graph/index.md', content: '# Graph\n' }],
    argv: () => ['graph', 'rebuild'],
  },
  {
    name: 'reflect',
    prepare: (n) => [may('reflect', 'reject'), ...days(n)],
    argv: () => ['reflect', ...reflecting],
  },
  {
    name: 'reflect approve',
    prepare: (n) => [may('reflect', 'reject'), ...days(n), may('reflect', ...reflecting)],
    argv: () => ['reflect', 'approve', '--yes', ...reflecting],
  },
  {
    name: 'reflect reject',
    prepare: (n) => [may('reflect', 'reject'), ...days(n), may('reflect', ...reflecting)],
    argv: () => ['reflect', 'reject', '--reason', 'not yet', ...reflecting],
  },
  { name: 'propose', argv: (n) => ['propose', proposal(n), '--from', 'scout'] },
  ...(['commit', 'reject', 'defer'] as const).map(
    (verb): Operation => ({
      name: `review ${verb}`,
      prepare: (n) => [run('propose', proposal(n), '--from', 'scout')],
      argv: (n) => ['review', verb, `newest:${n}`],
    }),
  ),
  {
    name: 'lint --fix',
    prepare: (n) => [{ file: 'MEMORY.md', content: `# Memory\n\n- Tea\u200b ${n}, not coffee.\n` }],
    argv: () => ['lint', '--rule', 'HID', '--fix'],
  },
  { name: 'identity set', argv: (n) => ['identity', 'set', '--vibe', `calm ${n}`], atTerminal: true },
  {
    name: 'persona import',
    prepare: (n) => [
      {
        file: '.agentsoul/v.json',
        content: `{ "name": "V${n}", "baseSystemPrompt": "You are V${n}." }`,
        isUnsaved: true,
      },
    ],
    argv: () => ['persona', 'import', '.agentsoul/v.json', '--yes'],
    atTerminal: true,
  },
  { name: 'config set', argv: (n) => ['config', 'set', 'budgets.total', String(9000 + n)], atTerminal: true },
  {
    name: 'save',
    prepare: (n) => [soul(n)],
    argv: () => ['save', 'SOUL.md', '--reason', 'a better soul'],
    atTerminal: true,
    afterwards: () => [atTerminal('save', 'SOUL.md', '--reason', 'a better soul')],
  },
  {
    name: 'audit ack',
    prepare: (n) => [soul(n), may('audit')],
    argv: () => ['audit', 'ack', '--reason', 'it was me'],
    atTerminal: true,
    afterwards: () => [atTerminal('save', 'SOUL.md', '--reason', 'it was me')],
  },
  {
    name: 'init --reset',
    prepare: (n) => [{ file: 'STYLE.md', content: `Shout ${n}.\n` }],
    argv: () => ['init', '--reset', 'STYLE.md'],
  },
  {
    name: 'audit prune',
    prepare: (n) => [run('log', `Long ago ${n}`, '--at', `2025-0${1 + (n % 9)}-15T12:00:00Z`)],
    argv: () => ['audit', 'prune'],
  },
  { name: 'audit log --rebuild', argv: () => ['audit', 'log', '--rebuild'] },
  {
    name: 'rollback',
    prepare: (n) => [atTerminal('identity', 'set', '--vibe', `rolled ${n}`)],
    argv: () => ['rollback', 'IDENTITY.md', '--to', 'HEAD~1', '--yes'],
    atTerminal: true,
  },
  { name: 'undo', prepare: (n) => [run('remember', `A mistake of round ${n}`)], argv: () => ['undo'] },
  { name: 'doctor --fix', argv: () => ['doctor', '--fix'] },
];

/** A minute of its own for each round. */
function at(round: number): string {
  return new Date(Date.parse('2026-04-01T00:00:00Z') + round * 60_000).toISOString();
}
