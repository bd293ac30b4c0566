import { SoulError } from '../../errors/soul-error.js';
import type { LanguageModel } from '../../models/language/language-model.js';
import type { Workspace } from '../../workspace/workspace.js';

/** The language model that the settings name; to ask for one where there is none is an error. */
export async function namedModel(workspace: Workspace): Promise<LanguageModel> {
  const { openLanguageModel } = await import('../../models/language/open-language-model.js');
  const model = openLanguageModel(workspace);
  if (model !== null) return model;
  throw new SoulError('usage', '--model needs a language model, but none is configured.', {
    hint: 'For example: `agentsoul config set model.provider ollama`. Without --model only the rules are used.',
  });
}
