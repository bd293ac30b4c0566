import { resolve } from 'node:path';
import { SoulError } from '../../src/index.js';
import { type Environment, isSwitchedOn } from '../environment-switch.js';
import type { OptionSpec } from '../option-spec.js';
import { type GivenValue, givenOptions } from './given-options.js';
import { parseTime } from './parse-time.js';

/** Options every command takes, before or after its name. Each has a twin in the environment: `AGENTSOUL_` and its name. */
export const globalOptionSpecs: readonly OptionSpec[] = [
  { long: 'workspace', short: 'C', kind: 'string', value: 'dir', description: 'Work on the workspace of this folder' },
  { long: 'agent', kind: 'string', value: 'id', description: 'Act as this agent of the config' },
  { long: 'json', kind: 'boolean', description: 'Print one JSON document instead of text' },
  { long: 'quiet', kind: 'boolean', description: 'Hide notes and progress, but not errors' },
  { long: 'no-color', kind: 'boolean', description: 'Print without colours' },
  { long: 'yes', kind: 'boolean', description: 'Answer yes to every question' },
  { long: 'no-input', kind: 'boolean', description: 'Never ask; fail if an answer is needed' },
  { long: 'dry-run', short: 'n', kind: 'boolean', description: 'Show what would change without changing anything' },
  { long: 'at', kind: 'string', value: 'time', description: 'Use this ISO 8601 time as the current time' },
];

export const helpSpec: OptionSpec = { long: 'help', short: 'h', kind: 'boolean', description: 'Show help' };

/** Of the program itself, before any command. */
export const versionSpec: OptionSpec = {
  long: 'version',
  short: 'V',
  kind: 'boolean',
  description: 'Print the version',
};

export type GlobalOptions = {
  /** An absolute path. */
  readonly workspace: string | undefined;
  /** As it was given; doors for agents refuse a relative one. */
  readonly workspaceAsGiven: string | undefined;
  readonly agent: string | undefined;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly color: boolean;
  readonly yes: boolean;
  readonly input: boolean;
  readonly dryRun: boolean;
  readonly at: Date | undefined;
};

export function readGlobalOptions(
  flags: Readonly<Record<string, GivenValue>>,
  { env, cwd }: { readonly env: Environment; readonly cwd: string },
): GlobalOptions {
  const given = givenOptions(globalOptionSpecs, { ...fromEnvironment(env), ...flags });
  const workspace = given.text('workspace');
  const at = given.text('at');
  return {
    workspace: workspace === undefined ? undefined : resolve(cwd, workspace),
    workspaceAsGiven: workspace,
    agent: given.text('agent'),
    json: given.flag('json'),
    quiet: given.flag('quiet'),
    color: !given.flag('no-color'),
    yes: given.flag('yes'),
    input: !given.flag('no-input'),
    dryRun: given.flag('dry-run'),
    at: at === undefined ? undefined : parseTime(at, flags.at === undefined ? 'AGENTSOUL_AT' : '--at'),
  };
}

/** What can be known of the flags when the command line could not be understood: enough to report that. */
export function guessGlobalOptions(argv: readonly string[], env: Environment): { json: boolean; color: boolean } {
  const end = argv.indexOf('--');
  const words = end === -1 ? argv : argv.slice(0, end);
  return {
    json: words.includes('--json') || isSwitchedOn(env[environmentName('json')]) === true,
    color: !words.includes('--no-color') && isSwitchedOn(env[environmentName('no-color')]) !== true,
  };
}

export function environmentName(long: string): string {
  return `AGENTSOUL_${long.toUpperCase().replaceAll('-', '_')}`;
}

function fromEnvironment(env: Environment): Record<string, GivenValue> {
  const values: Record<string, GivenValue> = {};
  for (const spec of globalOptionSpecs) {
    const name = environmentName(spec.long);
    const text = env[name];
    if (text === undefined || text === '') continue;
    const value = spec.kind === 'boolean' ? isSwitchedOn(text) : text;
    if (value === undefined) {
      throw new SoulError('usage', `${name} is "${text}", which is not 1 or 0.`, {
        hint: `Set ${name} to 1 or 0, or unset it.`,
      });
    }
    values[spec.long] = value;
  }
  return values;
}
