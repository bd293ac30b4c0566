import { randomBytes } from 'node:crypto';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SoulError } from '../../src/errors/soul-error.js';
import { findOverreach } from '../../src/profiles/overreach.js';
import { roleNames } from '../../src/roles/roles.js';
import { formatScope, type Scope, scopeKinds } from '../../src/scopes/scopes.js';
import type { Workspace } from '../../src/workspace/workspace.js';
import type { Command, CommandContext } from '../command.js';
import type { Tick } from '../ui/progress.js';
import { memoryStreams } from '../ui/streams.js';
import { type Canary, canariesFor, ownRoom } from './canaries.js';
import { linkedRooms } from './linked-rooms.js';
import { type Planted, plantCanaries } from './plant-canaries.js';

export type Leak = {
  readonly role: string;
  readonly scope: string;
  readonly via: 'render' | 'search' | 'recall' | 'tool';
  /** The part of the file that came through, or the matrix of the layout that promises it. */
  readonly place: Canary['place'] | 'matrix';
  /** The command that showed it. */
  readonly door: string;
};

export type Proof = {
  readonly leaks: readonly Leak[];
  readonly tried: { readonly canaries: number; readonly doors: number; readonly scopes: number };
};

/**
 * Plants canaries in a copy, then runs every command that could show one in every scope, as a process limited to that scope. The
 * commands see this very workspace value, moved to the copy, so that a layout is tried as it was handed in.
 */
export async function proveScopes(context: CommandContext, workspace: Workspace, tick: Tick): Promise<Proof> {
  const { scopeMatrix } = await import('../../src/index.js');
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'agentsoul-prove-')));
  try {
    const token = randomBytes(4).toString('hex');
    const matrix = scopeMatrix(workspace.profile, workspace.config);
    const layoutRoles = roleNames.filter((role) => workspace.profile.paths[role] !== undefined);
    const canaries = layoutRoles.flatMap((role) => canariesFor(role, { workspace, matrix, token }));
    const rooms = await linkedRooms(workspace);
    const planted = await plantCanaries(workspace, join(folder, 'copy'), { canaries, rooms });
    const scopes = [...scopeKinds.map(exampleOf), ...rooms.map((room): Scope => ({ kind: 'room', room }))];
    const doors = context.commands.filter(({ door }) => door.argv !== undefined);
    const leaks: Leak[] = [];
    for (const [index, scope] of scopes.entries()) {
      tick(index, scopes.length);
      for (const command of doors) leaks.push(...(await leaksThrough(context, command, { planted, scope, folder })));
    }
    return {
      leaks: [...leaks, ...promisedLeaks(workspace, leaks)],
      tried: { canaries: planted.canaries.length, doors: doors.length, scopes: scopes.length },
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function exampleOf(kind: Scope['kind']): Scope {
  return kind === 'room' ? { kind, room: ownRoom } : { kind };
}

type Attempt = { readonly planted: Planted; readonly scope: Scope; readonly folder: string };

async function leaksThrough(context: CommandContext, command: Command, attempt: Attempt): Promise<Leak[]> {
  const { canaries } = attempt.planted;
  const { scope } = attempt;
  const lines = [
    ...canaries.map(({ word }) => command.door.argv?.(word, formatScope(scope)) ?? []),
    ...(command.door.also?.(formatScope(scope)) ?? []),
  ];
  const unique = [...new Map(lines.map((argv) => [JSON.stringify(argv), argv])).values()];
  let said = '';
  for (const argv of unique) said += await openDoor(context, argv, attempt);
  const seen = canaries.filter(({ word }) => said.includes(word));
  const isAllowed = ({ mayReach, mayBeFound }: Canary) => (isLookup(command) ? mayBeFound(scope) : mayReach(scope));
  if (command.name === 'render' || command.name === 'search') checkTrial(command, { canaries, seen, scope, isAllowed });
  // Outside the prompt the owner may look at everything but the key of the tombstones.
  const isOwners = scope.kind === 'main' && command.name !== 'render';
  return seen
    .filter((canary) => !isAllowed(canary) && (!isOwners || canary.place === 'tombstone key'))
    .map(({ role, place }) => ({ role, scope: formatScope(scope), via: viaOf(command), place, door: command.name }));
}

async function openDoor(
  context: CommandContext,
  argv: readonly string[],
  { planted, scope, folder }: Attempt,
): Promise<string> {
  const { runProgram } = await import('../program.js');
  const streams = memoryStreams();
  const env = { ...context.env, AGENTSOUL_SCOPE: formatScope(scope), ...strangersHome(folder) };
  await runProgram({
    argv: ['--no-input', ...argv],
    env,
    cwd: planted.workspace.root,
    streams,
    commands: context.commands,
    clock: () => context.now,
    open: async () => ({ ...planted.workspace, budgets: roomy(planted.workspace), env }),
  });
  const { stdout, stderr } = streams.printed();
  return stdout + stderr;
}

/** No door may find the way back to what this user keeps outside the copy. */
function strangersHome(folder: string) {
  return { XDG_STATE_HOME: join(folder, 'state'), XDG_CONFIG_HOME: join(folder, 'config') };
}

/** Nothing may be hidden by a limit while we look for leaks. */
function roomy({ budgets }: Workspace): Workspace['budgets'] {
  return { ...budgets, perFile: Number.MAX_SAFE_INTEGER, perRole: {}, total: null };
}

/** Commands that look memories up answer to other rules than prompts. */
function isLookup({ group }: Command): boolean {
  return group === 'Memory' || group === 'Consolidate';
}

type Trial = {
  readonly canaries: readonly Canary[];
  readonly seen: readonly Canary[];
  readonly scope: Scope;
  readonly isAllowed: (canary: Canary) => boolean;
};

/** A prompt or a search that shows nothing at all proves nothing. */
function checkTrial({ name }: Command, { canaries, seen, scope, isAllowed }: Trial): void {
  const isExpected = canaries.some((canary) => canary.place === 'text' && isAllowed(canary));
  if (!isExpected || seen.length > 0) return;
  throw new SoulError(
    'scopes-unproven',
    `The test is not valid: \`${name}\` for ${formatScope(scope)} shows none of the planted words, not even the ones it should.`,
    { hint: 'Run `agentsoul render --report` for that scope; its files may be unreadable or links.' },
  );
}

/** What the layout promises to the wrong audience, even where the engine did not keep the promise. */
function promisedLeaks({ profile }: Workspace, found: readonly Leak[]): Leak[] {
  return findOverreach(profile)
    .map(({ role, kind }): Leak => {
      return { role, scope: formatScope(exampleOf(kind)), via: 'render', place: 'matrix', door: 'render' };
    })
    .filter(({ role, scope }) => !found.some((leak) => leak.role === role && leak.scope === scope));
}

function viaOf({ name }: Command): Leak['via'] {
  if (name === 'render' || name === 'search' || name === 'recall') return name;
  return 'tool';
}
