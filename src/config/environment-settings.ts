import * as z from 'zod';
import { SoulError } from '../errors/soul-error.js';
import { checkSettings, closest, type KnownNames } from './check-settings.js';
import type { ConfigWarning } from './config-layers.js';
import type { Json } from './json-value.js';
import { type ScalarKey, scalarKeys } from './setting-paths.js';

const prefix = 'AGENTSOUL_';

/** Variables for global flags. The command line reads them; they are not settings. */
export const flagVariables = [
  'AGENTSOUL_WORKSPACE',
  'AGENTSOUL_AGENT',
  'AGENTSOUL_SCOPE',
  'AGENTSOUL_JSON',
  'AGENTSOUL_QUIET',
  'AGENTSOUL_NO_COLOR',
  'AGENTSOUL_YES',
  'AGENTSOUL_NO_INPUT',
  'AGENTSOUL_DRY_RUN',
  'AGENTSOUL_AT',
  'AGENTSOUL_HOOK',
] as const;

export type EnvironmentSetting = { readonly variable: string; readonly path: readonly string[]; readonly value: Json };

export type EnvironmentSettings = {
  readonly settings: readonly EnvironmentSetting[];
  readonly warnings: readonly ConfigWarning[];
};

/** The settings given by `AGENTSOUL_…` variables. An empty variable counts as not set, an unknown one is a warning. */
export function readEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  known: KnownNames = {},
): EnvironmentSettings {
  const given = Object.keys(env)
    .filter((name) => name.startsWith(prefix) && !isFlagVariable(name) && (env[name] ?? '') !== '')
    .sort();
  if (given.length === 0) return { settings: [], warnings: [] };

  const keys = environmentKeys();
  const settings: EnvironmentSetting[] = [];
  const warnings: ConfigWarning[] = [];
  for (const variable of given) {
    const key = keys.get(variable);
    if (key === undefined) warnings.push(unknownVariable(variable, [...keys.keys(), ...flagVariables]));
    else
      settings.push({
        variable,
        path: key.path,
        value: readSetting(variable, key, { text: env[variable] ?? '', known }),
      });
  }
  return { settings, warnings };
}

export function environmentKeys(): ReadonlyMap<string, ScalarKey> {
  const keys = scalarKeys().filter(({ path }) => path[0] !== '$schema');
  return new Map(keys.map((key) => [variableFor(key.path), key]));
}

/** `memory.decay.lambda` → `AGENTSOUL_MEMORY_DECAY_LAMBDA`, `reflection.maxTokens` → `AGENTSOUL_REFLECTION_MAX_TOKENS`. */
export function variableFor(path: readonly string[]): string {
  const words = path.map((key) => key.replace(/([a-z0-9])([A-Z])/g, '$1_$2'));
  return prefix + words.join('_').toUpperCase();
}

function isFlagVariable(name: string): boolean {
  return flagVariables.some((flag) => flag === name);
}

function readSetting(variable: string, key: ScalarKey, given: { text: string; known: KnownNames }): Json {
  const value = typedValue(key.schema, given.text.trim());
  const nested = key.path.reduceRight<Json>((inner, segment) => ({ [segment]: inner }), value);
  const problem = checkSettings(nested, given.known).problems[0];
  if (problem === undefined) return value;
  const hint = problem.suggestion === null ? {} : { hint: problem.suggestion };
  throw new SoulError('config-invalid', `${variable}: ${problem.message}`, hint);
}

function typedValue(schema: z.ZodType, text: string): Json {
  if (schema instanceof z.ZodNumber) return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
  if (schema instanceof z.ZodBoolean) return switchWords.get(text.toLowerCase()) ?? text;
  return text;
}

const switchWords = new Map([
  ...['true', '1', 'yes', 'on'].map((word) => [word, true] as const),
  ...['false', '0', 'no', 'off'].map((word) => [word, false] as const),
]);

function unknownVariable(variable: string, known: readonly string[]): ConfigWarning {
  const close = closest(
    variable.slice(prefix.length),
    known.map((name) => name.slice(prefix.length)),
  );
  const advice =
    close === null ? 'Run `agentsoul config show` to see all settings.' : `Did you mean ${prefix}${close}?`;
  return { code: 'unknown-variable', key: variable, message: `${variable} is not a setting and is ignored. ${advice}` };
}
