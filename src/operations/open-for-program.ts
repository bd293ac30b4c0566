import { nearestWord } from '../errors/nearest-word.js';
import { SoulError } from '../errors/soul-error.js';
import type { Environment } from '../git/run-git.js';
import { isWithinCeiling, readCeiling } from '../scopes/scope-ceiling.js';
import { formatScope, readScope, type Scope, scopeNames } from '../scopes/scopes.js';
import type { OpenOptions } from '../workspace/open-workspace.js';
import type { Workspace } from '../workspace/workspace.js';
import type { CallerOptions } from './caller-session.js';
import { invoke, preview } from './invoke.js';
import type { OptionsOf } from './run-for-library.js';
import type { InitAnswer } from './start/init.js';
import { startOperations } from './start/table.js';
import { startSession } from './start-session.js';

export type OpenWorkspaceOptions = Omit<OpenOptions, 'ceiling'> & {
  /** The widest scope that may be used, where that is less than `AGENTSOUL_SCOPE` allows. */
  readonly scope?: Scope | string | undefined;
};

/** What surrounds the program: its environment and system. */
export type Surroundings = { readonly env: Environment; readonly platform: string };

/** Opens a workspace for a program. Nobody gets a wider scope than the environment of the process allows. */
export async function openForProgram(
  folder: string,
  options: OpenWorkspaceOptions,
  surroundings: Surroundings,
): Promise<Workspace> {
  requireFolder(folder);
  const { scope, ...rest } = checkedOptions(options);
  const ceiling = narrowestCeiling({ surroundings, env: rest.env, scope });
  const { openWorkspace } = await import('../workspace/open-workspace.js');
  return openWorkspace(folder, { platform: surroundings.platform, ...rest, ceiling });
}

export type InitOptions = Omit<OptionsOf<typeof startOperations.init, 'dir'>, keyof CallerOptions> &
  Pick<OpenWorkspaceOptions, 'at' | 'env' | 'platform' | 'scope'> & {
    /** Only say what would be made. */
    readonly dryRun?: boolean | undefined;
  };

/** Creates a workspace, or completes an existing folder without touching what is in it. */
export async function initForProgram(
  dir: string,
  options: InitOptions,
  surroundings: Surroundings,
): Promise<InitAnswer> {
  requireFolder(dir);
  const { at, env = {}, platform = surroundings.platform, scope, dryRun = false, ...values } = { ...options };
  checkKinds({ at, env, platform });
  const ceiling = narrowestCeiling({ surroundings, env, scope });
  const session = startSession({
    ...{ folder: dir, platform, presence: 'unattended' },
    env: { ...env, AGENTSOUL_SCOPE: formatScope(ceiling) },
    clock: () => at ?? new Date(),
  });
  const input = { ...values, dir };
  if (!dryRun) return invoke(session, startOperations.init, input);
  const { answer } = await preview(session, startOperations.init, input);
  return { commit: null, undo: null, ...answer };
}

/** An environment in which the ceiling of the process holds too, for a program that hands in one of its own. */
export function limitEnvironment(env: Environment, surroundings: Surroundings): Environment {
  if (env.AGENTSOUL_SCOPE === undefined && surroundings.env.AGENTSOUL_SCOPE === undefined) return env;
  return { ...env, AGENTSOUL_SCOPE: formatScope(narrowestCeiling({ surroundings, env, scope: undefined })) };
}

type Limits = {
  readonly surroundings: Surroundings;
  readonly env: Environment | undefined;
  readonly scope: Scope | string | undefined;
};

/** The narrowest of what the process, the given environment and the caller allow. Two of which neither sees less than the other are an error. */
function narrowestCeiling({ surroundings, env, scope }: Limits): Scope {
  const named = [surroundings.env.AGENTSOUL_SCOPE, env?.AGENTSOUL_SCOPE].map(readCeiling);
  const limits = scope === undefined ? named : [...named, scopeOption(scope)];
  return limits.reduce((ceiling, limit) => {
    if (isWithinCeiling(limit, ceiling)) return limit;
    if (isWithinCeiling(ceiling, limit) && limit !== limits[2]) return ceiling;
    throw new SoulError(
      'scope-above-ceiling',
      `The scope ${formatScope(limit)} is not within ${formatScope(ceiling)}, which AGENTSOUL_SCOPE allows at most.`,
      { hint: `Use ${formatScope(ceiling)} or a narrower scope.` },
    );
  });
}

function scopeOption(scope: Scope | string): Scope {
  const isScope = typeof scope === 'string' || (typeof scope === 'object' && typeof scope?.kind === 'string');
  if (isScope) return readScope(scope);
  throw wrongOption('scope', `a scope: ${scopeNames('or')}`);
}

/** What each option is, in words that follow "must be". */
const kinds: Readonly<Record<string, { is: (value: unknown) => boolean; words: string }>> = {
  at: {
    is: (value) => value instanceof Date && !Number.isNaN(value.getTime()),
    words: 'a valid Date, such as new Date("2026-02-02")',
  },
  agent: { is: (value) => typeof value === 'string', words: 'the id of an agent as text' },
  env: { is: (value) => typeof value === 'object' && value !== null, words: 'an object, such as process.env' },
  platform: { is: (value) => typeof value === 'string', words: 'a name such as "linux"' },
  timezone: { is: (value) => typeof value === 'string', words: 'a name such as "Europe/Berlin"' },
  flags: { is: (value) => typeof value === 'object' && value !== null, words: 'an object of settings' },
  onWarning: { is: (value) => typeof value === 'function', words: 'a function' },
  anyFolder: { is: (value) => typeof value === 'boolean', words: 'true or false' },
  scope: { is: () => true, words: '' },
};

function checkedOptions(options: OpenWorkspaceOptions): OpenWorkspaceOptions {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new SoulError('usage', 'The options of `openWorkspace` must be an object.');
  checkKinds(options);
  return options;
}

function checkKinds(options: object): void {
  for (const [name, value] of Object.entries(options)) {
    const kind = kinds[name];
    if (kind === undefined) {
      const known = nearestWord(name, Object.keys(kinds));
      throw new SoulError('usage', `There is no option named \`${name}\`.`, {
        ...(known !== null && { hint: `Did you mean \`${known}\`?` }),
      });
    }
    if (value !== undefined && !kind.is(value)) throw wrongOption(name, kind.words);
  }
}

function wrongOption(name: string, words: string): SoulError {
  return new SoulError('usage', `\`${name}\` must be ${words}.`);
}

function requireFolder(folder: unknown): void {
  if (typeof folder === 'string' && folder !== '') return;
  throw new SoulError('usage', 'The first argument must be the path of a folder.');
}
