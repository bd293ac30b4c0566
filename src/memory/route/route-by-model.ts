import type { LanguageModel } from '../../models/language/language-model.js';
import { ModelFailure } from '../../models/language/language-model.js';
import type { Warning } from '../remember-result.js';
import { asTag } from './choose-tags.js';
import { confirmEntities, confirmRelations } from './confirm-model-entities.js';
import { type ModelRoute, routeQuestion, routeSchema } from './model-prompt.js';
import { summarise } from './one-line-summary.js';
import type { Known, Route } from './route.js';
import { routeByRules } from './route-by-rules.js';

export type ModelRouted = { readonly route: Route; readonly warnings: readonly Warning[] };

type Asking = Known & {
  readonly model: LanguageModel;
  /** Whether the caller wants it in core memory. */
  readonly wantsCore: boolean;
  readonly signal?: AbortSignal | undefined;
};

/** Includes the reasoning tokens of the model. */
const maxOutputTokens = 4_000;

/**
 * Routes a memory with a model; if the model fails, with the rules. The words of the text decide what belongs in the vault, and such text is
 * never sent to a model. A model alone puts nothing into core memory, which is part of every prompt: the rules or the caller must agree.
 */
export async function routeByModel(text: string, asking: Asking): Promise<ModelRouted> {
  const { model, signal, ...known } = asking;
  const byRules = await routeByRules(text, known);
  if (byRules.store === 'vault') return { route: byRules, warnings: [] };
  try {
    const { value } = await model.ask({
      ...routeQuestion(text, known),
      schema: routeSchema(known),
      schemaName: 'route',
      maxOutputTokens,
      signal,
    });
    return routeFrom(value, { text, byRules, ...asking });
  } catch (failure) {
    if (!(failure instanceof ModelFailure)) throw failure;
    const hint = failure.hint === null ? '' : ` ${failure.hint}`;
    return {
      route: byRules,
      warnings: [{ code: 'model-failed', message: `${failure.message} The rules were used instead.${hint}` }],
    };
  }
}

function routeFrom(
  answer: ModelRoute,
  { text, byRules, wantsCore, ...known }: Asking & { readonly text: string; readonly byRules: Route },
): ModelRouted {
  const entities = confirmEntities(answer.entities, text, known);
  const mayCore = wantsCore || byRules.core_update;
  const outside = entities.length > 0 ? 'semantic' : 'episodic';
  const isOutOfPlace = (answer.store === 'core' && !mayCore) || (answer.store === 'semantic' && entities.length === 0);
  const tags = [...new Set(answer.tags.map(asTag).filter((tag) => tag !== ''))];
  const route: Route = {
    store: isOutOfPlace ? outside : answer.store,
    type: answer.type,
    entities,
    relations: confirmRelations(answer.relations, entities, known),
    tags: tags.length >= 2 ? tags : byRules.tags,
    confidence: answer.confidence,
    core_update: mayCore && (answer.core_update || answer.store === 'core'),
    block: byRules.block,
    summary: summarise(answer.summary, []),
    by: 'model',
  };
  const message = 'The model suggests core memory, but cannot decide that alone. Add `--core` to store it there.';
  const wantedCore = answer.store === 'core' || answer.core_update;
  return { route, warnings: wantedCore && !mayCore ? [{ code: 'core-not-asked-for', message }] : [] };
}
