import { randomBytes } from 'node:crypto';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { userLocations } from '../../config/user-locations.js';
import { SoulError } from '../../errors/soul-error.js';
import { findOverreach } from '../../profiles/find-too-wide-audiences.js';
import { scopeMatrix } from '../../render/scope-matrix.js';
import { roleNames } from '../../roles/roles.js';
import { formatScope, type Scope, scopeKinds } from '../../scopes/scopes.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { CanaryWord } from '../operation.js';
import type { Adapter, Attempt, ProbedOperation } from './adapter.js';
import { type Canary, canariesFor, ownRoom } from './canaries.js';
import { linkedRooms } from './find-rooms-with-linked-files.js';
import { type Planted, type PlantedCanary, plantCanaries } from './plant-canaries.js';

export type Leak = {
  readonly role: string;
  readonly scope: string;
  readonly via: 'render' | 'search' | 'recall' | 'tool';
  /** The part of the file that came through, or the matrix of the layout that promises it. */
  readonly place: Canary['place'] | 'matrix';
  /** The operation that showed it, as the command line writes it. */
  readonly door: string;
  /** The adapter it came through; `layout` where the layout itself promises it. */
  readonly adapter: string;
};

export type Proof = {
  readonly leaks: readonly Leak[];
  readonly tried: {
    readonly canaries: number;
    readonly doors: number;
    readonly scopes: number;
    readonly adapters: readonly string[];
  };
};

export type Proving = {
  readonly operations: readonly ProbedOperation[];
  readonly adapters: readonly Adapter[];
  /** Where the copy is made, and removed again. */
  readonly temporaryFolder: string;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
};

/**
 * Plants canaries in a copy, then runs every operation through every adapter in every scope, as somebody limited to that scope. All
 * see this very workspace value, moved to the copy, so that a layout is tried as it was handed in.
 */
export async function proveScopes(workspace: Workspace, proving: Proving): Promise<Proof> {
  const { operations, adapters, temporaryFolder, onProgress } = proving;
  const folder = await realpath(await mkdtemp(join(temporaryFolder, 'agentsoul-prove-')));
  try {
    const token = randomBytes(4).toString('hex');
    const matrix = scopeMatrix(workspace.profile, workspace.config);
    const layoutRoles = roleNames.filter((role) => workspace.profile.paths[role] !== undefined);
    const canaries = layoutRoles.flatMap((role) => canariesFor(role, { workspace, matrix, token }));
    const rooms = await linkedRooms(workspace);
    const planted = await plantCanaries(workspace, join(folder, 'copy'), { canaries, rooms });
    const scopes = [...scopeKinds.map(exampleOf), ...rooms.map((room): Scope => ({ kind: 'room', room }))];
    const doors = adapters.flatMap((adapter) => doorsOf(adapter, operations, planted));
    const leaks: Leak[] = [];
    for (const [index, scope] of scopes.entries()) {
      onProgress?.(index, scopes.length);
      const attempt = { workspace: openedCopy(planted, scope, folder), scope };
      for (const door of doors) leaks.push(...(await leaksThrough(door, planted.canaries, attempt)));
    }
    return {
      leaks: [...leaks, ...promisedLeaks(workspace, leaks)],
      tried: {
        canaries: planted.canaries.length,
        doors: doors.length,
        scopes: scopes.length,
        adapters: adapters.map(({ name }) => name),
      },
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function exampleOf(kind: Scope['kind']): Scope {
  return kind === 'room' ? { kind, room: ownRoom } : { kind };
}

/** The copy for a process that is limited to this scope. Nothing is hidden by a limit, and no way leads back to what this user keeps elsewhere. */
function openedCopy({ workspace }: Planted, scope: Scope, folder: string): Workspace {
  const env = {
    ...workspace.env,
    AGENTSOUL_SCOPE: formatScope(scope),
    XDG_STATE_HOME: join(folder, 'state'),
    XDG_CONFIG_HOME: join(folder, 'config'),
  };
  const budgets = { ...workspace.budgets, perFile: Number.MAX_SAFE_INTEGER, perRole: {}, total: null };
  const { stateDir } = userLocations(env, workspace.platform);
  const { at } = workspace;
  return { ...workspace, budgets, env, stateDir, ceiling: scope, clock: () => at };
}

type Door = {
  readonly name: string;
  readonly adapter: string;
  readonly isLookup: boolean;
  /** Everything that was shown. */
  readonly open: (attempt: Attempt) => Promise<string>;
};

function doorsOf(adapter: Adapter, operations: readonly ProbedOperation[], planted: Planted): Door[] {
  const reached = adapter.probe === undefined ? [] : operations;
  const own = reached.map((operation): Door => {
    return {
      name: operation.name.replaceAll('.', ' '),
      adapter: adapter.name,
      isLookup: operation.leakProbe.asPrompt !== true,
      open: (attempt) => tryInputs(adapter, operation, { attempt, canaries: planted.canaries }),
    };
  });
  const others = (adapter.others ?? []).map(({ name, isLookup, probe }): Door => {
    return { name, adapter: adapter.name, isLookup, open: (attempt) => probe(planted.canaries, attempt) };
  });
  return [...own, ...others];
}

async function tryInputs(
  adapter: Adapter,
  operation: ProbedOperation,
  { attempt, canaries }: { attempt: Attempt; canaries: readonly PlantedCanary[] },
): Promise<string> {
  const { inputs } = operation.leakProbe;
  const scope = formatScope(attempt.scope);
  const isOwnersOwn = operation.sees === 'owner' && attempt.scope.kind === 'main';
  // Nothing is hidden from the owner. For everybody else one of the owner's is tried: that it refuses is the proof.
  if (inputs === undefined && isOwnersOwn) return '';
  const all = inputs === undefined ? [{}] : canaries.flatMap((canary) => inputs(wordOf(canary), scope));
  const unique = [...new Map(all.map((input) => [JSON.stringify(input), input])).values()];
  let shown = '';
  for (const input of unique) shown += (await adapter.probe?.(operation, input, attempt)) ?? '';
  return shown;
}

function wordOf({ word, role, path }: PlantedCanary): CanaryWord {
  return { word, role, path };
}

async function leaksThrough(door: Door, canaries: readonly Canary[], attempt: Attempt): Promise<Leak[]> {
  const { name, adapter, isLookup } = door;
  const { scope } = attempt;
  const shown = await door.open(attempt);
  const seen = canaries.filter(({ word }) => shown.includes(word));
  const isAllowed = ({ mayReach, mayBeFound }: Canary) => (isLookup ? mayBeFound(scope) : mayReach(scope));
  if (name === 'render' || name === 'search') checkTrial(name, { canaries, seen, scope, isAllowed });
  // Outside the prompt the owner may look at everything but the key of the tombstones.
  const isOwners = scope.kind === 'main' && viaOf(name) !== 'render';
  return seen
    .filter((canary) => !isAllowed(canary) && (!isOwners || canary.place === 'tombstone key'))
    .map(({ role, place }) => ({ role, scope: formatScope(scope), via: viaOf(name), place, door: name, adapter }));
}

type Trial = {
  readonly canaries: readonly Canary[];
  readonly seen: readonly Canary[];
  readonly scope: Scope;
  readonly isAllowed: (canary: Canary) => boolean;
};

/** A prompt or a search that shows nothing at all proves nothing. */
function checkTrial(name: string, { canaries, seen, scope, isAllowed }: Trial): void {
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
      const scope = formatScope(exampleOf(kind));
      return { role, scope, via: 'render', place: 'matrix', door: 'render', adapter: 'layout' };
    })
    .filter(({ role, scope }) => !found.some((leak) => leak.role === role && leak.scope === scope));
}

function viaOf(name: string): Leak['via'] {
  if (name.startsWith('render')) return 'render';
  return name === 'search' || name === 'recall' ? name : 'tool';
}
