import type { ProposedChange } from '../../../src/proposals/reflection/proposed-change.js';
import type { Proposer } from '../../../src/reflect/reflect.js';
import { type OpenOptions, openWorkspace } from '../../../src/workspace/open-workspace.js';
import type { Workspace } from '../../../src/workspace/workspace.js';
import {
  type TemporaryOptions,
  type TemporaryWorkspace,
  temporaryWorkspace,
} from '../../support/temporary-workspace.js';

export const ana = 'memory/graph/entities/person--ana.md';
export const side = 'memory/meta/pending-reflection.json';
export const summary = 'memory/meta/pending-reflection.md';

/** A workspace with a person, a core memory and a day of notes. */
export const gardenFiles: Readonly<Record<string, string>> = {
  '.gitignore': '.agentsoul/\nmemory/meta/audit.log\n',
  'SOUL.md': '# Soul\n\nBe kind.\n',
  'AGENTS.md': '# Rules\n\n- Ask first.\n',
  'USER.md': '# User\n\n- Drinks tea.\n',
  'agentsoul.json': '{ "profile": "agentsoul", "timezone": "Europe/Berlin" }\n',
  'MEMORY.md':
    '# Core memory\n\n## Identity\n\n- Sam\n\n## Active Context\n\n- Plans the garden\n\n## Critical Facts\n\n- Tea, not coffee\n',
  [ana]: '# person--ana\n\n## Facts\n\n- Likes tea\n\n## Timeline\n\n- 2026-01-01: met at the market\n',
  'memory/2026-02-02.md':
    '# 2026-02-02\n\n## 09:00 | fact\nAna lives in Porto.\n\n## 10:00 | fact\nAna plays the cello.\n\n## 11:00 | event\nBought seeds.\n',
};

export type Garden = TemporaryWorkspace & { readonly workspace: Workspace };

export async function garden(options: TemporaryOptions = {}, opening: Partial<OpenOptions> = {}): Promise<Garden> {
  const place = temporaryWorkspace({ ...options, files: { ...gardenFiles, ...options.files } });
  const { env } = place.workspace;
  const workspace = await openWorkspace(place.root, { at: new Date('2026-02-02T14:30:00Z'), env, ...opening });
  return { ...place, workspace };
}

/** A proposer that proposes just this. */
export function proposing(...changes: ProposedChange[]): Proposer {
  return async (_, { rejected, processed }) => ({
    changes: changes.filter(({ idea }) => !rejected.has(idea)),
    processed: { episodes: 3 - processed.size, entities: 1, procedures: 0, reflections: 0, proposals: 0 },
    processedIds: ['episode:2026-02-02:09:00', 'episode:2026-02-02:10:00', 'episode:2026-02-02:11:00'],
    guidance: ['Look at the garden.'],
    tokens: 120,
    by: 'rules',
    answeredBy: null,
    notes: [],
  });
}

export const lives: ProposedChange = {
  kind: 'fact',
  summary: 'Ana lives in Porto',
  evidence: ['episode:2026-02-02:09:00'],
  edits: [{ do: 'add', path: ana, section: ['person--ana', 'Facts'], lines: ['- Lives in Porto'] }],
  idea: 'fact ana lives porto',
};

export const plans: ProposedChange = {
  kind: 'core',
  summary: 'The garden is planned',
  evidence: ['episode:2026-02-02:11:00'],
  edits: [
    {
      do: 'replace',
      path: 'MEMORY.md',
      section: ['Core memory', 'Active Context'],
      before: ['- Plans the garden'],
      after: ['- Plants the garden'],
    },
  ],
  idea: 'core garden',
};

export const cello: ProposedChange = {
  kind: 'fact',
  summary: 'Ana plays the cello',
  evidence: ['episode:2026-02-02:10:00'],
  edits: [{ do: 'add', path: ana, section: ['person--ana', 'Facts'], lines: ['- Plays the cello'] }],
  idea: 'fact ana cello',
};

export const asks: ProposedChange = {
  kind: 'question',
  summary: 'Is the garden for Ana?',
  evidence: [],
  edits: [],
  idea: 'question garden ana',
};
