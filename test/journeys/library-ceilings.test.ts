import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as library from '../../src/library.js';
import { argumentsFor } from './library-calls.js';
import { type Person, person } from './person.js';

/** Words that stand where no narrow scope may look. */
const canaries = {
  'MEMORY.md': 'quokka-core',
  'USER.md': 'quokka-user',
  'memory/2026-02-02.md': 'quokka-daily',
  'memory/vault/letter.md': 'quokka-vault',
  'memory/graph/entities/person--olga.md': 'quokka-graph',
  'rooms/cellar.md': 'quokka-cellar',
  'transcripts/monday.jsonl': 'quokka-transcript',
  'SOUL.md': 'quokka-soul',
  'DREAMS.md': 'quokka-dreams',
  'memory/meta/evolution.md': 'quokka-evolution',
} as const;

const ceilings = ['group', 'subagent', 'room:kitchen'] as const;

let sam: Person;
const folders: string[] = [];

beforeAll(async () => {
  sam = person();
  await sam.change(['init', 'kate', '--yes', '--name', 'Kate']);
  for (const [path, word] of Object.entries(canaries)) plant(path, word);
  await sam.change(['-C', 'kate', 'save', '--reason', 'planted']);
  await sam.agentsoul(['-C', 'kate', 'propose', 'Olga likes quokka-proposal', '--from', 'scout']);
  await sam.agentsoul(['-C', 'kate', 'remember', 'Olga moved to quokka-remembered in May']);
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function plant(path: string, word: string): void {
  const before = existing(path);
  if (path.endsWith('.jsonl')) {
    const entry = { type: 'entry', timestamp: '2026-02-02T09:00:00Z', role: 'user', content: `Say ${word}` };
    sam.write(`kate/${path}`, `{"type":"session","id":"monday"}\n${JSON.stringify(entry)}\n`);
  } else if (path === 'SOUL.md') sam.write(`kate/${path}`, `${before}\n## Mine\n<!-- scope: main -->\n\n${word}\n`);
  else if (path.startsWith('memory/2026'))
    sam.write(`kate/${path}`, `# 2026-02-02\n\n## 08:00 | fact\n\nOlga said ${word}.\n`);
  else sam.write(`kate/${path}`, `${before}\n- Olga knows ${word}.\n`);
}

function existing(path: string): string {
  try {
    return sam.read(`kate/${path}`);
  } catch {
    // Not there yet.
    return '';
  }
}

const functions = Object.entries(library).filter(
  ([name, value]) => typeof value === 'function' && name !== 'SoulError' && name !== 'ModelFailure',
);

test('every exported function is tried', () => {
  expect(functions.map(([name]) => name).filter((name) => !Object.hasOwn(argumentsFor, name))).toEqual([]);
  expect(Object.keys(argumentsFor).filter((name) => !Object.hasOwn(library, name))).toEqual([]);
});

/** What the calls of one function say under a ceiling, in a copy of the workspace, and which files they change. */
async function callUnder(
  ceiling: string,
  name: string,
): Promise<{ said: unknown[]; codes: string[]; changed: string[] }> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-ceiling-')));
  folders.push(folder);
  cpSync(sam.path('kate'), join(folder, 'kate'), { recursive: true });
  const env = { PATH: process.env.PATH, HOME: join(folder, 'home'), AGENTSOUL_SCOPE: ceiling };
  const root = join(folder, 'kate');
  const before = filesOf(root);
  const said: unknown[] = [];
  const codes: string[] = [];
  for (const attempt of argumentsFor[name] ?? []) {
    try {
      const workspace = await library.openWorkspace(root, { env, at: new Date('2026-02-02T14:30:00Z') });
      said.push(await Reflect.apply(Reflect.get(library, name), undefined, attempt({ workspace, root, env, ceiling })));
    } catch (error) {
      // Refusing is fine; a raw TypeError is not.
      expect(error).toBeInstanceOf(library.SoulError);
      if (error instanceof library.SoulError) codes.push(error.code);
      said.push(String(error));
    }
  }
  return { said, codes, changed: changedFiles(before, filesOf(root)) };
}

describe.each(ceilings)('with AGENTSOUL_SCOPE=%s', (ceiling) => {
  test.each(functions.map(([name]) => name))(
    '%s returns nothing private and writes nothing it may not',
    async (name) => {
      const { said, changed } = await callUnder(ceiling, name);
      expect(foundIn(said)).toEqual([]);
      expect(changed.filter((path) => !mayWrite(ceiling, path))).toEqual([]);
    },
  );
});

const tellers = ['search', 'recall', 'getMemory', 'whatDoIKnow', 'renderPrompt', 'readFile', 'readCore', 'sessionLogs'];
test.each([...tellers, 'listProposals', 'planForget'])(
  'for the owner the same calls of %s bring words out',
  async (name) => {
    expect(foundIn((await callUnder('main', name)).said)).not.toEqual([]);
  },
);

const writers = ['remember', 'log', 'forget', 'removeCoreLine', 'setIdentity', 'importPersona', 'appendSession'];
test.each([...writers, 'commitProposal', 'reflect'])(
  'for the owner the same calls of %s change files',
  async (name) => {
    expect((await callUnder('main', name)).changed).not.toEqual([]);
  },
);

/** Canaries in anything that was returned, also in bytes and maps. */
function foundIn(value: unknown): string[] {
  const text = JSON.stringify(value, (key, part: unknown) => {
    // An opened workspace is a handle; what it holds is reached through functions.
    if (key === 'snapshot' || key === 'env') return undefined;
    if (part instanceof Map || part instanceof Set) return [...part];
    if (part instanceof Uint8Array) return Buffer.from(part).toString('utf8');
    return part;
  });
  return [...new Set(text?.match(/quokka-\w+/g) ?? [])];
}

/** A group and a room write notes of the day; a sub-agent proposes. Records about that are kept in memory/meta. */
function mayWrite(ceiling: string, path: string): boolean {
  if (path.startsWith('memory/meta/')) return true;
  return ceiling !== 'subagent' && /^(memory\/\d{4}-\d\d-\d\d|rooms\/kitchen)\.md$/.test(path);
}

function filesOf(root: string): Map<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  return new Map(
    paths
      .filter((path) => !/^\.(git|agentsoul)\//.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'latin1')]),
  );
}

function changedFiles(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
}
