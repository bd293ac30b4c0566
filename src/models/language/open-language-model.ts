import type { Workspace } from '../../workspace/workspace.js';
import { anthropicSource } from './anthropic.js';
import { modelFromSource } from './ask-with-schema.js';
import { commandSource } from './command-provider.js';
import { googleSource } from './google.js';
import { type LanguageModel, ModelFailure } from './language-model.js';
import { ollamaSource } from './ollama.js';
import { openaiSource } from './openai.js';
import { compatibleSource } from './openai-compatible.js';
import type { ModelSettings, ModelWorld, TextSource } from './text-source.js';

type Configured = Pick<Workspace, 'config' | 'statedConfig' | 'env'>;

/**
 * The configured language model; null if only rules are used. If a setting or a key is missing, or the workspace is not trusted, the model
 * fails when asked, so that failures are handled in one place.
 */
export function openLanguageModel(workspace: Configured, world: Pick<ModelWorld, 'pause'> = {}): LanguageModel | null {
  const problem = findModelProblem(workspace);
  if (problem !== null) return { name: workspace.config.model.provider, ask: () => Promise.reject(problem) };
  const source = sourceFor(workspace.config.model, { env: workspace.env, ...world });
  return source === null ? null : modelFromSource(source);
}

/** Why the configured model cannot be used, as far as can be checked without a request. */
export function findModelProblem({ config, statedConfig, env }: Configured): ModelFailure | null {
  if (isRules(config.model) && !isRules(statedConfig.config.model)) {
    const { provider } = statedConfig.config.model;
    return new ModelFailure(
      'untrusted',
      `This workspace configures a model (${provider}), but you have not trusted the workspace.`,
      {
        hint: 'Run `agentsoul trust` to review and allow its settings.',
      },
    );
  }
  try {
    sourceFor(config.model, { env });
    return null;
  } catch (failure) {
    if (failure instanceof ModelFailure) return failure;
    throw failure;
  }
}

function isRules({ provider }: ModelSettings): boolean {
  return provider === 'none' || provider === 'rules';
}

function sourceFor(settings: ModelSettings, world: ModelWorld): TextSource | null {
  switch (settings.provider) {
    case 'none':
    case 'rules':
      return null;
    case 'anthropic':
      return anthropicSource(settings, world);
    case 'openai':
      return openaiSource(settings, world);
    case 'google':
      return googleSource(settings, world);
    case 'ollama':
      return ollamaSource(settings, world);
    case 'openai-compatible':
      return compatibleSource(settings, world);
    case 'command':
      return commandSource(settings, world);
    default:
      settings.provider satisfies never;
      return null;
  }
}
