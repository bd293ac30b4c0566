import { noFields } from '../entries/entry.js';
import type { Presence } from '../journal/actor.js';
import { changeWorkspace } from '../journal/change-workspace.js';
import type { Plan } from '../journal/plan.js';
import type { Scope } from '../scopes/scopes.js';
import { dayAt } from '../workspace/calendar-days.js';
import type { Workspace } from '../workspace/workspace.js';
import { checkMemoryText } from './check-memory-text.js';
import { checkTombstones, liftTombstones } from './check-tombstones.js';
import type { Remembered } from './remember-result.js';
import { planEpisode } from './stores/plan-episode.js';

export type LogOptions = {
  /** The room it happened in; the entry stays there. */
  readonly room?: string | undefined;
  /** Who was there or said it. */
  readonly user?: string | undefined;
  readonly redact?: boolean | undefined;
  /** The writing scope; default `main`. Only the owner learns that a text was permanently forgotten. */
  readonly scope?: Scope | undefined;
  /** Store it even if it was permanently forgotten. */
  readonly again?: boolean | undefined;
};

export type LogPlan = { readonly plan: Plan; readonly id: string; readonly path: string };

type LogPlace = Pick<Workspace, 'reads' | 'profile' | 'agentId' | 'agentFolder' | 'at' | 'timezone'>;

/** An entry in the notes of the day, stored as given, without classification or comparison. */
export async function planLog(workspace: LogPlace, given: string, options: LogOptions = {}): Promise<LogPlan> {
  const text = await checkMemoryText(given, { redact: options.redact });
  const { scope = { kind: 'main' }, again } = options;
  const tombstones = await checkTombstones(workspace, text, { scope, again });
  const today = dayAt(workspace.at, workspace.timezone);
  const room = options.room ?? null;
  const about = {
    ...noFields,
    source: 'conversation',
    room,
    user: options.user ?? null,
    // A group may find its own notes.
    isShared: scope.kind === 'group' && room === null,
  };
  const { id, path, edits } = await planEpisode(workspace, text, { about, today });
  const lifted = await liftTombstones(workspace, tombstones, edits);
  return { plan: { edits: [...edits, ...lifted], summary: `log ${id}` }, id, path };
}

export type Logged = {
  readonly id: string;
  readonly path: string;
  readonly commit: string | null;
  readonly undo: string | null;
  readonly warnings: readonly string[];
  /** Set when the text holds an order to the agent: it was not noted, and waits as a proposal for a person. */
  readonly quarantined?: Remembered['quarantined'];
};

export type Logging = LogOptions & {
  readonly presence?: Presence | undefined;
  readonly actor?: string | undefined;
  readonly onWait?: ((holder: string) => void) | undefined;
};

/** Appends an entry to the notes of the day: one commit, one undo. */
export async function log(workspace: Workspace, text: string, options: Logging = {}): Promise<Logged> {
  const { presence = 'unattended', actor, onWait } = options;
  const planned: LogPlan[] = [];
  const change = await changeWorkspace(workspace, {
    mutation: 'log',
    trigger: 'agentsoul log',
    presence,
    plan: async () => {
      planned.push(await planLog(workspace, text, options));
      return planned.at(-1)?.plan ?? { edits: [], summary: '' };
    },
    ...(actor !== undefined && { actor }),
    ...(onWait !== undefined && { onWait }),
  });
  const last = planned.at(-1);
  if (last === undefined || change.state === 'unchanged') throw new Error('An entry was noted and nothing changed.');
  return { id: last.id, path: last.path, commit: change.commit, undo: change.undo, warnings: change.warnings };
}
