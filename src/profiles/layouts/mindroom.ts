import { everywhere, everywhereBut, only, type Profile } from '../profile.js';

export const profile: Profile = {
  name: 'mindroom',
  title: 'the MindRoom layout: one folder per agent, room notes, hard size limits',
  marks: [
    { path: 'workspace/{agent}/SOUL.md', weight: 6 },
    { path: 'workspace/{agent}/AGENTS.md', weight: 2, isHint: true },
    { path: 'workspace/{agent}/rooms/', weight: 2, isHint: true },
  ],
  paths: {
    soul: ['workspace/{agent}/SOUL.md'],
    rules: ['workspace/{agent}/AGENTS.md'],
    core: ['workspace/{agent}/MEMORY.md'],
    daily: ['workspace/{agent}/memory/{day}.md'],
    rooms: ['workspace/{agent}/rooms/{id}.md'],
  },
  order: ['soul', 'rules', 'core', 'daily', 'rooms'],
  cacheBreakBefore: 'core',
  matrix: {
    soul: everywhereBut('subagent'),
    rules: everywhere(),
    core: only('main', 'heartbeat'),
    daily: { ...only('main', 'group', 'heartbeat'), room: 'whole' },
    rooms: { room: 'own' },
  },
  sharesNotes: true,
  required: ['soul', 'rules'],
  budgets: {
    unit: 'bytes',
    perFile: 16_384,
    perRole: {},
    total: null,
    overflow: 'reject',
    cut: { head: 1, tail: 0, of: 'rest', marker: 'named' },
    warnAt: 0.8,
  },
  blocks: { heading: '# {file}', notesHeading: '# Recent notes', identity: 'file' },
  scaffold: { always: ['soul', 'rules', 'core'], full: [] },
  silentReply: 'NO_REPLY',
};
