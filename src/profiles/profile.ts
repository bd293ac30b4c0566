import type { Role } from '../roles/roles.js';
import { type ScopeKind, scopeKinds } from '../scopes/scopes.js';

/** A layout as data: where each role lives, who sees it, in which order, and what fits. */
export type Profile = {
  readonly name: string;
  readonly title: string;
  /** Evidence of this layout in a folder; the profile with the strongest evidence is chosen. */
  readonly marks: readonly Mark[];
  /** Paths per role, the one we write first. `{day}`, `{id}` and `{agent}` are placeholders; a trailing `/` is a folder. */
  readonly paths: Partial<Readonly<Record<Role, readonly string[]>>>;
  /** Prompt order, least changing first. */
  readonly order: readonly Role[];
  /** The first role of the changing part: prompt caches break here. */
  readonly cacheBreakBefore: Role;
  readonly matrix: Matrix;
  /** Groups and rooms read unmarked daily notes too. In other layouts, `scopes --prove` reports that as a leak. */
  readonly sharesNotes?: true;
  /** Roles whose absence is mentioned in the prompt. */
  readonly required: readonly Role[];
  readonly budgets: Budgets;
  readonly blocks: BlockStyle;
  /** The roles `init` writes, and those it adds with `--full`. */
  readonly scaffold: { readonly always: readonly Role[]; readonly full: readonly Role[] };
  /** What an agent answers when it has nothing to say to a person. */
  readonly silentReply: string;
};

export type Mark = {
  readonly path: string;
  readonly weight: number;
  /** Also found in other folders: it distinguishes layouts, but is not enough to recognise a workspace. */
  readonly isHint?: true;
  /** The file must have this key in its front matter. */
  readonly frontMatterKey?: string;
};

/** How much of a role a scope sees. `shared`: sections marked for groups. `own`: those and the room's own. `asked`: only with `--with`. */
export type Sight = 'whole' | 'shared' | 'own' | 'asked';

export type Matrix = Partial<Readonly<Record<Role, Partial<Readonly<Record<ScopeKind, Sight>>>>>>;

export type Overflow = 'pack' | 'truncate' | 'reject';

export type Budgets = {
  readonly unit: 'tokens' | 'characters' | 'bytes';
  readonly perFile: number;
  readonly perRole: Partial<Readonly<Record<Role, number>>>;
  readonly total: number | null;
  readonly overflow: Overflow;
  /** How `truncate` cuts, as shares of the cap. */
  readonly cut: Cut;
  /** Share of a limit from which a warning is given. */
  readonly warnAt: number;
};

export type Cut = {
  readonly head: number;
  readonly tail: number;
  /** What the shares are taken of: the whole cap, or what the marker leaves of it. */
  readonly of: 'cap' | 'rest';
  readonly marker: 'named' | 'short';
};

export type BlockStyle = {
  /** `{path}`, `{file}`, `{NAME}` (base name without ending, upper case) and `{title}` are filled in. */
  readonly heading: string;
  readonly notesHeading: string;
  readonly identity: 'file' | 'line';
};

export function everywhere(): Readonly<Record<ScopeKind, Sight>> {
  return only(...scopeKinds) as Record<ScopeKind, Sight>;
}

export function everywhereBut(...hidden: ScopeKind[]): Partial<Record<ScopeKind, Sight>> {
  return only(...scopeKinds.filter((kind) => !hidden.includes(kind)));
}

export function only(...kinds: ScopeKind[]): Partial<Record<ScopeKind, Sight>> {
  return Object.fromEntries(kinds.map((kind) => [kind, 'whole']));
}
