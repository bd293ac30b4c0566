import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Mutation, type MutationName, mutations } from '../../../src/journal/mutations.js';
import { type Made, makeChange, saveFiles, undo } from '../../support/make-change.js';
import {
  allFiles,
  type RepositoryKind,
  repositoryKinds,
  type TemporaryWorkspace,
  temporaryWorkspace,
} from '../../support/temporary-workspace.js';

const before: Record<string, string> = {
  'MEMORY.md': '# Memory\n',
  'SOUL.md': '# Soul\n\nBe kind.\n',
  'memory/2026-02-02.md': 'Wrote the first note.\n',
};
const after: Record<string, string> = {
  'MEMORY.md': '# Memory\n',
  'SOUL.md': '# Soul\n\nBe kind and brief.\n',
  'memory/vault/key.md': 'Where the key lies.\n',
};
const actions = { 'SOUL.md': 'EDIT', 'memory/2026-02-02.md': 'DELETE', 'memory/vault/key.md': 'CREATE' } as const;
const paths = Object.keys(actions) as (keyof typeof actions)[];

describe.each(Object.entries(mutations) as [MutationName, Mutation][])('%s', (name, mutation) => {
  const actor = mutation.actor === 'caller' ? 'bot:cli' : mutation.actor;
  const approval = mutation.approval === 'caller' ? 'unattended' : mutation.approval;
  const actionOf = (path: keyof typeof actions) => (mutation.action === 'by-file' ? actions[path] : mutation.action);
  const needsGit = name === 'save' || name === 'undo';

  test.each(repositoryKinds.filter((kind) => kind !== 'none' || !needsGit))(
    'is recorded once, whole and in full (%s)',
    async (kind) => {
      const { place, change } = await makeRow(kind, name);
      expect(allFiles(place.root)).toEqual(after);
      expect(change).toEqual({
        state: 'changed',
        id: expect.stringMatching(/^c-[0-9a-f]{10}$/),
        commit: kind === 'none' ? null : expect.stringMatching(/^[0-9a-f]{40}$/),
        manualCommit: null,
        files: paths.map((path) => ({ path, action: actionOf(path) })),
        summary: name === 'undo' ? expect.stringMatching(/^undo c-[0-9a-f]{10}: 3 files — the way back$/) : 'a test',
        undo: kind === 'none' || !mutation.canBeUndone ? null : `agentsoul undo ${change.id}`,
        warnings: [],
      });
      expect(auditLinesOf(place, change.id)).toEqual(
        paths.map((path) => {
          const said = `${path === 'SOUL.md' ? '⚠️ CRITICAL: ' : ''}${change.summary} (${change.id})`;
          return `2026-02-02T14:30:00Z | ${actionOf(path)} | ${path} | ${actor} | ${approval} | ${said}`;
        }),
      );
      if (kind === 'none') return;
      const action = mutation.action === 'by-file' ? 'EDIT' : mutation.action;
      expect(place.git('log', '-1', '--format=%H%n%an <%ae>%n%cn%n%at%n%s').trim().split('\n')).toEqual([
        change.commit,
        `${actor} <${actor.replace(':', '-')}@agentsoul.invalid>`,
        'agentsoul',
        '1770042600',
        `[${action}] 3 files — ${change.summary}`,
      ]);
      expect(trailersOf(place)).toEqual([
        `Actor: ${actor}`,
        `Approval: ${approval}`,
        'Trigger: a test',
        `Change: ${change.id}`,
        ...(name === 'undo' ? [`Reverts: ${change.summary.slice(5, 17)}`] : []),
      ]);
      expect(place.git('log', '-1', '--format=%b')).toMatch(/^⚠️ CRITICAL FILE CHANGED\n\nActor:/);
      expect(place.git('show', '--format=', '--name-only', 'HEAD').trim().split('\n')).toEqual(
        paths.map((path) => place.prefix + path),
      );
      expect(commitCount(place)).toBe(name === 'undo' ? 3 : 2);
      expect(place.git('status', '--porcelain')).toBe('');
      expect(place.git('fsck', '--strict')).toBe('');
    },
  );

  test.each(mutation.canBeUndone ? (['own', 'parent'] as const) : [])(
    'can be undone to the last byte, and the undo can be undone (%s)',
    async (kind) => {
      const { place, change } = await makeRow(kind, name);
      const undone = await undo(place.workspace, change.id);
      expect(allFiles(place.root)).toEqual(before);
      expect(undone.files).toEqual(paths.map((path) => ({ path, action: 'REVERT' })));
      expect(auditLinesOf(place, undone.id).map((line) => line.split(' | ')[1])).toEqual([
        'REVERT',
        'REVERT',
        'REVERT',
      ]);

      await undo(place.workspace, undone.id);
      expect(allFiles(place.root)).toEqual(after);
      expect(place.git('status', '--porcelain')).toBe('');
    },
  );
});

/** Leads from `before` to `after`, each row in the way its command does. */
async function makeRow(kind: RepositoryKind, name: MutationName): Promise<{ place: TemporaryWorkspace; change: Made }> {
  const place = temporaryWorkspace({ kind, files: name === 'undo' ? after : before });
  const edits = (wanted: Record<string, string>) =>
    Object.fromEntries(paths.map((path) => [path, wanted[path] ?? null]));
  if (name === 'undo') {
    await makeChange(place.workspace, edits(before), { summary: 'the way back' });
    return { place, change: await undo(place.workspace) };
  }
  if (name === 'save') {
    for (const path of ['SOUL.md', 'memory/vault/key.md']) place.write(path, after[path] ?? '');
    rmSync(join(place.root, 'memory/2026-02-02.md'));
    return { place, change: await saveFiles(place.workspace, [], 'a test') };
  }
  return { place, change: await makeChange(place.workspace, edits(after), { mutation: name, summary: 'a test' }) };
}

function auditLinesOf(place: TemporaryWorkspace, id: string): string[] {
  const lines = (place.read('memory/meta/audit.log') ?? '').split('\n');
  return lines.filter((line) => line.endsWith(`(${id})`));
}

function commitCount(place: TemporaryWorkspace): number {
  return Number(place.git('rev-list', '--count', 'HEAD'));
}

function trailersOf(place: TemporaryWorkspace): string[] {
  const message = place.git('log', '-1', '--format=%B');
  return execFileSync('git', ['interpret-trailers', '--parse'], { input: message, encoding: 'utf8' })
    .trim()
    .split('\n');
}
