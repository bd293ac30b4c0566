/**
 * The tour, step by step. A step is left out while the program has no such command, so a new command joins by a row here.
 *
 * - `edit`: text added to a file before the command, as a person would with an editor
 * - `run`: the words after `agentsoul`
 * - `show`: which lines of the output are worth seeing; all of them without it
 * - `mayFind`: the command is a check, and exit code 1 (it found something) is a fine answer
 */
export const steps = [
  {
    title: 'Create a workspace',
    run: ['init', 'kate', '--yes', '--name', 'Kate', '--emoji', '🐙', '--vibe', 'calm, dry, kind', '--user', 'Ana'],
    show: /^kate\/|── [A-Z]+\.md|✔|Commit/,
    enters: 'kate',
    why: 'An agent is a folder of Markdown files that only you can read, with its history in git.',
  },
  {
    title: 'Who is it?',
    run: ['whoami'],
    show: /^(field|name|vibe|emoji|avatar) /,
    why: 'The files say who the agent is, and every answer says which of them it came from.',
  },
  {
    title: 'The prompt',
    run: ['render', '--scope', 'main', '--report'],
    why: 'Without --report this prints the prompt itself, ready for any model: `agentsoul render > prompt.md`.',
  },
  {
    title: 'The prompt among others',
    run: ['render', '--scope', 'group', '--against', 'main'],
    show: /^(---|\+\+\+) |^-# \S+\.md/,
    why: 'Each scope gets its own prompt. A group is not told what stands in USER.md and MEMORY.md.',
  },
  {
    title: 'What it costs',
    run: ['budget'],
    show: /^(scope|main|group|subagent) |^Everything/,
    mayFind: true,
    why: 'Every file and every scope has a limit. What does not fit is named, never cut in silence.',
  },
  {
    title: 'Can it leak?',
    run: ['scopes', '--prove'],
    show: /^(role|soul|user|core|daily) |canaries/,
    mayFind: true,
    why: 'Secret words are planted in a copy, and every command that could show them is tried in every scope.',
  },
  {
    title: 'Check the files',
    run: ['lint'],
    mayFind: true,
    why: 'Rules look for secrets, leaks, poisoned memories and blown budgets; in CI they fail the build.',
  },
  {
    title: 'Remember something',
    run: ['remember', 'Ana prefers tea to coffee'],
    why: 'A memory goes to the store where it belongs, in one commit that can be undone.',
  },
  {
    title: 'Find it again',
    run: ['search', 'what does Ana like to drink?', '--limit', '1'],
    why: 'A question in plain words finds it, and the answer says how it was found. `agentsoul recall` makes context for a prompt of it.',
  },
  {
    title: 'Think about what was learnt',
    run: ['reflect'],
    why: 'Reflection proposes; nothing is applied before you approve it.',
  },
  {
    title: 'Change the soul by hand',
    edit: { file: 'SOUL.md', add: '- No calls before nine.' },
    run: ['save', 'SOUL.md', '--reason', 'quiet mornings'],
    why: 'Use any editor; save records what you changed and why, as one commit.',
  },
  {
    title: 'Take it back',
    run: ['undo'],
    why: 'Every change names its undo, and the undo can be undone as well.',
  },
  {
    title: 'Who changed what',
    run: ['audit'],
    mayFind: true,
    why: 'A soul that was changed while nobody sat at a terminal raises an alert until you acknowledge it.',
  },
  {
    title: 'Is everything healthy?',
    run: ['doctor'],
    mayFind: true,
    why: 'Each finding comes with the command that mends it.',
  },
];
