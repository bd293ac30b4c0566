import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type * as library from '../../src/library.js';
import { roleNames } from '../../src/roles/roles.js';
import { root } from '../cli/binary.js';
import { type Person, person } from './person.js';

let sam: Person;

beforeAll(async () => {
  sam = person();
  await sam.change(['init', '--yes', '--name', 'Kate']);
  sam.write('memory/2026-02-02.md', '# 2026-02-02\n\n- Tea with Sam.\n');
  sam.write('transcripts/monday.jsonl', '{"type":"entry","role":"user","content":"Where is the ladder?"}\n');
  sam.write('STYLE.md', `# Style\n\n${'## Part\n\nMany words in a row, again and again.\n\n'.repeat(120)}`);
});

const count = z.int().nonnegative();
const version = z.literal(1);
const scopeKind = z.enum(['main', 'group', 'room', 'subagent', 'heartbeat', 'cron', 'boot', 'bootstrap']);
const limit = z.strictObject({ unit: z.enum(['tokens', 'chars', 'bytes']), value: count }).nullable();

const spoken = z.looseObject({
  version,
  entries: z
    .array(
      z.strictObject({
        session: z.literal('monday'),
        timestamp: z.string().nullable(),
        role: z.enum(['user', 'assistant', 'system']).nullable(),
        content: z.string().max(200),
        truncated: z.boolean(),
      }),
    )
    .length(1),
  next: z.string().optional(),
});

/** The shapes other programs rely on. Fields may be added, never renamed or removed, so the outer objects are loose. */
/** What `recall` says of each line. */
const remarks = { subject: z.string().nullable(), superseded: z.boolean(), reason: z.string().min(1).optional() };

const shapes = {
  whoami: z.looseObject({
    version,
    agent_id: z.string(),
    workspace_dir: z.string(),
    identity: z.strictObject(
      Object.fromEntries(
        ['name', 'creature', 'vibe', 'emoji', 'avatar', 'role'].map((field) => [
          field,
          z.strictObject({
            value: z.string().nullable(),
            origin: z.enum(['config.ui', 'config.agents', 'IDENTITY.md', 'SOUL.md', 'default']).nullable(),
          }),
        ]),
      ),
    ),
  }),
  render: z.looseObject({
    version,
    scope: z.string(),
    profile: z.string(),
    format: z.enum(['markdown', 'xml', 'json', 'anthropic', 'openai']),
    prompt: z.string(),
    chars: count,
    tokens: count,
    encoding: z.string().min(1),
    blocks: z.array(
      z.looseObject({
        role: z.string(),
        path: z.string().nullable(),
        status: z.enum(['whole', 'packed', 'truncated', 'missing', 'withheld', 'rejected']),
        chars: count,
        tokens: count,
        omitted: z.array(
          z.looseObject({ heading: z.string(), startLine: z.int().positive(), endLine: z.int().positive() }),
        ),
        reason: z.string().optional(),
      }),
    ),
    persona: z.looseObject({ file: z.string(), swapped: z.boolean(), reason: z.string().optional() }),
    warnings: z.array(z.looseObject({ code: z.string(), message: z.string(), path: z.string().optional() })),
  }),
  budget: z.looseObject({
    version,
    ok: z.boolean(),
    encoding: z.string().min(1),
    files: z.array(
      z.looseObject({
        path: z.string(),
        role: z.enum(roleNames),
        chars: count,
        tokens: count,
        limit,
        share: z.number().nonnegative().nullable(),
        ok: z.boolean(),
      }),
    ),
    scopes: z.partialRecord(
      scopeKind,
      z.looseObject({
        chars: count,
        tokens: count,
        limit,
        ok: z.boolean(),
        cut: z.array(z.strictObject({ path: z.string(), headings: z.array(z.string()) })),
      }),
    ),
  }),
  'scopes --prove': z.looseObject({
    version,
    ok: z.boolean(),
    matrix: z.record(z.enum(roleNames), z.partialRecord(scopeKind, z.boolean())),
    leaks: z.array(
      z.looseObject({ role: z.string(), scope: z.string(), via: z.enum(['render', 'search', 'recall', 'tool']) }),
    ),
  }),
  decay: z.looseObject({
    version,
    applied: z.boolean(),
    entries: count,
    transitions: z.array(
      z.strictObject({
        id: z.string(),
        from: z.enum(['active', 'fading', 'dormant', 'archived']),
        to: z.enum(['active', 'fading', 'dormant', 'archived']),
        score: z.number().min(0).max(1),
      }),
    ),
  }),
  know: z.looseObject({
    version,
    sections: z.array(
      z.strictObject({ heading: z.string(), bullets: z.array(z.string()).max(10), extra_bullets: count }),
    ),
    truncated: z.boolean(),
  }),
  'sessions list': z.looseObject({
    version,
    sessions: z.array(
      z.looseObject({
        id: z.string(),
        timestamp: z.string().nullable(),
        agent_id: z.string().nullable(),
        source_plugin: z.string().nullable(),
        entries: count,
      }),
    ),
  }),
  'sessions read monday': spoken,
  'sessions search ladder': spoken,
  'sessions recent': spoken,
  'sessions append --session tuesday --role user --content Hello': z.looseObject({
    version,
    session: z.literal('tuesday'),
    appended: z.literal(1),
  }),
  stats: z.looseObject({
    version,
    sessions_total: count,
    memories_stored: count,
    memories_promoted: count,
    last_dream_ts: z.string().nullable(),
    recall_events_7d: count,
    top_concept_tags_7d: z.array(z.tuple([z.string(), count])),
    workspace_files_present: z.array(z.string()),
  }),
  'recall tea --no-track': z.looseObject({
    version,
    question: z.literal('tea'),
    strategy: z.enum(['temporal', 'entity', 'procedure', 'latest', 'hybrid']),
    confidence: z.enum(['sure', 'uncertain', 'none']),
    context: z.string().min(1),
    tokens: count,
    lines: z
      .array(
        z.strictObject({
          text: z.string().min(1),
          ...remarks,
          sources: z
            .array(z.strictObject({ id: z.string(), path: z.string(), startLine: count, endLine: count }))
            .min(1),
        }),
      )
      .min(1),
    sources: z
      .array(z.strictObject({ id: z.string(), path: z.string(), startLine: count, endLine: count, ...remarks }))
      .min(1),
  }),
  doctor: z.looseObject({
    version,
    ok: z.boolean(),
    checks: z.array(
      z.strictObject({
        id: z.string(),
        status: z.enum(['ok', 'warning', 'error']),
        message: z.string().min(1),
        fix: z.string().optional(),
      }),
    ),
  }),
};

test.concurrent.each(Object.entries(shapes))(
  '%s --json has the shape other programs rely on',
  async (command, shape) => {
    const { document } = await sam.json([...command.split(' '), '--at', '2026-02-02T12:00:00Z']);
    expect(shape.safeParse(document).error?.issues ?? []).toEqual([]);
  },
);

test.concurrent('render without --json prints exactly the prompt of the document, whatever the format', async () => {
  for (const format of ['markdown', 'xml', 'json', 'anthropic', 'openai']) {
    const argv = ['render', '--format', format, '--at', '2026-02-02T12:00:00Z'];
    const { stdout } = await sam.agentsoul(argv);
    const { document } = await sam.json(argv);
    expect([format, stdout]).toEqual([format, document.prompt]);
    expect(document.chars).toBe([...stdout].length);
  }
});

test.concurrent('a block that did not fit names the headings left out, and the sums add up', async () => {
  const rendering = shapes.render.parse((await sam.json(['render'])).document);
  const style = rendering.blocks.find(({ role }) => role === 'style');
  expect(style?.status).toBe('packed');
  expect(style?.omitted.length).toBeGreaterThan(0);
  const budget = await sam.json(['budget']);
  expect([budget.code, shapes.budget.parse(budget.document).ok]).toEqual([1, false]);
  const scope = shapes.budget.parse(budget.document).scopes.main;
  expect(scope?.cut.map(({ path }) => path)).toEqual(['STYLE.md']);
});

test.concurrent('a window of no tokens and a price below zero are refused', async () => {
  for (const flags of [
    ['--window', '0'],
    ['--window', '-5'],
    ['--price', '-1'],
  ]) {
    expect(await sam.failure(['budget', ...flags])).toMatchObject({ exit: 2, code: 'usage' });
  }
});

test.concurrent('a document of an error has code, message and hint', async () => {
  const { code, document } = await sam.json(['render', '--scope', 'everybody']);
  expect([code, document]).toEqual([
    2,
    { version: 1, error: { code: 'unknown-scope', message: expect.any(String), hint: expect.any(String) } },
  ]);
});

describe('the library', () => {
  // Read from what is shipped: a name that only the source has is no promise kept.
  const load = () => import(pathToFileURL(join(root, 'dist/index.js')).href) as Promise<typeof library>;
  const open = async ({ openWorkspace }: typeof library) => {
    return openWorkspace(sam.cwd, { at: new Date('2026-02-02T12:00:00Z'), env: { HOME: sam.home } });
  };

  test('has every function of the contract', async () => {
    const names = Object.entries(await load()).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
    const promised = [
      ...['openWorkspace', 'renderPrompt', 'measureBudget', 'lintWorkspace', 'reindex', 'search', 'recall'],
      ...['remember', 'planRemember', 'forget', 'planForget', 'reflect', 'approveReflection', 'rejectReflection'],
      ...['dream', 'auditWorkspace', 'rollback', 'whoAmI', 'whatDoIKnow', 'myStats', 'sessionLogs'],
      ...['loadSoul', 'renderSoulMarkdown'],
    ];
    expect(promised.filter((name) => !names.includes(name))).toEqual([]);
  });

  test('takes scopes by name and answers as the command does', async () => {
    const engine = await load();
    const workspace = await open(engine);
    const at = ['--at', '2026-02-02T12:00:00Z'];
    await engine.reindex(workspace);
    const pairs: readonly (readonly [object, readonly string[]])[] = [
      [await engine.search(workspace, 'tea', { scope: 'main', track: false }), ['search', 'tea', '--no-track']],
      [
        await engine.recall(workspace, 'tea with whom?', { scope: 'main', track: false }),
        ['recall', 'tea with whom?', '--no-track'],
      ],
      [await engine.whatDoIKnow(workspace, 'tea', { scope: 'main' }), ['know', 'tea']],
      [await engine.whoAmI(workspace, { scope: 'main' }), ['whoami']],
      [
        { ...(await engine.planForget(workspace, 'tea', { scope: 'main' })).answer, dryRun: true },
        ['forget', 'tea', '--dry-run'],
      ],
    ];
    for (const [value, argv] of pairs) {
      const { version: _, ...document } = (await sam.json([...argv, ...at])).document;
      expect([argv, JSON.parse(JSON.stringify(value))]).toEqual([argv, document]);
    }
    expect((await engine.search(workspace, 'tea', { scope: 'main', track: false })).hits).not.toEqual([]);
    expect((await engine.search(workspace, 'tea', { scope: 'group', track: false })).hits).toEqual([]);
  });

  test('refuses what it cannot mean instead of finding nothing', async () => {
    const engine = await load();
    const workspace = await open(engine);
    const wrong = 'nonsense' as never;
    const calls = [
      engine.search(workspace, 'tea', { scope: 'nonsense' }),
      engine.search(workspace, 'tea', { scope: { kind: wrong } }),
      engine.search(workspace, 'tea', { stores: [wrong] }),
      engine.search(workspace, 'tea', { since: 'yesterday' }),
      engine.search(workspace, 'tea', { limit: 0 }),
      engine.search(workspace, 'tea', { minScore: 2 }),
      engine.recall(workspace, 'tea', { maxTokens: 0 }),
      engine.recall(workspace, 'tea', { asOf: '2026-13-01' }),
      engine.whatDoIKnow(workspace, 'tea', { scope: 'nonsense' }),
      engine.whoAmI(workspace, { scope: 'nonsense' }),
      engine.planRemember(workspace, 'tea', { scope: 'nonsense' }),
      engine.planRemember(workspace, 'tea', { store: wrong }),
      engine.planForget(workspace, 'tea', { scope: 'nonsense' }),
      engine.sessionLogs(workspace, { action: wrong }),
      engine.sessionLogs(workspace, { action: 'read_session', session_id: 'none' }),
      engine.sessionLogs(workspace, { action: 'list_sessions', limit: 0 }),
    ];
    for (const [index, settled] of (await Promise.allSettled(calls)).entries())
      expect([index, settled.status, settled.status === 'rejected' && settled.reason.name]).toEqual([
        index,
        'rejected',
        'SoulError',
      ]);
  });

  test('forgets, and tells of sessions and of itself', async () => {
    const engine = await load();
    const kim = person();
    await kim.change(['init', '--yes']);
    const lines = [
      {
        type: 'session',
        version: 1,
        id: 's1',
        timestamp: '2026-02-01T09:00:00Z',
        agent_id: 'main',
        source_plugin: 'chat',
      },
      { type: 'entry', timestamp: '2026-02-01T09:01:00Z', role: 'user', content: 'Where is the ladder?' },
      { type: 'entry', timestamp: '2026-02-01T09:02:00Z', role: 'assistant', content: 'x'.repeat(300) },
    ];
    kim.write('transcripts/s1.jsonl', `${lines.map((line) => JSON.stringify(line)).join('\n')}\n{broken\n`);
    const workspace = await engine.openWorkspace(kim.cwd, { env: { HOME: kim.home } });
    const remembered = await engine.remember(workspace, 'Carlos likes jazz', { scope: 'main' });
    expect(await engine.forget(workspace, 'Carlos likes jazz')).toMatchObject({
      query: 'Carlos likes jazz',
      permanent: false,
      isGone: true,
      forgotten: [{ id: remembered.id, text: 'Carlos likes jazz' }],
      undo: expect.stringMatching(/^agentsoul undo c-/),
    });
    const session = { id: 's1', timestamp: '2026-02-01T09:00:00Z', agent_id: 'main', source_plugin: 'chat' };
    expect(await engine.sessionLogs(workspace, { action: 'list_sessions' })).toEqual({
      ok: true,
      sessions: [{ ...session, entries: 2, broken: 1 }],
      total: 1,
    });
    expect(await engine.sessionLogs(workspace, { action: 'search', query: 'LADDER' })).toMatchObject({
      hits: [{ session_id: 's1', role: 'user', content: 'Where is the ladder?' }],
      total: 1,
    });
    expect(await engine.sessionLogs(workspace, { action: 'recent', limit: 1 })).toMatchObject({
      session_id: 's1',
      entries: [{ session: 's1', role: 'assistant', content: `${'x'.repeat(199)}…`, truncated: true }],
      total: 2,
    });
    expect(await engine.myStats(workspace)).toMatchObject({
      sessions_total: 1,
      memories_promoted: 0,
      last_dream_ts: null,
      recall_events_7d: 0,
      top_concept_tags_7d: [],
      workspace_files_present: expect.arrayContaining(['SOUL.md', 'MEMORY.md']),
    });
  });
});
