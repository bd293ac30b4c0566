import { SoulError } from '../errors/soul-error.js';
import type { Environment } from '../git/run-git.js';
import type { Presence } from '../journal/actor.js';
import type { LanguageModel } from '../models/language/language-model.js';
import type { Scope } from '../scopes/scopes.js';
import type { Caller } from '../workspace/change-provenance.js';
import type { Workspace } from '../workspace/workspace.js';
import { type Ability, abilitiesOf } from './abilities-by-scope.js';

/** Who asks, what they may, and where: everything `invoke` needs to know about a caller. */
export type Session = {
  /** Opens the workspace as it is at this time. */
  readonly open: (at: Date) => Promise<Workspace>;
  /** Opens another folder in the same way; with `anyFolder` also one that nothing marks as a workspace. */
  readonly openFolder: (folder: string, at: Date, options?: { readonly anyFolder?: boolean }) => Promise<Workspace>;
  /** The widest scope this session may use. */
  readonly ceiling: Scope;
  readonly abilities: readonly Ability[];
  readonly presence: Presence;
  /** Asked at every call, so that a session that lives for days writes to today. */
  readonly clock: () => Date;
  readonly env: Environment;
  /** The system, such as `linux`; it decides where users keep their files. */
  readonly platform: string;
  /** How a field of an input is called where the caller gives it, such as `--min-score`. */
  readonly nameField?: ((field: string) => string) | undefined;
} & SessionOptions;

/** What a caller may add to a single call. */
export type SessionOptions = {
  /** Through which program a change comes, and how long it can wait. */
  readonly caller?: Caller | undefined;
  readonly signal?: AbortSignal | undefined;
  /** In place of the model that the settings name; null for none. */
  readonly model?: LanguageModel | null | undefined;
  readonly onWait?: ((holder: string) => void) | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
};

export type CallerOptions = SessionOptions & {
  /** Whether a person sits at a terminal; `unattended` unless said otherwise. */
  readonly presence?: Presence | undefined;
};

/** The session of a program that opened this workspace. Its ceiling was fixed when the workspace was opened. */
export function sessionOf(workspace: Workspace, { presence = 'unattended', ...options }: CallerOptions = {}): Session {
  requireWorkspace(workspace);
  const { ceiling, env, platform, clock } = workspace;
  return {
    ...options,
    open: async (at) => ({ ...workspace, at }),
    async openFolder(folder, at, opening) {
      const { openWorkspace } = await import('../workspace/open-workspace.js');
      return openWorkspace(folder, { at, env, platform, ceiling, timezone: workspace.timezone, ...opening });
    },
    abilities: abilitiesOf(ceiling, { isOwnerPresent: presence === 'tty' }),
    ...{ ceiling, env, platform, clock, presence },
  };
}

function requireWorkspace(value: unknown): void {
  const isOpened = typeof value === 'object' && value !== null && 'snapshot' in value && 'ceiling' in value;
  if (isOpened) return;
  throw new SoulError('usage', 'The first argument must be a workspace.', {
    hint: 'Open one with `await openWorkspace(folder)`.',
  });
}
