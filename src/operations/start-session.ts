import type { Environment } from '../git/run-git.js';
import type { Presence } from '../journal/actor.js';
import { readCeiling } from '../scopes/scope-ceiling.js';
import type { OpenOptions } from '../workspace/open-workspace.js';
import type { Workspace } from '../workspace/workspace.js';
import { abilitiesOf } from './ability.js';
import type { Session, SessionOptions } from './caller-session.js';

export type SessionStart = SessionOptions &
  Pick<OpenOptions, 'agent' | 'platform' | 'timezone' | 'onWarning'> & {
    /** Where to look for the workspace. */
    readonly folder: string;
    /** `AGENTSOUL_SCOPE` in it is the ceiling. */
    readonly env: Environment;
    readonly clock: () => Date;
    readonly presence: Presence;
    /** Whether the owner said yes to what needs a person, such as `--yes` on a command line. */
    readonly isOwnerPresent?: boolean;
    readonly nameField?: Session['nameField'];
    /** Opens the workspace in place of the engine. */
    readonly open?: ((folder: string, options: OpenOptions) => Promise<Workspace>) | undefined;
  };

/** The session of an adapter: a command line, a server, a hook. Nothing is opened before an operation asks for it. */
export function startSession(start: SessionStart): Session {
  const { folder, env, platform = 'linux', clock, presence, nameField, signal, model, onWait, onProgress } = start;
  const ceiling = readCeiling(env.AGENTSOUL_SCOPE);
  const isOwnerPresent = start.isOwnerPresent ?? presence === 'tty';
  let opened: { readonly at: number; readonly workspace: Promise<Workspace> } | undefined;
  const open = (at: Date) => {
    if (opened?.at !== at.getTime()) opened = { at: at.getTime(), workspace: openFolder(folder, at) };
    return opened.workspace;
  };
  const abilities = abilitiesOf(ceiling, { isOwnerPresent });
  const options = { nameField, signal, model, onWait, onProgress };
  return { open, openFolder, ceiling, abilities, presence, clock, env, platform, ...options };

  async function openFolder(dir: string, at: Date, opening: { anyFolder?: boolean } = {}): Promise<Workspace> {
    const openWorkspace = start.open ?? (await import('../workspace/open-workspace.js')).openWorkspace;
    const { agent, onWarning } = start;
    return openWorkspace(dir, {
      ...{ at, env, platform, ceiling },
      // Asking the system takes time, and most configs name a zone.
      get timezone() {
        return start.timezone ?? 'UTC';
      },
      ...opening,
      ...(agent !== undefined && opening.anyFolder !== true && { agent }),
      ...(onWarning !== undefined && { onWarning }),
    });
  }
}

/** The folder of the workspace. */
export async function rootOf(session: Session): Promise<string> {
  return (await session.open(session.clock())).root;
}

/** The zone that days and times of the workspace are in. */
export async function timezoneOf(session: Session): Promise<string> {
  return (await session.open(session.clock())).timezone;
}
