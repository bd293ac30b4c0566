import { configDefaults } from '../../../../src/config/defaults.js';
import { type LanguageModel, ModelFailure, type ModelRequest } from '../../../../src/models/language/language-model.js';
import { openLanguageModel } from '../../../../src/models/language/open-language-model.js';
import type { ModelSettings, ModelWorld } from '../../../../src/models/language/text-source.js';

/** The model of these settings, as a workspace opens it that states and may use them. */
export function openModel(settings: Partial<ModelSettings>, { env, pause }: ModelWorld): LanguageModel {
  const config = { ...configDefaults, model: { ...configDefaults.model, ...settings } };
  const statedConfig = { config, origins: new Map(), warnings: [], layers: [] };
  const opened = openLanguageModel({ config, statedConfig, env }, { pause });
  if (opened === null) throw new Error('These settings name no model.');
  return opened;
}

export async function failureOf(model: LanguageModel, request: ModelRequest<unknown>): Promise<ModelFailure> {
  const failed: unknown = await model.ask(request).catch((failure: unknown) => failure);
  if (failed instanceof ModelFailure) return failed;
  throw new Error(`This is no failure of a model: ${JSON.stringify(failed)} ${String(failed)}`);
}
