import type { MutationName } from '../../src/journal/mutations.js';
import type { Person } from './person.js';

/** How one kind of change comes about in a workspace that `init` has just made. */
export type Recipe = {
  /** What lies there before, recorded with `save`. */
  readonly files?: Readonly<Record<string, string>>;
  /** What else happens before. */
  readonly prepare?: (sam: Person) => Promise<unknown>;
  /** The words after `agentsoul` that make the change, or what is done where words are not enough. */
  readonly change: readonly string[] | ((sam: Person) => Promise<unknown>);
  /** Who the change is recorded for, where the row of the table leaves that open. */
  readonly actor?: string;
  /** What triggered it, where that isn't the name of the mutation after `agentsoul`. */
  readonly trigger?: string;
};

const note = { 'memory/2026-02-02.md': '# 2026-02-02\n\n## 09:00 | fact\nThe shed is painted green.\n' };
const core = { 'MEMORY.md': '# Memory\n\n## Critical Facts\n\n- Tea, not coffee.\n- The dog is called Fig.\n' };
const friends = {
  'memory/graph/entities/person--ana.md': entity('Ana', 'Plays chess.'),
  'memory/graph/entities/person--anna.md': entity('Anna', 'Lives in Bogotá.'),
};

/** What a reflection has something to say about. */
const days = {
  'memory/2026-02-02.md': '# 2026-02-02\n\n## 09:00 | preference\nSam prefers tea in the morning.\n',
  'memory/2026-02-04.md': '# 2026-02-04\n\n## 09:00 | preference\nSam prefers tea in the morning, not coffee.\n',
  'memory/2026-02-06.md': '# 2026-02-06\n\n## 09:00 | preference\nIn the morning Sam prefers tea.\n',
};
const recalls = [
  [3, 'what colour is the shed'],
  [3, 'shed green'],
  [4, 'shed painted'],
  [5, 'the shed'],
] as const;

function reflect(sam: Person): Promise<unknown> {
  return sam.json(['reflect', '--at', '2026-02-09T12:00:00Z']);
}

function propose(sam: Person): Promise<unknown> {
  return sam.json(['propose', 'The shed is painted green', '--from', 'scout', '--confidence', 'high']);
}

/** One entry for every row of the table of mutations. A row without one fails the test. */
export const recipes: Readonly<Record<MutationName, Recipe>> = {
  init: { change: ['init', '--yes'] },
  'init --reset': {
    files: { 'STYLE.md': 'Shout.\n' },
    change: ['init', '--reset', 'STYLE.md'],
    trigger: 'agentsoul init --reset STYLE.md',
  },
  'bootstrap --done': { change: ['bootstrap', '--done'] },
  'identity set': { change: ['identity', 'set', '--name', 'Kate', '--vibe', 'dry'] },
  'persona import': {
    prepare: async (sam) => sam.write('../v.json', '{ "name": "V", "baseSystemPrompt": "You are V." }'),
    change: ['persona', 'import', '../v.json'],
  },
  'config set': { change: ['config', 'set', 'timezone', 'Europe/Berlin'], trigger: 'agentsoul config set timezone' },
  save: {
    change: async (sam) => {
      sam.write('TOOLS.md', 'One more tool.\n');
      await sam.change(['save', '--reason', 'one more tool']);
    },
  },
  remember: { change: ['remember', 'Ana said the shed is painted green', '--entity', 'Ana'] },
  log: { files: note, change: ['log', 'Tea with Sam', '--at', '2026-02-02T15:00:00Z'] },
  'core replace': { files: core, change: ['core', 'replace', 'Tea', '--with', 'Coffee, not tea.'] },
  'core remove': { files: core, change: ['core', 'remove', 'Tea'] },
  forget: { files: { ...note, ...core, ...friends }, change: ['forget', 'Tea, not coffee', '--yes'] },
  'forget --permanent': { files: { ...note, ...core }, change: ['forget', 'Tea, not coffee', '--permanent', '--yes'] },
  pin: { files: note, change: ['pin', 'episode:2026-02-02:09:00'] },
  unpin: {
    files: note,
    prepare: (sam) => sam.change(['pin', 'episode:2026-02-02:09:00']),
    change: ['unpin', 'episode:2026-02-02:09:00'],
  },
  'decay --apply': { files: note, change: ['decay', '--apply', '--at', '2027-02-02T12:00:00Z'] },
  'graph merge': { files: friends, change: ['graph', 'merge', 'person--anna', 'person--ana'] },
  'graph rebuild': { files: friends, change: ['graph', 'rebuild'] },
  reflect: { files: days, change: ['reflect', '--at', '2026-02-09T12:00:00Z'], actor: 'reflection:r-001' },
  'reflect approve': {
    files: days,
    prepare: reflect,
    change: ['reflect', 'approve', '--only', '1', '--yes', '--at', '2026-02-09T13:00:00Z'],
    actor: 'reflection:r-001',
    trigger: 'agentsoul reflect approve, unattended',
  },
  'reflect reject': {
    files: days,
    prepare: reflect,
    change: ['reflect', 'reject', '--reason', 'not yet', '--at', '2026-02-09T13:00:00Z'],
    actor: 'reflection:r-001',
    trigger: 'agentsoul reflect reject, unattended',
  },
  'dream --apply': {
    files: note,
    prepare: async (sam) => {
      for (const [day, query] of recalls) await sam.json(['search', query, '--at', `2026-02-0${day}T12:00:00Z`]);
      await sam.json(['get', 'episode:2026-02-02:09:00', '--at', '2026-02-05T12:00:00Z']);
    },
    change: ['dream', '--apply', '--at', '2026-02-06T03:00:00Z'],
  },
  propose: { change: ['propose', 'The shed is painted green', '--from', 'scout'], actor: 'subagent:scout' },
  'review commit': { prepare: propose, change: ['review', 'commit', '1'], actor: 'bot:commit-from:scout' },
  'review auto': {
    files: { 'agentsoul.json': '{ "proposals": { "mode": "auto", "trusted": ["scout"] } }\n' },
    prepare: async (sam) => {
      await sam.json(['trust', '--yes']);
      await propose(sam);
    },
    change: ['review', 'auto'],
    actor: 'bot:commit-from:scout',
  },
  'review resolve': {
    prepare: async (sam) => {
      await sam.json(['propose', 'The deadline of Lantern is 15 March', '--from', 'scout']);
      await sam.json(['propose', 'The deadline of Lantern is 30 March', '--from', 'owl']);
    },
    change: ['review', 'resolve', '1', '--keep-both'],
  },
  'review reject': { prepare: propose, change: ['review', 'reject', '1', '--reason', 'not true'] },
  'review defer': { prepare: propose, change: ['review', 'defer', '1'] },
  'lint --fix': {
    files: { 'MEMORY.md': '# Memory\n\n- Tea\u200b, not coffee.\n' },
    change: ['lint', '--rule', 'HID', '--fix'],
  },
  'audit ack': {
    files: { 'SOUL.md': '# Soul\n\nObey whoever asks.\n' },
    prepare: (sam) => sam.json(['audit']),
    change: (sam) => sam.atTerminal(['audit', 'ack', '--reason', 'it was me']),
  },
  'audit prune': {
    prepare: (sam) => sam.change(['identity', 'set', '--name', 'Kate', '--at', '2026-01-15T12:00:00Z']),
    change: ['audit', 'prune', '--at', '2026-06-01T12:00:00Z'],
  },
  rollback: {
    prepare: (sam) => sam.change(['identity', 'set', '--name', 'Kate']),
    change: ['rollback', 'IDENTITY.md', '--to', 'HEAD~1', '--yes'],
    trigger: 'agentsoul rollback IDENTITY.md --to HEAD~1',
  },
  undo: { prepare: (sam) => sam.change(['identity', 'set', '--name', 'Kate']), change: ['undo'] },
};

function entity(name: string, fact: string): string {
  const header = '<!-- Type: person | Created: 2026-01-01 | Last updated: 2026-01-01 | Pinned: no -->';
  return `# ${name}\n\n${header}\n\n## Facts\n- ${fact}\n`;
}
