import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { roleNames } from '../../src/roles/roles.js';
import { buildProgram } from '../cli/binary.js';
import { type Person, person } from './person.js';

let sam: Person;

beforeAll(async () => {
  buildProgram();
  sam = person();
  await sam.change(['init', '--yes', '--name', 'Kate']);
  sam.write('memory/2026-02-02.md', '# 2026-02-02\n\n- Tea with Sam.\n');
  sam.write('STYLE.md', `# Style\n\n${'## Part\n\nMany words in a row, again and again.\n\n'.repeat(120)}`);
});

const count = z.int().nonnegative();
const version = z.literal(1);
const scopeKind = z.enum(['main', 'group', 'room', 'subagent', 'heartbeat', 'cron', 'boot', 'bootstrap']);
const limit = z.strictObject({ unit: z.enum(['tokens', 'chars', 'bytes']), value: count }).nullable();

/** The shapes other programs rely on. Fields may be added, never renamed or removed, so the outer objects are loose. */
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
