import { defaultBudgets } from '../default-budgets.js';
import { everywhere, only, type Profile } from '../profile.js';

export const profile: Profile = {
  name: 'cognitive',
  title: 'four memory stores: core memory in four blocks, episodes, graph, procedures',
  marks: [
    { path: 'memory/episodes/', weight: 4 },
    { path: 'memory/graph/index.md', weight: 3 },
    { path: 'memory/meta/decay-scores.json', weight: 3 },
    { path: 'memory/procedures/', weight: 1, isHint: true },
    { path: 'MEMORY.md', weight: 0.5, isHint: true },
  ],
  paths: {
    rules: ['AGENTS.md'],
    core: ['MEMORY.md'],
    soul: ['SOUL.md'],
    identity: ['IDENTITY.md'],
    user: ['USER.md'],
    tools: ['TOOLS.md'],
    daily: ['memory/episodes/{day}.md'],
    graph: ['memory/graph/'],
    procedures: ['memory/procedures/'],
    vault: ['memory/vault/'],
    meta: ['memory/meta/'],
  },
  order: ['rules', 'tools', 'soul', 'identity', 'user', 'core', 'daily'],
  cacheBreakBefore: 'core',
  matrix: {
    rules: everywhere(),
    core: only('main', 'heartbeat'),
  },
  required: ['rules', 'core'],
  budgets: { ...defaultBudgets, perRole: { ...defaultBudgets.perRole, core: 3_000 } },
  blocks: { heading: '# {path}', notesHeading: '# Recent episodes', identity: 'file' },
  scaffold: {
    always: ['rules', 'core', 'graph', 'procedures', 'vault', 'meta'],
    full: ['soul', 'identity', 'user', 'tools'],
  },
  silentReply: 'NO_REPLY',
};
