import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SoulError } from '../../errors/soul-error.js';
import type { EmbeddingWorld } from './embedder.js';
import { readProperty } from './read-property.js';

export type Wanted = {
  readonly provider: string;
  readonly package: string;
  /** Everything that has to be installed for it. */
  readonly install: readonly string[];
};

/** A function that a package exports which the user installed beside agentsoul; it is no dependency of ours. */
export function installedFunction(wanted: Wanted, name: string, { packagesFrom }: EmbeddingWorld): Callable {
  const require = createRequire(packagesFrom === undefined ? import.meta.url : join(packagesFrom, 'any.js'));
  const path = pathOf(wanted, require);
  let loaded: unknown;
  try {
    loaded = require(path);
  } catch (cause) {
    throw failed(wanted, cause);
  }
  const found = readProperty(loaded, name);
  if (isCallable(found)) return found;
  throw failed(wanted, new Error(`it has no function ${name}`));
}

export type Callable = (...values: unknown[]) => unknown;

export function isCallable(value: unknown): value is Callable {
  return typeof value === 'function';
}

/** The error for a failure inside a package. */
export function failed({ package: name }: Wanted, cause: unknown): SoulError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new SoulError(
    'embeddings-failed',
    `The package ${name} could not compute vectors: ${reason.split('\n')[0]}.`,
    {
      hint: 'Install it again, or run `agentsoul config set embeddings.provider static`.',
      cause,
    },
  );
}

function pathOf({ provider, package: name, install }: Wanted, require: NodeJS.Require): string {
  try {
    return require.resolve(name);
  } catch (cause) {
    throw new SoulError(
      'embeddings-package-missing',
      `The provider ${provider} needs the package ${name}, which is not installed beside agentsoul.`,
      { hint: `Run \`npm install ${install.join(' ')}\`, with --global if agentsoul is installed globally.`, cause },
    );
  }
}
