import { SoulError } from '../errors/soul-error.js';
import { checkSettings, type KnownNames } from './check-settings.js';
import {
  type ConfigLayer,
  type ConfigOrigin,
  type ConfigWarning,
  mergeLayers,
  type SettingOrigin,
  settingAt,
} from './config-layers.js';
import { configDefaults, type ResolvedConfig } from './defaults.js';
import { readEnvironment } from './environment-settings.js';
import type { JsonObject } from './json-value.js';
import { readConfigText } from './parse-config.js';
import type { Config } from './schema.js';

export type ConfigSources = KnownNames & {
  readonly workspaceText: ConfigFileText | null;
  readonly userText: ConfigFileText | null;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly flags?: Config;
};

/** The text of a config file, and its path as shown in messages. */
export type ConfigFileText = { readonly text: string; readonly path: string };

export type LoadedConfig = {
  readonly config: ResolvedConfig;
  /** The source of each value, by key path; a list counts as one value. */
  readonly origins: ReadonlyMap<string, SettingOrigin>;
  readonly warnings: readonly ConfigWarning[];
  /** The settings of each source, strongest first. Trust is decided on the workspace layer. */
  readonly layers: readonly ConfigLayer[];
};

/** Flag over variable over workspace over user file over default. Throws `config-invalid` if any source has a problem. */
export function loadConfig(sources: ConfigSources): LoadedConfig {
  const known = { profiles: sources.profiles };
  const environment = readEnvironment(sources.env, known);
  const layers = [
    flagLayer(sources.flags ?? {}, known),
    ...environment.settings.toReversed().map(({ variable, path, value }) => variableLayer(variable, path, value)),
    ...fileLayer('workspace', sources.workspaceText, known),
    ...fileLayer('user', sources.userText, known),
    defaultLayer,
  ];
  return resolveLayers(layers, environment.warnings);
}

export function resolveLayers(layers: readonly ConfigLayer[], warnings: readonly ConfigWarning[]): LoadedConfig {
  const merged = mergeLayers(layers);
  const agents = settingAt(merged.settings, ['agents']);
  const problem = agents === undefined ? undefined : checkSettings({ agents }).problems[0];
  if (problem !== undefined) {
    throw new SoulError('config-invalid', `The config sources contradict each other: ${problem.message}`, {
      hint: 'Run `agentsoul config show --origin` to see where each value comes from.',
    });
  }
  return {
    // Each layer was checked alone, so only agents can conflict here; the last layer contains every default.
    config: merged.settings as ResolvedConfig,
    get origins() {
      return merged.origins();
    },
    warnings: [...warnings, ...merged.warnings],
    layers,
  };
}

export function workspaceSettings(loaded: LoadedConfig): JsonObject {
  return loaded.layers.find(({ origin }) => origin === 'workspace')?.settings ?? {};
}

const defaultLayer: ConfigLayer = { origin: 'default', settings: configDefaults, where: () => 'default' };

function flagLayer(flags: Config, known: KnownNames): ConfigLayer {
  const { config, problems } = checkSettings(withoutUndefined(flags), known);
  const problem = problems[0];
  if (problem !== undefined) {
    const hint = problem.suggestion === null ? {} : { hint: problem.suggestion };
    throw new SoulError('config-invalid', `On the command line: ${problem.message}`, hint);
  }
  return { origin: 'flag', settings: config ?? {}, where: () => 'command line' };
}

function variableLayer(variable: string, path: readonly string[], value: JsonObject[string]): ConfigLayer {
  const settings = path.reduceRight<JsonObject[string]>((inner, key) => ({ [key]: inner }), value);
  return { origin: 'env', settings: settings as JsonObject, where: () => variable };
}

function fileLayer(origin: ConfigOrigin, file: ConfigFileText | null, known: KnownNames): ConfigLayer[] {
  if (file === null) return [];
  const { config, text } = readConfigText(file.text, { source: file.path, ...known });
  return [{ origin, settings: config, where: (path) => `${file.path}:${text.locate(path, 'key').line}` }];
}

function withoutUndefined(flags: Config): JsonObject {
  return JSON.parse(JSON.stringify(flags)) as JsonObject;
}
