import { SoulError } from '../errors/soul-error.js';
import type { Environment } from '../git/run-git.js';
import type { Presence } from '../journal/actor.js';
import { limitScope, readCeiling } from '../scopes/scope-ceiling.js';
import { formatScope, readScope, type Scope } from '../scopes/scopes.js';
import type { OpenOptions } from '../workspace/open-workspace.js';
import type { Workspace } from '../workspace/workspace.js';
import { type Ability, abilitiesOf } from './abilities-by-scope.js';
import type { Session, SessionOptions } from './caller-session.js';

export type SessionStart = SessionOptions &
  Pick<OpenOptions, 'agent' | 'platform' | 'timezone' | 'onWarning'> & {
    /** Where to look for the workspace. */
    readonly folder: string;
    /** `AGENTSOUL_SCOPE` in it is the ceiling. */
    readonly env: Environment;
    /** The widest scope it may use, where that is less than `AGENTSOUL_SCOPE` allows. */
    readonly scope?: Scope | string | undefined;
    readonly clock: () => Date;
    readonly presence: Presence;
    /** What it may do at most; without it, all that its ceiling allows. */
    readonly abilities?: readonly Ability[];
    /** Refuse a workspace that this user has not trusted, whatever is asked of it. */
    readonly needsTrust?: boolean;
    /** Whether the owner said yes to what needs a person, such as `--yes` on a command line. */
    readonly isOwnerPresent?: boolean;
    readonly nameField?: Session['nameField'];
    /** Opens the workspace in place of the engine. */
    readonly open?: ((folder: string, options: OpenOptions) => Promise<Workspace>) | undefined;
  };

/** The session of an adapter: a command line, a server, a hook. Nothing is opened before an operation asks for it. */
export function startSession(start: SessionStart): Session {
  const { folder, platform = 'linux', clock, presence, nameField, signal, model, onWait, onProgress, caller } = start;
  const asked = start.scope === undefined ? null : readScope(start.scope);
  const ceiling = limitScope(asked, readCeiling(start.env.AGENTSOUL_SCOPE));
  const env = asked === null ? start.env : { ...start.env, AGENTSOUL_SCOPE: formatScope(ceiling) };
  const isOwnerPresent = start.isOwnerPresent ?? presence === 'tty';
  let opened: { readonly at: number; readonly workspace: Promise<Workspace> } | undefined;
  const open = (at: Date) => {
    if (opened?.at !== at.getTime()) opened = { at: at.getTime(), workspace: openFolder(folder, at) };
    return opened.workspace;
  };
  const allowed = abilitiesOf(ceiling, { isOwnerPresent });
  const abilities = allowed.filter((ability) => start.abilities?.includes(ability) ?? true);
  const options = { nameField, signal, model, onWait, onProgress, caller };
  return { open, openFolder, ceiling, abilities, presence, clock, env, platform, ...options };

  async function openFolder(dir: string, at: Date, opening: { anyFolder?: boolean } = {}): Promise<Workspace> {
    const openWorkspace = start.open ?? (await import('../workspace/open-workspace.js')).openWorkspace;
    const { agent, onWarning } = start;
    const workspace = await openWorkspace(dir, {
      ...{ at, env, platform, ceiling },
      // Asking the system takes time, and most configs name a zone.
      get timezone() {
        return start.timezone ?? 'UTC';
      },
      ...opening,
      ...(agent !== undefined && opening.anyFolder !== true && { agent }),
      ...(onWarning !== undefined && { onWarning }),
    });
    if (start.needsTrust === true && !workspace.isTrusted) throw untrusted(workspace);
    return workspace;
  }
}

function untrusted({ root }: Workspace): SoulError {
  return new SoulError('untrusted', `The workspace ${root} is not trusted, so nothing of it is given to a program.`, {
    hint: `If it is yours, run \`agentsoul trust -C ${root}\` in a terminal. Nothing was read or changed.`,
  });
}

/** The folder of the workspace. */
export async function rootOf(session: Session): Promise<string> {
  return (await session.open(session.clock())).root;
}

/** The zone that days and times of the workspace are in. */
export async function timezoneOf(session: Session): Promise<string> {
  return (await session.open(session.clock())).timezone;
}
